import { beforeAll, expect, test } from "vitest";
import { type Browser, browser } from "./browser";
import { guest, member, type Person } from "./people";
import { like, reflect } from "./reflections";
import { startServer } from "./server";

const server = await startServer();
const visitor = browser(server);
let author: Person;
let people: Person[];

beforeAll(async () => {
  author = await member(server);
  people = await Promise.all(Array.from({ length: 20 }, () => member(server)));
});

const rowsOf = (table: string, id: string) =>
  server.count(`SELECT count(*) FROM "${table}" WHERE reflectionId = ?`, id);

test("Two hundred likes toggled at once by twenty people end as ten toggles each do", async () => {
  const { id } = await reflect(author);
  const [first] = people as [Person];
  await like(first, id);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => like(people[n % 20] as Person, id)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(rowsOf("Like", id)).toBe(1);
  expect((await visitor.get(`/api/likes/${id}`)).json()).toEqual({ count: 1, isLiked: false });
  const odd = people.slice(0, 7);
  await Promise.all(odd.flatMap((one) => [like(one, id), like(one, id), like(one, id)]));
  expect(rowsOf("Like", id)).toBe(6);
  for (const [index, one] of people.entries())
    expect((await one.get(`/api/likes/${id}`)).json()).toEqual({
      count: 6,
      isLiked: index > 0 && index < 7,
    });
});

test("Reflects toggled at once end as the toggles one after the other do", async () => {
  const { id } = await reflect(author);
  const some = people.slice(0, 5);
  const toggle = (one: Browser) => one.post("/api/reflects", { reflectionId: id });
  await Promise.all(some.flatMap((one) => Array.from({ length: 9 }, () => toggle(one))));
  expect(rowsOf("Reflect", id)).toBe(5);
  await Promise.all(some.flatMap((one) => [toggle(one), toggle(one), toggle(one)]));
  expect(rowsOf("Reflect", id)).toBe(0);
  expect((await visitor.get(`/api/reflects/${id}`)).json()).toEqual({
    count: 0,
    isReflected: false,
  });
});

test("A toggle answers the state that it leads to, and the count", async () => {
  const { id } = await reflect(author);
  const [one, two] = people as [Person, Person];
  expect((await like(one, id)).json()).toEqual({ liked: true, count: 1 });
  expect((await like(two, id)).json()).toEqual({ liked: true, count: 2 });
  expect((await like(one, id)).json()).toEqual({ liked: false, count: 1 });
  expect((await one.post("/api/reflects", { reflectionId: id, comment: null })).json()).toEqual({
    reflected: true,
    count: 1,
  });
  const batch = await two.post("/api/social-actions/batch", { reflectionIds: [id, id] });
  expect(batch.json()).toEqual({
    [id]: { likes: { count: 1, isLiked: true }, reflects: { count: 1, isReflected: false } },
  });
});

test("The batch answers zeros for every id that is not there, whatever it is called", async () => {
  const odd = ["nobody", "constructor", "toString", "__proto__", "hasOwnProperty"];
  const { status, text } = await visitor.post("/api/social-actions/batch", { reflectionIds: odd });
  expect(status).toBe(200);
  const zeros = '{"likes":{"count":0,"isLiked":false},"reflects":{"count":0,"isReflected":false}}';
  expect(text).toBe(`{${odd.map((id) => `"${id}":${zeros}`).join(",")}}`);
  const many = Array.from({ length: 101 }, (_, n) => `id-${n}`);
  expect((await visitor.post("/api/social-actions/batch", { reflectionIds: many })).status).toBe(
    400,
  );
  expect((await visitor.post("/api/social-actions/batch", { reflectionIds: [] })).json()).toEqual(
    {},
  );
});

test("A reflect's comment has at most 280 characters, and none when it is blank", async () => {
  const { id } = await reflect(author);
  const [one, two] = people as [Person, Person];
  const send = (comment: string) => one.post("/api/reflects", { reflectionId: id, comment });
  expect((await send("x".repeat(281))).status).toBe(400);
  expect((await send("  \n ")).status).toBe(200);
  const kept = () =>
    server.database().prepare("SELECT comment FROM Reflect WHERE reflectionId = ?").pluck().all(id);
  expect(kept()).toEqual([null]);
  await send("");
  await send(` ${"👩".repeat(140)} `);
  expect(kept()).toEqual(["👩".repeat(140)]);
  expect((await two.get(`/api/user/${one.id}/activity?limit=1`)).json()[0].content).toBe(
    "👩".repeat(140),
  );
});

test("One's own private reflection can be liked by oneself and reflected by nobody", async () => {
  const { id } = await reflect(author, { isPublic: false });
  expect((await like(author, id)).json()).toEqual({ liked: true, count: 1 });
  const refused = await author.post("/api/reflects", { reflectionId: id });
  expect({ status: refused.status, text: refused.text }).toEqual({
    status: 400,
    text: "Only a public reflection can be reflected.",
  });
});

test("Who may not act is told why", async () => {
  const { id } = await reflect(author);
  const reflectionId = id;
  const told: [string, object, string][] = [
    ["/api/likes", { reflectionId }, "Please log in to like reflections"],
    ["/api/reflects", { reflectionId }, "Please log in to reflect"],
    ["/api/comments", { reflectionId, content: "Yes." }, "Please log in to comment"],
    ["/api/follow", { followingId: author.id }, "Please log in to follow people"],
  ];
  const someGuest = await guest(server);
  for (const [path, json, sentence] of told) {
    const asVisitor = await visitor.post(path, json);
    expect([asVisitor.status, asVisitor.text]).toEqual([401, sentence]);
    const asGuest = await someGuest.post(path, json);
    expect([asGuest.status, asGuest.text]).toEqual([403, "Create Your Free Account"]);
  }
});

test("A reflect with words that is sent twice stays, and a turned over one goes", async () => {
  const [author, reader] = [await member(server), await member(server)];
  const { id } = (await author.post("/api/reflections", { content: "Read on." })).json();
  const sure = { reflectionId: id, comment: "Read this.", sure: true };
  const answers = await Promise.all([
    reader.post("/api/reflects", sure),
    reader.post("/api/reflects", sure),
  ]);
  expect(answers.map(({ json }) => json())).toEqual([
    { reflected: true, count: 1 },
    { reflected: true, count: 1 },
  ]);
  const again = await reader.post("/api/reflects", { reflectionId: id });
  expect(again.json()).toEqual({ reflected: false, count: 0 });
});
