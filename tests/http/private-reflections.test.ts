import { beforeAll, expect, test } from "vitest";
import { type Browser, browser } from "./browser";
import { admin, guest, member, type Person } from "./people";
import { comment, echo, follow, like, reflect } from "./reflections";
import { startServer } from "./server";

const MARKER = "wolverinemarker";
const TAG = "hiddenharbourtag";
const WORDS = `${MARKER} with #${TAG} and @everyone_there`;

const server = await startServer();
let author: Person;
let friend: Person;
let readers: Record<string, Browser>;
let hidden: string;
let threadId: string;
let publicEcho: string;

beforeAll(async () => {
  author = await member(server);
  friend = await member(server);
  await follow(friend, author);
  readers = {
    visitor: browser(server),
    guest: await guest(server),
    friend,
    admin: await admin(server),
  };
  const { id } = await reflect(author, { content: WORDS, isPublic: false });
  hidden = id;
  await comment(author, hidden, `${MARKER} in a comment`);
  await like(author, hidden);
  const answer = await echo(author, hidden, { content: "An echo in public." });
  threadId = answer.threadId as string;
  publicEcho = answer.id;
  await echo(author, publicEcho, { content: `${MARKER} again`, isPublic: false });
  const summary = await friend.post("/api/chain-reflects", { threadId });
  expect(summary.status).toBe(200);
});

/** Every call and page that may show reflections. */
const faces = () => [
  "/",
  "/feed",
  "/app",
  "/app?view=feed",
  "/app?view=friends",
  `/app?view=friends&q=${MARKER}`,
  `/app?view=friends&q=%23${TAG}`,
  `/app?view=profile&user=${author.id}`,
  `/app?view=profile&user=${author.id}&tab=activity`,
  `/app.data?view=profile&user=${author.id}`,
  "/app?view=notifications",
  `/reflection/${hidden}`,
  `/echo/${threadId}`,
  "/api/reflections/feed/public?limit=50",
  "/api/reflections/feed/public.data?limit=50",
  "/api/reflections/feed/following",
  `/api/reflections/user/${author.id}`,
  `/api/reflections/${hidden}`,
  `/api/reflections/${hidden}.data`,
  `/api/reflections/hashtag/${TAG}`,
  `/api/search/reflections?q=${MARKER}`,
  "/api/hashtags/trending",
  `/api/likes/${hidden}`,
  `/api/reflects/${hidden}`,
  `/api/comments/${hidden}`,
  `/api/echo-chains/${threadId}`,
  `/api/user/${author.id}/activity?limit=50`,
  `/api/user/${friend.id}/activity?limit=50`,
  "/api/notifications",
];

test("Nobody but its author finds a private reflection, by its words or its hashtag, on any face", async () => {
  for (const [name, reader] of Object.entries(readers)) {
    for (const face of faces()) {
      const { text, status } = await reader.get(face);
      const typed = face.includes(MARKER) || face.includes(TAG);
      const found = text.split(MARKER).length + text.split(TAG).length - 2;
      const isJson = face.startsWith("/api");
      expect({ name, face, found: isJson || !typed ? found : 0 }).toEqual({ name, face, found: 0 });
      expect({ name, face, isFailure: status >= 500 }).toEqual({ name, face, isFailure: false });
    }
  }
});

test("Its reactions are zeros in the batch, and nobody else can react to it", async () => {
  const nothing = {
    likes: { count: 0, isLiked: false },
    reflects: { count: 0, isReflected: false },
  };
  for (const reader of Object.values(readers)) {
    const batch = await reader.post("/api/social-actions/batch", { reflectionIds: [hidden] });
    expect(batch.json()).toEqual({ [hidden]: nothing });
  }
  const acts: [string, object][] = [
    ["/api/likes", { reflectionId: hidden }],
    ["/api/reflects", { reflectionId: hidden }],
    ["/api/comments", { reflectionId: hidden, content: "Seen." }],
    ["/api/reflections/echo", { originalReflectionId: hidden, content: "Seen." }],
  ];
  for (const [path, json] of acts) expect((await friend.post(path, json)).status).toBe(404);
  expect(server.count("SELECT count(*) FROM Like WHERE reflectionId = ?", hidden)).toBe(1);
});

test("Its author finds it in their profile, by its hashtag, in their activity and in the chain, not in public", async () => {
  const own = [
    `/api/reflections/user/${author.id}`,
    `/api/reflections/${hidden}`,
    `/api/reflections/hashtag/${TAG}`,
    `/api/echo-chains/${threadId}`,
    `/api/comments/${hidden}`,
    `/api/user/${author.id}/activity`,
  ];
  for (const path of own) expect((await author.get(path)).text).toContain(MARKER);
  for (const path of ["/api/reflections/feed/public", "/api/hashtags/trending"]) {
    const { text } = await author.get(path);
    expect(text).not.toContain(MARKER);
    expect(text).not.toContain(TAG);
  }
  const batch = await author.post("/api/social-actions/batch", { reflectionIds: [hidden] });
  expect(batch.json()[hidden].likes).toEqual({ count: 1, isLiked: true });
});

test("The chain shows others only what is public, with the numbers as they are", async () => {
  const seen = (await friend.get(`/api/echo-chains/${threadId}`)).json();
  expect(seen.map(({ sequenceNumber }: { sequenceNumber: number }) => sequenceNumber)).toEqual([2]);
  const own = (await author.get(`/api/echo-chains/${threadId}`)).json();
  expect(own.map(({ sequenceNumber }: { sequenceNumber: number }) => sequenceNumber)).toEqual([
    1, 2, 3,
  ]);
});

test("Its words and its hashtag are nowhere once it is deleted", async () => {
  for (const { id } of (await author.get(`/api/echo-chains/${threadId}`)).json())
    if (id !== publicEcho) expect((await author.delete(`/api/reflections/${id}`)).status).toBe(200);
  const left = JSON.stringify(server.contents());
  expect(left).not.toContain(MARKER);
  expect(left).not.toContain(TAG);
  expect(server.count("SELECT count(*) FROM Notification WHERE reflectionId = ?", hidden)).toBe(0);
  expect((await author.get(`/api/reflections/${hidden}`)).status).toBe(404);
});
