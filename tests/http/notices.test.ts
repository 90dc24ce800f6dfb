import { beforeAll, expect, test } from "vitest";
import { guest, member, type Person } from "./people";
import { block, comment, echo, follow, like, reflect } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
let author: Person;
let friend: Person;
let third: Person;
const names = new Map<Person, string>();

beforeAll(async () => {
  author = await member(server);
  friend = await member(server);
  third = await member(server);
  for (const one of [author, friend, third])
    names.set(one, (await one.get("/api/auth/user")).json().nickname);
});

type Row = { userId: string; type: string; relatedId: string; fromUserId: string; content: string };

/** What people are told of a reflection, or of a person, as "type to whom from whom". */
function toldOf(relatedId: string) {
  const rows = server
    .database()
    .prepare("SELECT * FROM Notification WHERE relatedId = ? ORDER BY createdAt, id")
    .all(relatedId) as Row[];
  const nameOf = (id: string) => [...names.keys()].find((one) => one.id === id);
  const short = (id: string) =>
    ({ [author.id]: "author", [friend.id]: "friend", [third.id]: "third" })[id] ??
    (nameOf(id) ? "known" : "somebody");
  return rows.map(
    ({ type, userId, fromUserId }) => `${type} to ${short(userId)} from ${short(fromUserId)}`,
  );
}

test("Likes, reflects, comments, mentions and follows are told once, and taken back with what they tell", async () => {
  const { id } = await reflect(author, {
    content: `With @${names.get(third)?.toUpperCase()} and @${names.get(third)} and @${names.get(author)}`,
  });
  expect(toldOf(id)).toEqual(["mention to third from author"]);
  await like(friend, id);
  await friend.post("/api/reflects", { reflectionId: id });
  const said = await comment(friend, id, `Hello @${names.get(third)}`);
  expect(toldOf(id)).toEqual([
    "mention to third from author",
    "like to author from friend",
    "reflect to author from friend",
    "mention to third from friend",
    "comment to author from friend",
  ]);
  await like(friend, id);
  await friend.post("/api/reflects", { reflectionId: id });
  await friend.delete(`/api/comments/${said.id}`);
  expect(toldOf(id)).toEqual(["mention to third from author"]);
  await like(friend, id);
  await like(friend, id);
  await like(friend, id);
  expect(toldOf(id)).toEqual(["mention to third from author", "like to author from friend"]);

  expect((await follow(friend, author)).json()).toMatchObject({ following: true });
  expect(toldOf(friend.id)).toEqual(["follow to author from friend"]);
  expect((await follow(friend, author)).json()).toMatchObject({ following: false });
  expect(toldOf(friend.id)).toEqual([]);
});

test("A mention of the reflection's author in a comment is told once", async () => {
  const { id } = await reflect(author);
  await comment(friend, id, `Dear @${names.get(author)}`);
  expect(toldOf(id)).toEqual(["mention to author from friend"]);
});

test("Nobody is told of themselves, nor of a private reflection", async () => {
  const own = await reflect(author);
  await like(author, own.id);
  await author.post("/api/reflects", { reflectionId: own.id });
  await comment(author, own.id, `I am @${names.get(author)}`);
  expect(toldOf(own.id)).toEqual([]);
  const words = `Between us, @${names.get(friend)}`;
  const hidden = await reflect(author, { content: words, isPublic: false });
  await comment(author, hidden.id, words);
  const echoed = await echo(author, own.id, { content: words, isPublic: false });
  expect([...toldOf(hidden.id), ...toldOf(echoed.id)]).toEqual([]);
});

test("Nobody is told of somebody whom they blocked or muted, nor by somebody who blocked them", async () => {
  const one = await member(server);
  const shy = await member(server);
  const deaf = await member(server);
  const nameOf = async (person: Person) => (await person.get("/api/auth/user")).json().nickname;
  block(server, shy, one);
  server
    .database()
    .prepare("INSERT INTO Mute (muterId, mutedId) VALUES (?, ?)")
    .run(deaf.id, one.id);
  const before = server.count("SELECT count(*) FROM Notification");
  await reflect(one, { content: `@${await nameOf(shy)} @${await nameOf(deaf)}` });
  await reflect(shy, { content: `@${await nameOf(one)}` });
  const { id } = await reflect(deaf);
  await like(one, id);
  await comment(one, id);
  await follow(one, deaf);
  expect(server.count("SELECT count(*) FROM Notification")).toBe(before);
});

test("Nobody is told of a reflection that they may not see", async () => {
  const shy = await member(server);
  const blocked = await member(server);
  const between = await member(server);
  block(server, shy, blocked);
  const { id } = await reflect(shy);
  const name = (await blocked.get("/api/auth/user")).json().nickname;
  await comment(between, id, `Look, @${name}`);
  expect(toldOf(id)).toEqual(["comment to somebody from somebody"]);
});

test("Guests and the companion are told nothing, and at most twenty people of one text", async () => {
  const someGuest = await guest(server);
  const guestName = (await someGuest.get("/api/auth/user")).json().nickname;
  const alone = await reflect(author, { content: `@${guestName} @TrueNorth @nobody_at_all` });
  expect(toldOf(alone.id)).toEqual([]);
  const crowd = await Promise.all(
    Array.from(
      { length: 22 },
      async () => (await (await member(server)).get("/api/auth/user")).json().nickname,
    ),
  );
  const many = await reflect(author, { content: crowd.map((name) => `@${name}`).join(" ") });
  expect(toldOf(many.id)).toHaveLength(20);
});
