import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { guest, member, newEmail, newNickname, PASSWORD, type Person, write } from "./people";
import { startServer, type TestServer, until } from "./server";

const AT_ONCE = 20;
const CRISIS = "I want to die and I do not know whom to tell.";

const server = await startServer();
const limitedTo2 = await startServer({ FREE_JOURNAL_LIMIT: "2" });
const unlimited = await startServer({ FREE_JOURNAL_LIMIT: "unlimited" });

const entriesOf = ({ id }: Person, on: TestServer = server) =>
  on.count("SELECT count(*) FROM JournalEntry WHERE userId = ?", id);
const limitsOf = async (person: Person) => (await person.get("/api/auth/guest-limits")).json();
const post = (person: Person, more: object = {}) =>
  person.post("/api/journal", { response: "The kettle was on.", ...more });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

async function guestWith(entries: number) {
  const person = await guest(server);
  for (let written = 0; written < entries; written++) await write(person);
  return person;
}

async function upgrade(person: Person) {
  const account = { email: newEmail(), password: PASSWORD, nickname: newNickname() };
  expect((await person.post("/api/auth/upgrade-guest", account)).status).toBe(200);
}

describe("Of a guest's three entries", () => {
  test("one is left at two, and of twenty at once exactly one is stored", async () => {
    const person = await guestWith(2);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => post(person)));
    expect(statusesOf(answers)).toEqual([201, ...Array(AT_ONCE - 1).fill(402)]);
    expect(entriesOf(person)).toBe(3);
    expect(await limitsOf(person)).toMatchObject({
      journalsUsed: 3,
      journalLimit: 3,
      canJournal: false,
    });
  });

  test("three are stored of twenty at once, by calls and forms together", async () => {
    const person = await guest(server);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        index % 2 ? post(person) : person.submit("/app", "create-entry", { response: "By form." }),
      ),
    );
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(AT_ONCE - 3);
    expect(entriesOf(person)).toBe(3);
  });

  test("none is used by a repeat with the same client id", async () => {
    const person = await guest(server);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(person, { clientId })));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await post(person, { clientId, response: "Other words." })).json().response).toBe(
      "The kettle was on.",
    );
    expect(entriesOf(person)).toBe(1);
    expect((await limitsOf(person)).journalsUsed).toBe(1);
  });

  test("the last is answered to each of its repeats, and not refused to any", async () => {
    const person = await guestWith(2);
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => post(person, { clientId })),
    );
    expect(statusesOf(answers)).toEqual([...Array(AT_ONCE - 1).fill(200), 201]);
    expect((await post(person, { clientId })).status).toBe(200);
    expect((await post(person)).status).toBe(402);
    expect(entriesOf(person)).toBe(3);
  });

  test("none comes back by deleting", async () => {
    const person = await guestWith(3);
    for (const { id } of (await person.get("/api/journal")).json())
      await person.delete(`/api/journal/${id}`);
    expect(entriesOf(person)).toBe(0);
    expect((await post(person)).status).toBe(402);
    expect((await limitsOf(person)).journalsUsed).toBe(3);
  });

  test("none is used by an entry that is refused", async () => {
    const person = await guest(server);
    for (const response of ["", "   ", "x".repeat(20_001)])
      expect((await post(person, { response })).status).toBe(400);
    expect((await limitsOf(person)).journalsUsed).toBe(0);
  });

  test("all are kept by an upgrade, and the member's month begins empty", async () => {
    const person = await guestWith(3);
    expect(await limitsOf(person)).toMatchObject({ resetsAt: null, journalLimit: 3 });
    await upgrade(person);
    expect((await person.get("/api/journal")).json()).toHaveLength(3);
    expect(await limitsOf(person)).toMatchObject({
      journalsUsed: 0,
      journalLimit: 30,
      chatLimit: 30,
      canJournal: true,
    });
    expect((await post(person)).status).toBe(201);
    expect((await person.get("/api/journal/limits")).json()).toEqual({
      journalsUsed: 1,
      limit: 30,
    });
  });
});

