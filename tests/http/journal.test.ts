import { beforeAll, describe, expect, test } from "vitest";
import { guest, member, type Person, write } from "./people";
import { startServer, until } from "./server";

type Entry = {
  id: string;
  prompt: string;
  response: string;
  createdAt: string;
  truenorthResponse: string | null;
  truenorthFollowUp: string | null;
  hasUserReadResponse: boolean;
  metadata: { risk: { level: number } } | null;
};

const server = await startServer();
let writer: Person;
let other: Person;
beforeAll(async () => {
  [writer, other] = await Promise.all([member(server), member(server)]);
});

const entriesOf = async (person: Person, search = ""): Promise<Entry[]> =>
  (await person.get(`/api/journal${search}`)).json();
const find = async (person: Person, id: string) =>
  (await entriesOf(person)).find((entry) => entry.id === id) as Entry;

async function answered(person: Person, id: string) {
  await until("answered", async () => (await find(person, id)).truenorthResponse !== null);
  return find(person, id);
}

describe("Entries stored at the same moment", () => {
  test("get answers that differ, though their words are the same", async () => {
    const person = await member(server);
    const ids = await Promise.all(Array.from({ length: 8 }, () => write(person, "It rained.")));
    const entries = await Promise.all(ids.map((id) => answered(person, id)));
    const answers = entries.map(({ truenorthResponse }) => truenorthResponse);
    expect(new Set(answers).size).toBe(8);
  });
});

describe("A new entry", () => {
  test("is there at once without an answer, and is answered soon", async () => {
    const sent = await writer.post("/api/journal", {
      prompt: "Today",
      response: "  The garden was wet.  ",
    });
    expect(sent.json()).toMatchObject({
      userId: writer.id,
      prompt: "Today",
      response: "The garden was wet.",
      truenorthResponse: null,
      hasUserReadResponse: false,
    });
    const entry = await answered(writer, sent.json().id);
    expect(entry.truenorthResponse?.length).toBeGreaterThan(20);
    expect(entry.truenorthFollowUp).toBeTruthy();
    await until("the job is over", () => server.count("SELECT count(*) FROM Job") === 0);
  });

  test("without a prompt is free writing", async () => {
    for (const prompt of [undefined, "", "   "]) {
      const answer = await writer.post("/api/journal", { prompt, response: "Words." });
      expect(answer.json().prompt).toBe("Free writing");
    }
  });

  test("comes by JSON, by a form and by multipart with the same fields", async () => {
    const person = await guest(server);
    const multipart = new FormData();
    multipart.set("response", "By multipart.");
    expect((await person.post("/api/journal", { response: "By JSON." })).status).toBe(201);
    expect(
      (await person.ask("POST", "/api/journal", { form: { response: "By form." } })).status,
    ).toBe(201);
    expect((await person.ask("POST", "/api/journal", { body: multipart })).status).toBe(201);
    const responses = (await entriesOf(person)).map(({ response }) => response);
    expect(responses).toEqual(["By multipart.", "By form.", "By JSON."]);
  });

  test("keeps every character of 20,000, and of any script", async () => {
    for (const response of [
      "x".repeat(20_000),
      "Ærlig talt 🌧️ 夜 \u202e שלום <script>alert(1)</script> ' \" \\ %_",
    ]) {
      const id = await write(writer, response);
      expect((await find(writer, id)).response).toBe(response);
    }
    const page = (await writer.get("/app?view=journal")).text;
    expect(page).not.toContain("<script>alert(1)");
  });

  test("ends the draft that it was", async () => {
    const person = await guest(server);
    await person.put("/api/journal/draft", { response: "Half a thought" });
    expect((await person.get("/app?view=journal")).text).toContain("Half a thought");
    await write(person, "A whole one.");
    expect((await person.get("/app?view=journal")).text).not.toContain("Half a thought");
  });
});

