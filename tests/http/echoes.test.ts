import { beforeAll, describe, expect, test } from "vitest";
import type { Shown } from "~/features/reflections/present-reflection";
import { type Browser, browser } from "./browser";
import { member, type Person } from "./people";
import { block, echo, reflect } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
const visitor = browser(server);
let author: Person;
let people: Person[];

beforeAll(async () => {
  author = await member(server);
  people = await Promise.all(Array.from({ length: 20 }, () => member(server)));
});

const chainOf = async (threadId: string | null, as: Browser = visitor): Promise<Shown[]> =>
  (await as.get(`/api/echo-chains/${threadId}`)).json();
const numbersOf = async (threadId: string | null) =>
  (await chainOf(threadId)).map(({ sequenceNumber }) => sequenceNumber);
const remove = async (person: Browser, id: string) =>
  expect((await person.delete(`/api/reflections/${id}`)).status).toBe(200);

/** A chain of an original and some echoes, each by another person. */
async function chain(words: string[]) {
  const [first = "", ...rest] = words;
  const original = await reflect(author, { content: first });
  const entries = [original];
  for (const [index, content] of rest.entries())
    entries.push(await echo(people[index] as Person, original.id, { content }));
  return { entries, threadId: entries[1]?.threadId as string };
}

test("Twenty echoes at once get the numbers 2 to 21 without a gap, and the original is the first", async () => {
  const original = await reflect(author);
  const echoes = await Promise.all(people.map((one) => echo(one, original.id)));
  expect(new Set(echoes.map(({ threadId }) => threadId)).size).toBe(1);
  const numbers = echoes.map(({ sequenceNumber }) => sequenceNumber as number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  const [first, ...others] = await chainOf(echoes[0]?.threadId ?? null);
  expect(first).toMatchObject({ id: original.id, sequenceNumber: 1, parentReflectionId: null });
  expect(others.every(({ parentReflectionId }) => parentReflectionId === original.id)).toBe(true);
});

test("An echo answers its thread and itself; the number that the client sent counts for nothing", async () => {
  const original = await reflect(author);
  const answer = await author.post("/api/reflections/echo", {
    originalReflectionId: original.id,
    content: "Mine.",
    mood: "curious",
    sequenceNumber: 99,
    threadId: crypto.randomUUID(),
  });
  const { threadId, reflection } = answer.json();
  expect(Object.keys(answer.json()).sort()).toEqual(["reflection", "threadId"]);
  expect(reflection).toMatchObject({ threadId, sequenceNumber: 2, mood: "curious" });
});

test("The same echo sent many times at once is one, and takes one number", async () => {
  const original = await reflect(author);
  const json = {
    originalReflectionId: original.id,
    content: "Once.",
    clientId: crypto.randomUUID(),
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => author.post("/api/reflections/echo", json)),
  );
  expect(new Set(answers.map((answer) => answer.json().reflection.id)).size).toBe(1);
  expect(await numbersOf(answers[0]?.json().threadId)).toEqual([1, 2]);
  const next = await echo(author, original.id);
  expect(next.sequenceNumber).toBe(3);
});

test("A chain that one begins oneself counts from 1, whatever numbers the client sent", async () => {
  const threadId = crypto.randomUUID();
  const one = await reflect(author, { threadId, sequenceNumber: 7 });
  const two = await reflect(author, { threadId, sequenceNumber: 7, parentReflectionId: one.id });
  expect([one.sequenceNumber, two.sequenceNumber]).toEqual([1, 2]);
  expect(two.parentReflectionId).toBe(one.id);
  expect((await reflect(people[0] as Person, { threadId })).sequenceNumber).toBe(3);
});

test("Deleting in the middle keeps the order and the numbers, and a number is not given again", async () => {
  const { entries, threadId } = await chain(["one", "two", "three"]);
  await remove(people[0] as Person, entries[1]?.id ?? "");
  expect(await numbersOf(threadId)).toEqual([1, 3]);
  await remove(people[1] as Person, entries[2]?.id ?? "");
  expect((await echo(author, entries[0]?.id ?? "")).sequenceNumber).toBe(4);
  await remove(author, entries[0]?.id ?? "");
  const [left] = await chainOf(threadId);
  expect(left).toMatchObject({ sequenceNumber: 4, parentReflectionId: null });
});