describe("A refusal for allowance", () => {
  test("says what to do, and a form shows the words again", async () => {
    const person = await guestWith(3);
    const call = await post(person);
    expect(call.text).toMatch(/3 guest entries.*free account/);
    expect(decodeURIComponent(call.headers.get("x-title") ?? "")).toBe("Create Your FREE Account");
    const page = await person.submit("/app?view=journal", "create-entry", {
      response: "Words to keep.",
    });
    expect(page.status).toBe(402);
    expect(page.text).toContain("Words to keep.");
  });

  test("never meets words of a crisis: they are stored, answered and not counted", async () => {
    const person = await guestWith(3);
    const answer = await post(person, { response: CRISIS });
    expect(answer.status).toBe(201);
    const { id } = answer.json();
    const read = async () =>
      (await person.get("/api/journal")).json().find((entry: { id: string }) => entry.id === id);
    await until("answered", async () => Boolean((await read()).truenorthResponse));
    expect(entriesOf(person)).toBe(4);
    expect((await limitsOf(person)).journalsUsed).toBe(3);
    expect((await post(person)).status).toBe(402);
  });

  test("does not come sooner by words of a crisis", async () => {
    const person = await guest(server);
    await post(person, { response: CRISIS });
    expect((await limitsOf(person)).journalsUsed).toBe(0);
  });
});

describe("Increments that a client posts", () => {
  test("charge nobody twice: used is the larger of counted and claimed", async () => {
    const person = await guestWith(2);
    for (const used of [2, 2, 3]) {
      const answer = await person.post("/api/auth/increment-journal");
      expect(answer.json().journalsUsed).toBe(used);
    }
    expect((await post(person)).status).toBe(402);
    expect(entriesOf(person)).toBe(2);
  });

  test("are all counted when they come at once", async () => {
    const person = await guest(server);
    await Promise.all(Array.from({ length: 10 }, () => person.post("/api/auth/increment-chat")));
    expect(await limitsOf(person)).toMatchObject({
      chatsUsed: 10,
      chatLimit: 5,
      canChat: false,
      journalsUsed: 0,
    });
  });
});

describe("FREE_JOURNAL_LIMIT", () => {
  test("2 is all that a member may write in a month, and no page promises more", async () => {
    const person = await member(limitedTo2);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => post(person)));
    expect(statusesOf(answers)).toEqual([201, 201, ...Array(AT_ONCE - 2).fill(402)]);
    expect((await person.get("/api/journal/limits")).json()).toEqual({ journalsUsed: 2, limit: 2 });
    const next = await limitsOf(person);
    expect(new Date(next.resetsAt).getTime()).toBeGreaterThan(Date.now());
    expect((await person.get("/app?view=journal")).text).toMatch(/2 of (<!-- -->)?2/);
  });

  test("2 is for each month: what an earlier one used is over", async () => {
    const person = await member(limitedTo2);
    await write(person);
    await write(person);
    limitedTo2
      .database()
      .prepare("UPDATE Allowance SET period = '2001-01' WHERE userId = ?")
      .run(person.id);
    expect((await post(person)).status).toBe(201);
  });

  test("does not hold for premium", async () => {
    const person = await member(limitedTo2);
    limitedTo2
      .database()
      .prepare("UPDATE User SET subscriptionStatus = 'active' WHERE id = ?")
      .run(person.id);
    for (let written = 0; written < 4; written++) expect((await post(person)).status).toBe(201);
    expect((await person.get("/api/journal/limits")).json()).toEqual({
      journalsUsed: 4,
      limit: null,
    });
  });

  test("unlimited has no limit for members and keeps the guest's three", async () => {
    const person = await member(unlimited);
    const answers = await Promise.all(Array.from({ length: 35 }, () => post(person)));
    expect(statusesOf(answers)).toEqual(Array(35).fill(201));
    expect((await person.get("/api/journal/limits")).json()).toEqual({
      journalsUsed: 35,
      limit: null,
    });
    expect(await limitsOf(await guest(unlimited))).toMatchObject({ journalLimit: 3 });
  });
});
