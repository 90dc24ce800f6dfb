import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { browser } from "./browser";
import { guest, member, write } from "./people";
import { newDataDir, startServer, type TestServer, until } from "./server";

const WRITERS = 30;

const isAnswered = (server: TestServer, id: string) =>
  server.count(
    "SELECT count(*) FROM JournalEntry WHERE id = ? AND truenorthResponse IS NOT NULL",
    id,
  ) === 1;

/** A browser with the same cookies at another server. */
function moved({ jar }: { jar: Map<string, string> }, server: TestServer) {
  const browsing = browser(server);
  for (const [name, value] of jar) browsing.jar.set(name, value);
  return browsing;
}

describe("After kill -9", () => {
  test("between an entry and its answer, the entry is there and gets answered", async () => {
    const dataDir = newDataDir();
    const first = await startServer({ JOBS: "off" }, { dataDir });
    const person = await guest(first);
    const id = await write(person, "The last words before the power went.");
    expect(isAnswered(first, id)).toBe(false);
    expect(first.count("SELECT count(*) FROM Job")).toBe(1);
    await first.kill();

    const second = await startServer({}, { dataDir });
    await until("answered", () => isAnswered(second, id), 5000);
    const [entry] = (await moved(person, second).get("/api/journal")).json();
    expect(entry).toMatchObject({ id, response: "The last words before the power went." });
    expect(entry.truenorthResponse).toBeTruthy();
    await until("done", () => second.count("SELECT count(*) FROM Job") === 0);
  });

  test("of the process that had claimed the job, another takes it at once", async () => {
    const dataDir = newDataDir();
    const first = await startServer({ JOBS: "off" }, { dataDir });
    const id = await write(await guest(first));
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    first.database().prepare("UPDATE Job SET lockedUntil = ?, attempts = 1").run(inAMinute);
    await first.kill();

    const second = await startServer({}, { dataDir });
    await until("answered", () => isAnswered(second, id), 5000);
  });

  test("in the midst of writing, every entry that was acknowledged is there, counted, and answered", async () => {
    const dataDir = newDataDir();
    const first = await startServer({ FREE_JOURNAL_LIMIT: "unlimited" }, { dataDir });
    const person = await member(first);
    const acknowledged: string[] = [];
    const writing = Array.from({ length: WRITERS }, async () => {
      for (;;) {
        const answer = await person.post("/api/journal", {
          response: "Words.",
          clientId: randomUUID(),
        });
        if (answer.status === 201) acknowledged.push(answer.json().id);
      }
    });
    await until("writing", () => acknowledged.length > WRITERS);
    await Promise.all([first.kill(), Promise.allSettled(writing)]);

    const second = await startServer({ FREE_JOURNAL_LIMIT: "unlimited" }, { dataDir });
    const kept = (await moved(person, second).get("/api/journal?limit=500"))
      .json()
      .map((entry: { id: string }) => entry.id);
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
    const stored = second.count("SELECT count(*) FROM JournalEntry WHERE userId = ?", person.id);
    expect(second.count("SELECT counted FROM Allowance WHERE userId = ?", person.id)).toBe(stored);
    await until(
      "answered",
      () => second.count("SELECT count(*) FROM JournalEntry WHERE truenorthResponse IS NULL") === 0,
    );
    expect(second.count("SELECT count(*) FROM Job")).toBe(0);
  });
});

test("Sessions outlive a restart, and a server with JOBS=off answers no entry", async () => {
  const dataDir = newDataDir();
  const first = await startServer({ JOBS: "off" }, { dataDir });
  const person = await member(first);
  const id = await write(person);
  expect(await first.stop()).toBe(0);
  const second = await startServer({ JOBS: "off" }, { dataDir });
  expect((await moved(person, second).get("/api/auth/user")).json().id).toBe(person.id);
  expect(isAnswered(second, id)).toBe(false);
});
