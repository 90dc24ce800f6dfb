import { beforeAll, expect, test } from "vitest";
import { member } from "./people";
import { startServer, type TestServer } from "./server";

const MARKER = "the-blue-thermos-of-aunt-ilse";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

test("a card is proposed from what was said, stored only on a yes, and gone everywhere once forgotten", async () => {
  const person = await member(server);
  const said = "My sister is called Mara and it was a good day.";
  const { suggestion } = (await person.post("/api/memory/suggestion", { text: said })).json();
  expect(suggestion).toBe("My sister is called Mara");
  expect((await person.get("/api/memory")).json()).toEqual({ usesMemory: false, cards: [] });

  const card = (await person.post("/api/memory", { text: MARKER })).json();
  expect((await person.get("/api/memory")).json().cards).toEqual([card]);
  expect((await person.put(`/api/memory/${card.id}`, { text: `${MARKER}, again` })).status).toBe(
    200,
  );
  expect((await person.delete(`/api/memory/${card.id}`)).json()).toEqual({ success: true });
  expect((await person.get("/api/memory")).json().cards).toEqual([]);
  expect(JSON.stringify(server.contents())).not.toContain(MARKER);
});

test("nothing is proposed from words of danger", async () => {
  const person = await member(server);
  const text = "My sister is called Mara and I want to kill myself.";
  expect((await person.post("/api/memory/suggestion", { text })).json()).toEqual({
    suggestion: null,
  });
});

test("the same card sent twice is kept once, and the twenty-first is refused", async () => {
  const person = await member(server);
  const twice = { text: "Mornings are hard for me.", clientId: crypto.randomUUID() };
  const [one, two] = await Promise.all([
    person.post("/api/memory", twice),
    person.post("/api/memory", twice),
  ]);
  expect(one.json().id).toBe(two.json().id);
  for (let n = 1; n < 20; n++)
    expect((await person.post("/api/memory", { text: `Card ${n}` })).status).toBe(201);
  expect((await person.post("/api/memory", { text: "One too many" })).status).toBe(400);
  expect((await person.get("/api/memory")).json().cards).toHaveLength(20);
});

test("a goal is set, done, taken up again and dropped", async () => {
  const person = await member(server);
  const goal = (await person.post("/api/goals", { title: "Walk on Sundays" })).json();
  expect(goal.doneAt).toBeNull();
  expect(
    (await person.put(`/api/goals/${goal.id}`, { isDone: true })).json().doneAt,
  ).not.toBeNull();
  expect((await person.put(`/api/goals/${goal.id}`, { isDone: false })).json().doneAt).toBeNull();
  expect((await person.delete(`/api/goals/${goal.id}`)).status).toBe(200);
  expect((await person.get("/api/goals")).json()).toEqual([]);
});