test("Deleting the last entry ends the chain with all that hung on it", async () => {
  const { entries, threadId } = await chain(["one", "two"]);
  await author.post("/api/chain-likes", { threadId });
  await author.post("/api/chain-reflects", { threadId });
  await remove(author, entries[0]?.id ?? "");
  await remove(people[0] as Person, entries[1]?.id ?? "");
  for (const path of ["echo-chains", "chain-likes", "chain-reflects"])
    expect((await visitor.get(`/api/${path}/${threadId}`)).status).toBe(404);
  for (const table of ["ChainLike", "ChainReflect"])
    expect(server.count(`SELECT count(*) FROM ${table} WHERE threadId = ?`, threadId)).toBe(0);
  expect(server.count("SELECT count(*) FROM Reflection WHERE chainThreadId = ?", threadId)).toBe(0);
});

describe("A chain reflect", () => {
  const summaryOf = async (person: Person) =>
    ((await person.get(`/api/reflections/user/${person.id}?limit=50`)).json() as Shown[]).find(
      ({ isChainReflect }) => isChainReflect,
    );

  test("makes one public summary in the mood thoughtful, and repeating it changes nothing", async () => {
    const { threadId } = await chain([`${"long ".repeat(40)}`, "two"]);
    const reader = await member(server);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => reader.post("/api/chain-reflects", { threadId })),
    );
    for (const answer of answers) expect(answer.json()).toEqual({ count: 1, isReflected: true });
    const own = (await reader.get(`/api/reflections/user/${reader.id}`)).json();
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      mood: "thoughtful",
      isPublic: true,
      isChainReflect: true,
      chainThreadId: threadId,
      threadId: null,
    });
    expect(own[0].content).toContain("2 entries");
    expect(own[0].content).toContain(`“${"long ".repeat(20).trim()}…”`);
    expect((await visitor.get(`/api/chain-reflects/${threadId}`)).json()).toEqual({
      count: 1,
      isReflected: false,
    });
    const gone = { count: 0, isReflected: false };
    for (let n = 0; n < 2; n++)
      expect((await reader.delete(`/api/chain-reflects/${threadId}`)).json()).toEqual(gone);
    expect(await summaryOf(reader)).toBeUndefined();
  });

  test("by the fields of a reflection makes the same summary, whatever words were sent", async () => {
    const { threadId } = await chain(["one", "two"]);
    const reader = await member(server);
    const json = { content: "Words of mine.", isChainReflect: true, chainThreadId: threadId };
    const one = await reader.post("/api/reflections", json);
    expect(one.json()).toMatchObject({ isChainReflect: true, mood: "thoughtful" });
    await reader.post("/api/reflections", json);
    await reader.post("/api/chain-reflects", { threadId });
    expect((await reader.get(`/api/reflections/user/${reader.id}`)).json()).toHaveLength(1);
  });

  test("quotes what is left when the quoted entry is deleted, and goes when nothing public is left", async () => {
    const { entries, threadId } = await chain(["the quoted one", "the next one"]);
    const reader = await member(server);
    await reader.post("/api/chain-reflects", { threadId });
    await echo(author, entries[0]?.id ?? "", { content: "a private one", isPublic: false });
    expect((await summaryOf(reader))?.content).toContain("the quoted one");
    await remove(author, entries[0]?.id ?? "");
    expect((await summaryOf(reader))?.content).toMatch(/1 entry: “the next one”/);
    await remove(people[0] as Person, entries[1]?.id ?? "");
    expect(await summaryOf(reader)).toBeUndefined();
    expect(await chainOf(threadId, author)).toHaveLength(1);
  });

  test("of a chain that begins with a summary quotes no deleted words either", async () => {
    const { entries, threadId } = await chain(["the deepest words", "the other words"]);
    const [one, two] = [await member(server), await member(server)];
    await one.post("/api/chain-reflects", { threadId });
    const summary = await summaryOf(one);
    const second = await echo(one, summary?.id ?? "");
    await two.post("/api/chain-reflects", { threadId: second.threadId });
    expect((await summaryOf(two))?.content).toContain("the deepest words");
    await remove(author, entries[0]?.id ?? "");
    expect((await summaryOf(two))?.content).toContain("the other words");
    expect(JSON.stringify(server.contents())).not.toContain("the deepest words");
    await one.delete(`/api/chain-reflects/${threadId}`);
    expect((await summaryOf(two))?.content).toContain("Here too.");
    await remove(one, second.id);
    expect(await summaryOf(two)).toBeUndefined();
  });

  test("does not quote somebody whom its author cannot see", async () => {
    const { entries, threadId } = await chain([
      "words of one who blocked",
      "words of another",
      "third",
    ]);
    const reader = await member(server);
    block(server, author, reader);
    await reader.post("/api/chain-reflects", { threadId });
    expect((await summaryOf(reader))?.content).toMatch(/2 entries: “words of another”/);
    await remove(people[1] as Person, entries[2]?.id ?? "");
    expect((await summaryOf(reader))?.content).toMatch(/1 entry: “words of another”/);
  });

  test("that is deleted as a reflection is taken back", async () => {
    const { threadId } = await chain(["one", "two"]);
    const reader = await member(server);
    await reader.post("/api/chain-reflects", { threadId });
    await remove(reader, (await summaryOf(reader))?.id ?? "");
    expect((await reader.get(`/api/chain-reflects/${threadId}`)).json()).toEqual({
      count: 0,
      isReflected: false,
    });
  });
});

