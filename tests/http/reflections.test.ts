import { beforeAll, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { member, type Person } from "./people";
import { comment, follow, reflect } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
const visitor = browser(server);
let author: Person;
let friend: Person;
let nickname: string;
let friendName: string;

beforeAll(async () => {
  author = await member(server);
  friend = await member(server);
  nickname = (await author.get("/api/auth/user")).json().nickname;
  friendName = (await friend.get("/api/auth/user")).json().nickname;
});

test("A reflection has these fields, in the feed and alone", async () => {
  const made = await reflect(author, { content: "  Frost on the #harbour.  ", mood: "calm" });
  expect(made).toEqual({
    id: expect.stringMatching(/^[\w-]{36}$/),
    userId: author.id,
    userNickname: nickname,
    userAvatarColor: expect.stringMatching(/^[a-z]+$/),
    content: "Frost on the #harbour.",
    mood: "calm",
    isPublic: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    threadId: null,
    isChainClosed: false,
    sequenceNumber: null,
    parentReflectionId: null,
    commentCount: 0,
    isChainReflect: false,
    chainThreadId: null,
    isReflected: false,
  });
  await comment(friend, made.id);
  const now = { ...made, commentCount: 1 };
  expect((await visitor.get(`/api/reflections/${made.id}`)).json()).toEqual(now);
  expect((await visitor.get("/api/reflections/feed/public")).json()[0]).toEqual(now);
  expect((await visitor.get("/api/reflections/hashtag/HARBOUR")).json()).toEqual([now]);
  expect((await friend.get(`/api/reflections/user/${author.id}`)).json()[0]).toEqual(now);
});

test("A reflected one stands in the following feed of the reflecting person's followers, and only there", async () => {
  const reader = await member(server);
  await follow(reader, friend);
  const made = await reflect(author, { content: "Worth passing on." });
  const answer = await friend.post("/api/reflects", {
    reflectionId: made.id,
    comment: "  Read this.  ",
  });
  expect(answer.json()).toEqual({ reflected: true, count: 1 });
  const [first] = (await reader.get("/api/reflections/feed/following")).json();
  expect(first).toEqual({
    ...made,
    isReflected: true,
    reflectedBy: friend.id,
    reflectedByNickname: friendName,
    reflectedAt: expect.stringMatching(/Z$/),
    reflectComment: "Read this.",
    originalAuthorId: author.id,
    originalAuthorNickname: nickname,
    originalAuthorAvatarColor: made.userAvatarColor,
    originalUserId: author.id,
    originalUserNickname: nickname,
    originalUserAvatarColor: made.userAvatarColor,
  });
  const open = (await visitor.get("/api/reflections/feed/public")).json();
  expect(open.filter(({ id }: { id: string }) => id === made.id)).toEqual([made]);
});

test("Twenty parallel posts with one client id store one reflection", async () => {
  const json = { content: "Only once. #single", clientId: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => author.post("/api/reflections", json)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(server.count("SELECT count(*) FROM Reflection WHERE clientId = ?", json.clientId)).toBe(1);
  expect((await friend.post("/api/reflections", json)).status).toBe(201);
});

test("An empty mood is no mood; what is not one, and texts too long or empty, are refused", async () => {
  for (const mood of [null, "", undefined])
    expect((await reflect(author, { mood })).mood).toBeNull();
  expect((await reflect(author, { mood: "contemplative" })).mood).toBe("contemplative");
  const before = server.count("SELECT count(*) FROM Reflection");
  const wrong = [
    { content: " \n " },
    { content: "x".repeat(2001) },
    { content: "A\0" },
    { content: "A", mood: "gloomy" },
    { content: "A", isPublic: "perhaps" },
    { content: "A", clientId: "1" },
    {},
  ];
  for (const json of wrong) {
    const answer = await author.post("/api/reflections", json);
    expect({ json, status: answer.status }).toEqual({ json, status: 400 });
    expect(answer.text).toMatch(/^[A-Z].*\.$/);
  }
  expect(server.count("SELECT count(*) FROM Reflection")).toBe(before);
});

test("A plain form stores a reflection too", async () => {
  const form = { content: "By hand.", mood: "", isPublic: "false" };
  const answer = await author.ask("POST", "/api/reflections", { form });
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({ content: "By hand.", mood: null, isPublic: false });
});

const RTL = "שלום \u202Eabc\u202C مرحبا";
const ODD: Record<string, string> = {
  markup: "<b>bold</b> &amp; <!-- no --> </script><script>alert(1)</script>",
  "a handler": '"><img src=x onerror=alert(1)>',
  "a template": "#{1+1} {{constructor}} %s %00 \\u0000 \\n",
  SQL: "'; DROP TABLE Reflection; --",
  emoji: "👩‍👩‍👧‍👦 🏳️‍🌈 🇳🇴 é e\u0301",
  "right to left": RTL,
  "zero width": "a\u200Bb\u2060c\uFEFFd\u00ADe",
  "many lines": "one\n\n\n\ttwo\r\nthree",
  "a word of 2,000 characters": "w".repeat(2000),
  "signs alone": "# @ ## @@ #@ @#",
  "signs at edges": "#a#b @a@b a#b a@b.org (#c) #d. ##e #été #1 #_",
};
test.each(Object.entries(ODD))("Words are kept and answered unchanged: %s", async (_, content) => {
  const made = await reflect(author, { content });
  expect(made.content).toBe(content);
  expect((await visitor.get(`/api/reflections/${made.id}`)).json().content).toBe(content);
  const said = await comment(author, made.id, content.slice(0, 1000));
  expect(said.content).toBe(content.slice(0, 1000));
});

describe("A part of a list", () => {
  let writer: Person;
  const contents = async (search: string, path = `/api/reflections/user/${writer.id}`) =>
    (await writer.get(path + search)).json().map(({ content }: { content: string }) => content);
  const all = Array.from({ length: 60 }, (_, index) => `number ${60 - index}`);

  beforeAll(async () => {
    writer = await member(server);
    for (let n = 1; n <= 60; n++) await reflect(writer, { content: `number ${n}` });
  });

  test.each([
    ["", 0, 20],
    ["?limit=5", 0, 5],
    ["?limit=5&offset=5", 5, 10],
    ["?limit=500", 0, 50],
    ["?limit=0", 0, 1],
    ["?limit=-3&offset=-9", 0, 1],
    ["?limit=2.9&offset=1.9", 1, 3],
    ["?offset=55", 55, 60],
    ["?offset=99999999", 60, 60],
    ["?limit=&offset=", 0, 20],
  ])("%s is clamped to what there is", async (search, from, to) => {
    expect(await contents(search)).toEqual(all.slice(from, to));
    expect(await contents(search, "/api/reflections/feed/following")).toEqual(all.slice(from, to));
    const activity = await writer.get(`/api/user/${writer.id}/activity${search}`);
    expect(activity.json().map(({ content }: { content: string }) => content)).toEqual(
      all.slice(from, to),
    );
  });

  test.each(["limit=many", "offset=NaN", "limit=1e999", "limit=1,5", "offset=1&offset=2"])(
    "%s is not a number",
    async (search) => {
      for (const path of ["feed/public", "feed/following", `user/${writer.id}`, "hashtag/a"]) {
        const { status } = await writer.get(`/api/reflections/${path}?${search}`);
        expect({ path, status }).toEqual({ path, status: 400 });
      }
    },
  );

  test("has the same order when many have the same time, and `before` goes on where one is", async () => {
    const time = "2026-11-20T10:00:00.000+00:00";
    server
      .database()
      .prepare("UPDATE Reflection SET createdAt = ? WHERE userId = ?")
      .run(time, writer.id);
    const pages = await Promise.all([0, 20, 40].map((offset) => contents(`?offset=${offset}`)));
    expect(new Set(pages.flat()).size).toBe(60);
    const ids = async (search: string) =>
      (await writer.get(`/api/reflections/user/${writer.id}${search}`))
        .json()
        .map(({ id }: { id: string }) => id) as string[];
    const first = await ids("?limit=30");
    expect(await ids(`?limit=30&before=${first.at(-1)}`)).toEqual(await ids("?limit=30&offset=30"));
    expect(await ids("?before=nobody")).toEqual([]);
  });
});

describe("Hashtags", () => {
  test("are found without regard to case, also when they are long or of rare letters", async () => {
    const tags = [
      "Été",
      "ÅNGSTRÖM",
      "日本語",
      `a${"𝒜".repeat(99)}`,
      "x".repeat(100),
      "under_score",
    ];
    for (const tag of tags) {
      const made = await reflect(author, { content: `On #${tag}, today` });
      for (const written of [tag, tag.toLowerCase(), tag.toUpperCase()]) {
        const answer = await visitor.get(`/api/reflections/hashtag/${encodeURIComponent(written)}`);
        expect({ written, status: answer.status }).toEqual({ written, status: 200 });
        expect(answer.json().map(({ id }: { id: string }) => id)).toContain(made.id);
      }
    }
  });

  test("trend by their use in public reflections of the last seven days, ten at most", async () => {
    const writer = await member(server);
    for (let n = 0; n < 12; n++) await reflect(writer, { content: `#trend${n} again #trend${n}` });
    for (let n = 0; n < 3; n++) await reflect(writer, { content: "#trendmost" });
    const old = await reflect(writer, { content: "#trendmost #trendold" });
    const time = new Date(Date.now() - 8 * 86_400_000).toISOString().replace("Z", "+00:00");
    server
      .database()
      .prepare("UPDATE ReflectionTag SET createdAt = ? WHERE reflectionId = ?")
      .run(time, old.id);
    const trending = (await visitor.get("/api/hashtags/trending")).json();
    expect(trending).toHaveLength(10);
    expect(trending[0]).toEqual({ id: expect.any(String), tag: "trendmost", usageCount: 3 });
    expect(trending.map(({ tag }: { tag: string }) => tag)).not.toContain("trendold");
  });
});

test("Only its author deletes a reflection, and what hung on it goes with it", async () => {
  const { id } = await reflect(author, { content: `Hello @${friendName}. #gone` });
  await friend.post("/api/likes", { reflectionId: id });
  await friend.post("/api/reflects", { reflectionId: id });
  await comment(friend, id);
  expect((await friend.delete(`/api/reflections/${id}`)).status).toBe(403);
  const rows = () =>
    ["Like", "Reflect", "Comment", "ReflectionTag", "Notification"].map((table) =>
      server.count(`SELECT count(*) FROM "${table}" WHERE reflectionId = ?`, id),
    );
  expect(rows()).toEqual([1, 1, 1, 1, 4]);
  expect((await author.delete(`/api/reflections/${id}`)).json()).toEqual({ success: true });
  expect(rows()).toEqual([0, 0, 0, 0, 0]);
  expect((await author.delete(`/api/reflections/${id}`)).status).toBe(404);
});
