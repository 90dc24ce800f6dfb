import { beforeAll, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { guest, member, type Person } from "./people";
import { block, comment, echo, follow, like, reflect, suspend } from "./reflections";
import { startServer } from "./server";

const TAG = "lonelylanterntag";
const server = await startServer();
let pairs = 0;

/** A person with words, comments, a chain and follows, all with the marker, and another who had to do with them. */
async function pair() {
  const marker = `saltmarshmarker${pairs++}x`;
  const author = await member(server);
  const other = await member(server);
  const between = await member(server);
  const { nickname } = (await author.get("/api/auth/user")).json();
  const words = await reflect(author, { content: `${marker} #${TAG}` });
  const open = await reflect(between, { content: "Of somebody between." });
  const remark = await comment(author, open.id, `${marker} in a comment`);
  await like(between, words.id);
  await between.post("/api/reflects", { reflectionId: words.id });
  await like(author, open.id);
  await author.post("/api/reflects", { reflectionId: open.id });
  await follow(author, other);
  await follow(other, author);
  await follow(other, between);
  await follow(between, author);
  await follow(author, between);
  const chain = await echo(between, words.id, { content: "An echo of it." });
  return {
    marker,
    author,
    other,
    between,
    nickname,
    words,
    open,
    remark,
    threadId: chain.threadId,
  };
}

type Pair = Awaited<ReturnType<typeof pair>>;
const faces = ({ author, between, words, open, nickname, threadId, marker }: Pair) => [
  "/",
  "/feed",
  "/app",
  "/app?view=feed",
  "/app?view=friends",
  `/app?view=profile&user=${author.id}`,
  `/app?view=profile&user=${author.id}&tab=activity`,
  `/app?view=profile&user=${between.id}&tab=activity`,
  `/reflection/${words.id}`,
  `/reflection/${open.id}`,
  `/echo/${threadId}`,
  `/u/${nickname}`,
  "/api/reflections/feed/public?limit=50",
  "/api/reflections/feed/following?limit=50",
  `/api/reflections/user/${author.id}`,
  `/api/reflections/${words.id}`,
  `/api/reflections/hashtag/${TAG}`,
  `/api/likes/${words.id}`,
  `/api/reflects/${words.id}`,
  `/api/comments/${words.id}`,
  `/api/comments/${open.id}`,
  `/api/echo-chains/${threadId}`,
  `/api/user/${author.id}`,
  `/api/user/${author.id}/activity`,
  `/api/user/${between.id}/activity`,
  `/api/user/nickname/${nickname}`,
  `/api/following/${between.id}`,
  `/api/followers/${between.id}`,
  `/api/following/${author.id}`,
  `/api/followers/${author.id}`,
  "/api/suggested-users",
  "/api/recently-active-users",
  `/api/search-users?q=${nickname}`,
  `/api/search/reflections?q=${marker}`,
];

async function expectUnseen(viewer: Person, hidden: Pair) {
  for (const face of faces(hidden)) {
    const { text, status } = await viewer.get(face);
    const isSearch = face.includes("?q=") || face.startsWith("/u/");
    const signs = isSearch
      ? [hidden.author.id]
      : [hidden.marker, hidden.author.id, hidden.nickname];
    const typed = face.startsWith("/api") ? [] : signs.filter((sign) => face.includes(sign));
    const found = signs.filter((sign) => !typed.includes(sign) && text.includes(sign));
    expect({ face, found }).toEqual({ face, found: [] });
    expect({ face, isFailure: status >= 500 }).toEqual({ face, isFailure: false });
  }
}

async function expectUnreachable(viewer: Person, { author, words, threadId, remark }: Pair) {
  const acts: [string, object][] = [
    ["/api/likes", { reflectionId: words.id }],
    ["/api/reflects", { reflectionId: words.id }],
    ["/api/comments", { reflectionId: words.id, content: "Hello." }],
    ["/api/reflections/echo", { originalReflectionId: words.id, content: "Hello." }],
    ["/api/reflections", { parentReflectionId: words.id, content: "Hello." }],
    ["/api/follow", { followingId: author.id }],
  ];
  const before = { ...server.contents(), User: [], Session: [] };
  for (const [path, json] of acts) {
    const { status } = await viewer.post(path, json);
    expect({ path, status }).toEqual({ path, status: 404 });
  }
  expect((await viewer.delete(`/api/reflections/${words.id}`)).status).toBe(404);
  const batch = await viewer.post("/api/social-actions/batch", { reflectionIds: [words.id] });
  expect(batch.json()[words.id].likes).toEqual({ count: 0, isLiked: false });
  expect((await viewer.get(`/api/is-following/${viewer.id}/${author.id}`)).json()).toEqual({
    isFollowing: false,
  });
  expect([403, 404]).toContain((await viewer.delete(`/api/comments/${remark.id}`)).status);
  expect({ ...server.contents(), User: [], Session: [] }).toEqual(before);
  const seen = (await viewer.get(`/api/echo-chains/${threadId}`)).json();
  expect(seen.map(({ sequenceNumber }: { sequenceNumber: number }) => sequenceNumber)).toEqual([2]);
}

describe("After a block", () => {
  let here: Pair;
  beforeAll(async () => {
    here = await pair();
  });

  test("the blocked see nothing of who blocked them, and cannot reach them", async () => {
    expect((await here.other.get("/api/reflections/feed/following")).text).toContain(here.marker);
    block(server, here.author, here.other);
    await expectUnseen(here.other, here);
    await expectUnreachable(here.other, here);
  });

  test("who blocked sees nothing of the blocked, and cannot reach them", async () => {
    const there = await pair();
    block(server, there.other, there.author);
    await expectUnseen(there.other, there);
    await expectUnreachable(there.other, there);
  });

  test("everybody else sees both as before", async () => {
    const { words, author, marker } = here;
    for (const viewer of [here.between, await guest(server)]) {
      expect((await viewer.get(`/api/reflections/${words.id}`)).text).toContain(marker);
      expect((await viewer.get(`/api/user/${author.id}`)).status).toBe(200);
    }
    expect((await browser(server).get(`/api/echo-chains/${here.threadId}`)).json()).toHaveLength(2);
  });
});

test("A suspended person vanishes from every call and page, and comes back when they are let in again", async () => {
  const there = await pair();
  suspend(server, there.author);
  await expectUnseen(there.other, there);
  await expectUnreachable(there.other, there);
  const visitor = browser(server);
  expect((await visitor.get(`/api/reflections/${there.words.id}`)).status).toBe(404);
  expect((await there.author.get("/api/auth/user")).status).toBe(401);
  server.database().prepare("UPDATE User SET suspendedAt = NULL WHERE id = ?").run(there.author.id);
  expect((await visitor.get(`/api/reflections/${there.words.id}`)).status).toBe(200);
});
