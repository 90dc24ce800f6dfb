import { expect, test } from "vitest";
import { member } from "./people";
import { reflect } from "./reflections";
import { startServer } from "./server";

const SAID = "This was sent before with other words. Please send it again.";
const server = await startServer();

test("A repeat with other words is refused and nothing is lost; the same words answer the first", async () => {
  const author = await member(server);
  const { id: reflectionId } = await reflect(author);
  const cases: [string, object, object[]][] = [
    [
      "/api/reflections",
      { content: "One.\nTwo.", mood: "calm" },
      [{ content: "Edited." }, { mood: "curious" }, { mood: null }, { isPublic: false }],
    ],
    [
      "/api/reflections/echo",
      { content: "One.\nTwo.", mood: "calm", originalReflectionId: reflectionId },
      [{ content: "Edited." }, { mood: "curious" }, { isPublic: false }],
    ],
    ["/api/comments", { content: "One.\nTwo.", reflectionId }, [{ content: "Edited." }]],
  ];
  for (const [path, fields, edits] of cases) {
    const json = { ...fields, clientId: crypto.randomUUID() };
    const first = await author.post(path, json);
    expect(first.status).toBe(201);
    for (const edit of edits) {
      const { status, text, headers } = await author.post(path, { ...json, ...edit });
      expect({ path, edit, status, text, field: headers.get("x-field") }).toEqual({
        path,
        edit,
        status: 409,
        text: SAID,
        field: "content",
      });
    }
    for (const content of ["One.\nTwo.", " One.\r\nTwo.  "]) {
      const again = await author.post(path, { ...json, content });
      expect({ path, status: again.status }).toEqual({ path, status: 200 });
      expect(again.json()).toEqual(first.json());
    }
  }
});

test("A form that is refused for a repeat with other words comes back with them, and can be sent again", async () => {
  const author = await member(server);
  const path = `/reflection/${(await reflect(author)).id}`;
  for (const [at, intent] of [
    ["/feed", "create-reflection"],
    [path, "comment"],
  ] as const) {
    const reflectionId = path.split("/").at(-1) as string;
    const fields = { reflectionId, clientId: crypto.randomUUID(), returnTo: at };
    const send = (content: string, clientId: string = fields.clientId) =>
      author.submit(at, intent, { ...fields, clientId, content, isPublic: "true" });
    expect((await send("The first words.")).status).toBe(303);
    const refused = await send("The edited words.");
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("The edited words.");
    expect(refused.text).toContain(SAID);
    expect(refused.text).not.toContain(fields.clientId);
    const [fresh] = /[0-9a-f]{8}-[0-9a-f-]{27}(?=")/.exec(
      refused.text.slice(refused.text.indexOf('name="clientId"')),
    ) as RegExpExecArray;
    expect((await send("The edited words.", fresh)).status).toBe(303);
  }
});