describe("An entry", () => {
  test("is edited by its writer and keeps its answer", async () => {
    const id = await write(writer, "The first words.");
    const before = await answered(writer, id);
    const edit = await writer.put(`/api/journal/${id}`, {
      prompt: "Later",
      response: "The second words.",
    });
    expect(edit.status).toBe(200);
    expect(await find(writer, id)).toMatchObject({
      prompt: "Later",
      response: "The second words.",
      createdAt: before.createdAt,
      truenorthResponse: before.truenorthResponse,
    });
  });

  test("that speaks of danger since it was edited is answered anew", async () => {
    const id = await write(writer, "The garden was wet.");
    const first = await answered(writer, id);
    await writer.put(`/api/journal/${id}`, { response: "I want to kill myself tonight." });
    const anew = await answered(writer, id);
    expect(anew.truenorthResponse).not.toBe(first.truenorthResponse);
    expect(anew.metadata?.risk.level).toBeGreaterThanOrEqual(3);
  });

  test("is marked as read by its writer alone, with nothing else changed", async () => {
    const id = await write(writer, "To be read.");
    expect(
      (await writer.put(`/api/journal/${id}`, { hasUserReadResponse: true })).json(),
    ).toMatchObject({
      response: "To be read.",
      hasUserReadResponse: true,
    });
    expect((await writer.put(`/api/journal/${id}`, {})).status).toBe(400);
  });

  test("of another person is not there to be changed, deleted, or continued", async () => {
    const id = await write(writer, "Mine.");
    await answered(writer, id);
    const visitingGuest = await guest(server);
    const before = server.contents();
    for (const who of [other, visitingGuest]) {
      const missing = await who.put("/api/journal/nothing", { response: "Theirs." });
      const change = await who.put(`/api/journal/${id}`, { response: "Theirs." });
      expect({ status: change.status, text: change.text }).toEqual({
        status: 404,
        text: missing.text,
      });
      expect((await who.delete(`/api/journal/${id}`)).status).toBe(404);
      expect((await who.submit("/app", "edit-entry", { id, response: "Theirs." })).status).toBe(
        404,
      );
      expect((await who.submit("/app", "delete-entry", { id })).status).toBe(404);
      expect((await who.submit("/app", "continue-reflection", { id })).status).toBe(404);
      expect(server.contents()).toEqual(before);
    }
  });

  test("that carries another's id in its fields stays where its address says", async () => {
    const [mine, theirs] = [await write(writer, "Mine."), await write(other, "Theirs.")];
    await writer.put(`/api/journal/${mine}`, {
      id: theirs,
      userId: other.id,
      response: "Changed.",
    });
    expect((await find(other, theirs)).response).toBe("Theirs.");
    expect((await find(writer, mine)).response).toBe("Changed.");
  });

  test("is gone after its writer deletes it, with its answer still to come", async () => {
    const id = await write(writer, "Not for long.");
    expect((await writer.delete(`/api/journal/${id}`)).json()).toEqual({ success: true });
    expect((await writer.delete(`/api/journal/${id}`)).status).toBe(404);
    expect((await writer.put(`/api/journal/${id}`, { response: "Back." })).status).toBe(404);
    expect(await find(writer, id)).toBeUndefined();
    await until("no job is left", () => server.count("SELECT count(*) FROM Job") === 0);
  });
});

describe("The list of entries", () => {
  const COUNT = 25;
  let reader: Person;
  let ids: string[];

  beforeAll(async () => {
    reader = await member(server);
    for (let index = 0; index < COUNT; index++)
      await write(reader, `Entry ${index} about ${index % 2 ? "Rain" : "sun"}`);
    await until("answered", () => server.count("SELECT count(*) FROM Job") === 0);
    const oldest = "SELECT createdAt FROM JournalEntry WHERE userId = ? ORDER BY createdAt LIMIT 1";
    const first = server.database().prepare(oldest).pluck().get(reader.id);
    server
      .database()
      .prepare(
        "UPDATE JournalEntry SET createdAt = ? WHERE userId = ? AND response LIKE 'Entry 1%'",
      )
      .run(first, reader.id);
    ids = (await entriesOf(reader)).map(({ id }) => id);
  });

  test("is newest first, and the same at every asking, also of entries of one moment", async () => {
    expect(ids).toHaveLength(COUNT);
    const times = (await entriesOf(reader)).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(times).size).toBeLessThan(COUNT);
    for (let again = 0; again < 3; again++)
      expect((await entriesOf(reader)).map(({ id }) => id)).toEqual(ids);
  });

  test("comes in pages that miss nothing and repeat nothing", async () => {
    const seen: string[] = [];
    for (let before = ""; ; ) {
      const page = await entriesOf(reader, `?limit=4${before && `&before=${before}`}`);
      expect(page.length).toBeLessThanOrEqual(4);
      seen.push(...page.map(({ id }) => id));
      if (page.length === 0) break;
      before = page.at(-1)?.id ?? "";
    }
    expect(seen).toEqual(ids);
  });

  test("clamps a limit out of range, and is empty before an entry of another person", async () => {
    expect(await entriesOf(reader, "?limit=0")).toHaveLength(1);
    expect(await entriesOf(reader, "?limit=-5")).toHaveLength(1);
    expect(await entriesOf(reader, "?limit=99999")).toHaveLength(COUNT);
    const theirs = await write(other);
    expect(await entriesOf(reader, `?before=${theirs}`)).toEqual([]);
  });

  test("is searched by words in any letter case, in all of an entry", async () => {
    const found = async (q: string) =>
      (await entriesOf(reader, `?q=${encodeURIComponent(q)}`)).map(({ response }) => response);
    const rainy = await found("rain");
    expect(rainy.length).toBeGreaterThanOrEqual(12);
    expect(rainy.filter((response) => response.includes("Rain"))).toHaveLength(12);
    expect(await found("Entry 7")).toContain("Entry 7 about Rain");
    expect(await found("nowhere in here at all")).toEqual([]);
    for (const words of ["' OR 1=1 --", "*", "\\", '"']) expect(await found(words)).toEqual([]);
    expect(await entriesOf(other, "?q=Rain")).toEqual([]);
  });
});

describe("A prompt", () => {
  test("is one of those for anyone when there is no history, and personal after some entries", async () => {
    const person = await member(server);
    const first = await person.post("/api/journal/generate-prompt");
    expect(first.json()).toEqual({ prompt: expect.any(String), isPersonalized: false });
    for (const words of [
      "I argued with my sister again.",
      "My sister called.",
      "Thinking of my sister.",
    ])
      await answered(person, await write(person, words));
    const later = await person.post("/api/journal/generate-prompt");
    expect(later.json().prompt.length).toBeGreaterThan(10);
  });
});