test("Liking a chain again, or taking back what is not there, changes nothing", async () => {
  const { threadId } = await chain(["one", "two"]);
  const [one, two] = people as [Person, Person];
  const send = (person: Person) => person.post("/api/chain-likes", { threadId });
  await Promise.all([send(one), send(one), send(one)]);
  expect((await send(two)).json()).toEqual({ count: 2, isLiked: true });
  for (let n = 0; n < 2; n++)
    expect((await one.delete(`/api/chain-likes/${threadId}`)).json()).toEqual({
      count: 1,
      isLiked: false,
    });
});

describe("A finished chain", () => {
  test("takes no more echoes by any way, and gives away no number", async () => {
    const { entries, threadId } = await chain(["one", "two"]);
    const other = people[5] as Person;
    const refused = await other.post(`/api/echo-chains/${threadId}/close`);
    expect(refused.status).toBe(403);
    expect(await echo(other, entries[0]?.id ?? "")).toMatchObject({ sequenceNumber: 3 });
    for (let n = 0; n < 2; n++)
      expect((await author.post(`/api/echo-chains/${threadId}/close`)).json()).toEqual({
        closed: true,
      });
    const tries = [
      other.post("/api/reflections/echo", {
        originalReflectionId: entries[1]?.id,
        content: "Late.",
      }),
      author.post("/api/reflections", { threadId, content: "Late." }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(409);
    expect(await numbersOf(threadId)).toEqual([1, 2, 3]);
    expect(server.count("SELECT nextSequence FROM EchoThread WHERE id = ?", threadId)).toBe(4);
    expect((await other.post("/api/chain-likes", { threadId })).status).toBe(200);
  });

  test("says so wherever its entries stand, which then offer no echo", async () => {
    const { entries, threadId } = await chain(["alpha", "omega"]);
    const path = `/reflection/${entries[0]?.id}`;
    const other = people[5] as Person;
    expect((await other.get(path)).text).toContain("Create echo");
    expect((await author.post(`/api/echo-chains/${threadId}/close`)).status).toBe(200);
    const shown = (await other.get(`/api/echo-chains/${threadId}`)).json() as Shown[];
    expect(shown.map(({ isChainClosed }) => isChainClosed)).toEqual([true, true]);
    for (const page of [path, `/echo/${threadId}`]) {
      const { text } = await other.get(page);
      expect(text).toContain("finished.");
      expect(text).not.toContain("Create echo");
      expect(text).not.toMatch(/href="[^"]*#echo"/);
    }
  });

  test("was begun by the author of its first entry, also when somebody else echoed first", async () => {
    const original = await reflect(author);
    const { threadId } = await echo(people[0] as Person, original.id);
    expect((await people[0]?.post(`/api/echo-chains/${threadId}/close`))?.status).toBe(403);
    expect((await author.post(`/api/echo-chains/${threadId}/close`)).status).toBe(200);
  });
});
