import { beforeAll, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { member, type Person, write } from "./people";
import { startServer } from "./server";

const INSIDE = /node_modules|prisma|sqlite|select |no such table|\/build\/|\.js:\d|at async|stack/i;

const server = await startServer();
let person: Person;
beforeAll(async () => {
  person = await member(server);
  await write(person);
  server.database().exec("PRAGMA foreign_keys = OFF; ALTER TABLE JournalEntry RENAME TO Lost");
});

describe("When the database fails in the midst of a request,", () => {
  test.each([
    ["GET", "/api/journal"],
    ["POST", "/api/journal"],
    ["PUT", "/api/journal/nothing"],
    ["DELETE", "/api/journal/nothing"],
    ["POST", "/api/journal/generate-prompt"],
  ])("%s %s answers one sentence and nothing of the inside", async (method, path) => {
    const json = method === "GET" ? undefined : { response: "Words." };
    const answer = await person.ask(method, path, { json });
    expect(answer.status).toBe(500);
    expect(answer.text).toBe("Server error. Please try again in a moment.");
    expect(answer.headers.get("content-type")).toContain("text/plain");
  });

  test.each(["/app?view=journal", "/app.data?view=journal", "/api/journal.data"])(
    "%s fails without showing the inside",
    async (path) => {
      const answer = await person.get(path);
      expect(answer.status).toBe(500);
      expect(answer.text.replaceAll("/assets/", "")).not.toMatch(INSIDE);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test.each(["/app?view=therapy", "/app.data"])(
    "the form of %s fails with the words still there",
    async (path) => {
      const answer = await person.submit(path, "create-entry", { response: "Words to keep." });
      expect(answer.status).toBe(500);
      expect(answer.text).not.toMatch(/no such table|node_modules|at async/);
      expect(answer.text).toContain("Words to keep.");
    },
  );

  test("the log says what failed, without a message that may quote somebody", async () => {
    const failed = server
      .output()
      .split("\n")
      .filter((line) => line.includes("request failed"));
    expect(failed.length).toBeGreaterThan(5);
    expect(server.output()).not.toMatch(/no such table|does not exist|invocation/i);
    expect(server.output()).not.toContain("Words to keep.");
  });

  test("everything else goes on", async () => {
    expect((await browser(server).get("/")).status).toBe(200);
    expect((await person.get("/api/auth/user")).status).toBe(200);
    expect((await browser(server).get("/readyz")).status).toBe(200);
  });
});
