import { beforeAll, expect, test } from "vitest";
import type { Shown } from "~/features/reflections/present-reflection";
import { type Browser, browser } from "./browser";
import { member, type Person } from "./people";
import { block, comment, echo, follow, reflect, suspend } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
const visitor = browser(server);
let reader: Person;
let chains = 0;

beforeAll(async () => {
  reader = await member(server);
});

/** A chain of three public entries, and somebody's reflect of it. */
async function reflected() {
  const quote = `quotedmarshmarker${chains++}x`;
  const [author, second, summarizer] = await Promise.all([
    member(server),
    member(server),
    member(server),
  ]);
  const first = await reflect(author, { content: `${quote} ${"long ".repeat(40)}` });
  const next = await echo(second, first.id, { content: "The next one." });
  await echo(second, first.id, { content: "The third one." });
  const { threadId } = next;
  expect((await summarizer.post("/api/chain-reflects", { threadId })).status).toBe(200);
  const own = (await summarizer.get(`/api/reflections/user/${summarizer.id}`)).json() as Shown[];
  const summary = own.find(({ isChainReflect }) => isChainReflect) as Shown;
  return { quote, author, second, summarizer, first, threadId, summary };
}
type Reflected = Awaited<ReturnType<typeof reflected>>;

const faces = ({ summary, summarizer, quote }: Reflected) => [
  `/api/reflections/${summary.id}`,
  `/api/reflections/user/${summarizer.id}`,
  `/api/user/${summarizer.id}/activity`,
  "/api/reflections/feed/public?limit=50",
  "/api/reflections/feed/following?limit=50",
  `/api/search/reflections?q=${quote}`,
  `/reflection/${summary.id}`,
  `/u/${summary.userNickname}`,
  "/feed",
];

async function expectNoQuote(chain: Reflected, viewer: Browser, summaryIsThere = true) {
  for (const face of faces(chain)) {
    const { text } = await viewer.get(face);
    const typed = face.includes("?q=") && !face.startsWith("/api");
    expect({ face, quotes: !typed && text.includes(chain.quote) }).toEqual({ face, quotes: false });
  }
  const answer = await viewer.get(`/api/reflections/${chain.summary.id}`);
  if (summaryIsThere) expect(answer.json()).toMatchObject({ mood: "thoughtful" });
}

test("A summary quotes the first 100 characters of the first entry and says how many entries there are", async () => {
  const chain = await reflected();
  const { content } = (await visitor.get(`/api/reflections/${chain.summary.id}`)).json();
  const words = `${chain.quote} ${"long ".repeat(40)}`.slice(0, 100).trim();
  expect(content).toBe(`Reflecting on an echo chain of 3 entries: “${words}…”`);
  expect((await visitor.get("/feed")).text).toContain(`3 entries: “${words}…”`);
});

test("Whom the quoted author blocked reads the summary without the quote, and cannot find it by it", async () => {
  const chain = await reflected();
  const other = await member(server);
  await follow(other, chain.summarizer);
  block(server, chain.author, other);
  await expectNoQuote(chain, other);
  const { content } = (await other.get(`/api/reflections/${chain.summary.id}`)).json();
  expect(content).toBe("Reflecting on an echo chain of 2 entries: “The next one.”");
  expect((await visitor.get(`/api/reflections/${chain.summary.id}`)).text).toContain(chain.quote);
});

test("A summary does not quote a hidden entry, nor a suspended author's", async () => {
  const hidden = await reflected();
  server
    .database()
    .prepare("UPDATE Reflection SET hiddenAt = createdAt WHERE id = ?")
    .run(hidden.first.id);
  const suspended = await reflected();
  suspend(server, suspended.author);
  for (const chain of [hidden, suspended])
    for (const viewer of [visitor, chain.summarizer, reader]) await expectNoQuote(chain, viewer);
});

test("A summary does not show words of somebody with whom its author is apart by a block", async () => {
  const chain = await reflected();
  block(server, chain.author, chain.summarizer);
  const { content } = (await visitor.get(`/api/reflections/${chain.summary.id}`)).json();
  expect(content).toBe("Reflecting on an echo chain of 3 entries");
});

test("Words of others are not stored with a summary", async () => {
  const { quote } = await reflected();
  const rows = server.count("SELECT count(*) FROM Reflection WHERE content LIKE ?", `%${quote}%`);
  expect(rows).toBe(1);
  const found = (await visitor.get(`/api/search/reflections?q=${quote}`)).json() as Shown[];
  expect(found).toHaveLength(1);
});

test("Comments are counted as a reader may see them", async () => {
  const { id } = await reflect(reader);
  const [one, two] = await Promise.all([member(server), member(server)]);
  await comment(one, id);
  await comment(two, id);
  block(server, one, two);
  const countFor = async (viewer: Browser) =>
    (await viewer.get(`/api/reflections/${id}`)).json().commentCount;
  expect(await countFor(two)).toBe(1);
  expect(await countFor(reader)).toBe(2);
  expect(await countFor(visitor)).toBe(2);
  const feed = (await one.get("/api/reflections/feed/public?limit=50")).json() as Shown[];
  expect(feed.find((shown) => shown.id === id)?.commentCount).toBe(1);
});
