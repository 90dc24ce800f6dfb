import { beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { member, type Person } from "./people";
import { comment, reflect, suspend } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
const visitor = browser(server);
let author: Person;
let reader: Person;
let readerName: string;

beforeAll(async () => {
  author = await member(server);
  reader = await member(server);
  readerName = (await reader.get("/api/auth/user")).json().nickname;
});

const countOf = async (id: string) =>
  (await visitor.get(`/api/reflections/${id}`)).json().commentCount;

test("Comments are answered oldest first, with these fields", async () => {
  const { id } = await reflect(author);
  const first = await comment(reader, id, "  First.  ");
  expect(first).toEqual({
    id: expect.any(String),
    reflectionId: id,
    userId: reader.id,
    userNickname: readerName,
    userAvatarColor: expect.any(String),
    content: "First.",
    createdAt: expect.stringMatching(/Z$/),
  });
  const second = await comment(author, id, "Second.");
  expect((await visitor.get(`/api/comments/${id}`)).json()).toEqual([first, second]);
  expect(await countOf(id)).toBe(2);
});

test("The same comment sent many times at once is kept once", async () => {
  const { id } = await reflect(author);
  const json = { reflectionId: id, content: "Once.", clientId: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reader.post("/api/comments", json)),
  );
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await countOf(id)).toBe(1);
  const notices = "SELECT count(*) FROM Notification WHERE reflectionId = ? AND type = 'comment'";
  expect(server.count(notices, id)).toBe(1);
});

test("Its author and the reflection's author delete a comment, and nobody else", async () => {
  const { id } = await reflect(author);
  const other = await member(server);
  const one = await comment(reader, id);
  const two = await comment(reader, id);
  expect((await other.delete(`/api/comments/${one.id}`)).status).toBe(403);
  expect((await reader.delete(`/api/comments/${one.id}`)).json()).toEqual({
    success: true,
    reflectionId: id,
  });
  expect((await author.delete(`/api/comments/${two.id}`)).status).toBe(200);
  expect((await author.delete(`/api/comments/${two.id}`)).status).toBe(404);
  expect(await countOf(id)).toBe(0);
  expect(server.count("SELECT count(*) FROM Notification WHERE reflectionId = ?", id)).toBe(0);
});

test("A comment has 1 to 1,000 characters", async () => {
  const { id: reflectionId } = await reflect(author);
  for (const content of ["", " \n ", "x".repeat(1001), "a\0b", 5, null]) {
    const { status } = await reader.post("/api/comments", { reflectionId, content });
    expect({ content, status }).toEqual({ content, status: 400 });
  }
  expect((await comment(reader, reflectionId, "😀".repeat(1000))).content).toHaveLength(2000);
});

test("A comment that was hidden, or whose author is suspended, is neither shown nor counted", async () => {
  const { id } = await reflect(author);
  const gone = await member(server);
  await comment(gone, id, "Of somebody who is suspended.");
  const hidden = await comment(reader, id, "Hidden by a moderator.");
  const shown = await comment(reader, id, "Shown.");
  suspend(server, gone);
  server.database().prepare("UPDATE Comment SET hiddenAt = createdAt WHERE id = ?").run(hidden.id);
  for (const one of [visitor, author])
    expect((await one.get(`/api/comments/${id}`)).json()).toEqual([shown]);
  expect(await countOf(id)).toBe(1);
  expect((await author.get(`/api/user/${reader.id}/activity`)).text).not.toContain("moderator");
});

test("Of more than 500 comments the newest 500 are answered, oldest first", async () => {
  const { id } = await reflect(author);
  const insert = server
    .database()
    .prepare(
      "INSERT INTO Comment (id, reflectionId, userId, content, createdAt) VALUES (?, ?, ?, ?, ?)",
    );
  for (let n = 0; n < 505; n++) {
    const at = new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString().replace("Z", "+00:00");
    insert.run(crypto.randomUUID(), id, reader.id, `remark ${n}`, at);
  }
  const newest = await comment(reader, id, "The newest.");
  const shown = (await visitor.get(`/api/comments/${id}`)).json();
  expect(shown).toHaveLength(500);
  expect(shown[0].content).toBe("remark 6");
  expect(shown.at(-1)).toEqual(newest);
});
