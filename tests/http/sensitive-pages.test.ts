import { beforeAll, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { member, type Person } from "./people";
import { echo, reflect } from "./reflections";
import { startServer } from "./server";

const MARKER = "tidepoolmarker";
const DANGER = `I want to kill myself tonight, ${MARKER}.`;
const server = await startServer();
const visitor = browser(server);

/** What a page tells search engines and previews. */
async function told(path: string) {
  const { text, status } = await visitor.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  const head = text.slice(0, text.indexOf("</head>"));
  return {
    head,
    isIndexed: !head.includes('content="noindex"'),
    isDescribed: head.includes("ld+json"),
  };
}

async function expectKeptBack(path: string, neutral?: string) {
  const { head, ...rest } = await told(path);
  expect({ path, ...rest }).toEqual({ path, isIndexed: false, isDescribed: false });
  expect(head).not.toContain(MARKER);
  if (neutral) expect(head).toContain(`property="og:description" content="${neutral}"`);
}

describe("Where words of danger stand", () => {
  let author: Person;
  let nickname: string;
  beforeAll(async () => {
    author = await member(server);
    nickname = (await author.get("/api/auth/user")).json().nickname;
  });

  test("calm pages are told to search engines", async () => {
    const { id } = await reflect(author, { content: "A calm start. #tidepool" });
    const { threadId } = await echo(author, id);
    for (const path of [
      `/reflection/${id}`,
      `/echo/${threadId}`,
      `/u/${nickname}`,
      "/feed",
      "/feed?tag=tidepool",
    ])
      expect({ path, ...(await told(path)), head: "" }).toEqual({
        path,
        head: "",
        isIndexed: true,
        isDescribed: true,
      });
  });

  test("a comment with them keeps its page back, whoever wrote the reflection", async () => {
    const { id } = await reflect(author, { content: "A calm day by the sea." });
    const other = await member(server);
    await other.post("/api/comments", { reflectionId: id, content: DANGER });
    await expectKeptBack(`/reflection/${id}`);
  });

  test("neither search engines nor previews get them", async () => {
    const { id } = await reflect(author, { content: DANGER });
    const { threadId } = await echo(author, id);
    await expectKeptBack(`/reflection/${id}`, "A reflection shared on TrueNorth.");
    await expectKeptBack(`/echo/${threadId}`, "An echo chain shared on TrueNorth.");
    await expectKeptBack(`/u/${nickname}`);
    await expectKeptBack("/feed");
    expect((await told("/feed?tag=tidepool")).isIndexed).toBe(true);
    expect((await visitor.get("/feed")).text).not.toContain("riskLevel");
  });

  test("an echo of danger keeps back its whole chain", async () => {
    const { id } = await reflect(author, { content: "A calm start." });
    const { threadId } = await echo(author, id, { content: DANGER });
    await expectKeptBack(`/echo/${threadId}`, "An echo chain shared on TrueNorth.");
  });

  test("a summary of a chain with danger is kept back too", async () => {
    const { id } = await reflect(author, { content: DANGER });
    const { threadId } = await echo(author, id);
    const other = await member(server);
    await other.post("/api/chain-reflects", { threadId });
    const [summary] = (await other.get(`/api/reflections/user/${other.id}`)).json();
    expect(summary.content).toContain(MARKER);
    await expectKeptBack(`/reflection/${summary.id}`, "A reflection shared on TrueNorth.");
  });
});
