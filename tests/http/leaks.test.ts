import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browser } from "./browser";
import { guest, newNickname, write } from "./people";
import { rawRequest, requestText } from "./raw-request";
import { startServer, until } from "./server";

const MARKER = 'heron-4711-\u00e6"q';
const PLAIN = "heron-4711-";

/** The forms in which a text can hide in a log. */
function disguises(text: string): string[] {
  const bytes = Buffer.from(text);
  const inner = [0, 1, 2].map((skip) => bytes.subarray(skip).toString("base64").slice(0, 12));
  return [
    text,
    ...inner,
    bytes.toString("base64url").slice(0, 12),
    bytes.toString("hex"),
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
  ];
}

test("Nothing that a person wrote comes into the log, in any form", async () => {
  const server = await startServer({ LOG_LEVEL: "debug" });
  const visitor = browser(server);
  const email = `${PLAIN}${newNickname()}@example.org`;
  const password = `${MARKER} secret`;
  const account = { email, password, nickname: newNickname() };

  expect((await visitor.post("/api/auth/signup", account)).status).toBe(201);
  await browser(server).post("/api/auth/login", { email, password });
  await browser(server).post("/api/auth/login", { email, password: `${MARKER} wrong` });
  await browser(server).submit("/auth", "sign-in", { email, password: `${MARKER} wrong` });
  await browser(server).post("/api/auth/reset", { email });
  const { id } = (
    await visitor.post("/api/journal", { prompt: MARKER, response: `Words ${MARKER}` })
  ).json();
  await visitor.put(`/api/journal/${id}`, { response: `Other words ${MARKER}` });
  await visitor.put("/api/journal/draft", { response: MARKER });
  await visitor.submit("/app", "edit-entry", { id: "nothing", response: MARKER });
  await visitor.put(`/api/user/${(await visitor.get("/api/auth/user")).json().id}`, {
    nickname: account.nickname,
    bio: MARKER,
  });
  await visitor.get(`/api/journal?q=${encodeURIComponent(MARKER)}`);
  await visitor.get(`/app?view=journal&q=${encodeURIComponent(MARKER)}`);
  await visitor.get(`/api/search/reflections?q=${encodeURIComponent(MARKER)}`);
  await visitor.get(`/${encodeURIComponent(MARKER)}`);
  await visitor.get(`/api/user/nickname/${PLAIN}`);
  await visitor.get("/api/auth/user", {
    "x-user-id": PLAIN,
    cookie: `tn_session=${PLAIN}`,
    "user-agent": PLAIN,
  });
  await visitor.post("/api/errors", {
    message: MARKER,
    stack: MARKER,
    url: `https://a.example/${PLAIN}`,
    userAgent: PLAIN,
  });
  await visitor.ask("POST", "/api/journal", {
    body: `{"response": "${PLAIN}`,
    headers: { "content-type": "application/json" },
  });
  await rawRequest(server.port, requestText(`GET //${PLAIN}`, [`Host: ${PLAIN}`]));
  await rawRequest(server.port, requestText(`${PLAIN} /`, ["Host: a"]));

  server.database().exec("PRAGMA foreign_keys = OFF; ALTER TABLE JournalEntry RENAME TO Lost");
  expect((await visitor.post("/api/journal", { response: MARKER })).status).toBe(500);
  expect((await visitor.submit("/app", "create-entry", { response: MARKER })).status).toBe(500);
  expect((await visitor.get(`/api/journal?q=${PLAIN}`)).status).toBe(500);

  const secrets = readdirSync(join(server.dataDir, "secrets")).map((name) =>
    readFileSync(join(server.dataDir, "secrets", name), "utf8"),
  );
  const sessions = [...visitor.jar.values()].map((value) => value.slice(0, 20));
  await until("logged", () => server.requests().length >= server.asked.count);
  expect(await server.stop()).toBe(0);

  const log = server.output();
  expect(log.length).toBeGreaterThan(2000);
  const hidden = [MARKER, PLAIN]
    .flatMap(disguises)
    .concat(email, password, ...secrets, ...sessions, "example.org");
  expect(hidden.filter((text) => text.length > 5 && log.includes(text))).toEqual([]);
});

test("A log line of a request has these fields and no other", async () => {
  const server = await startServer();
  await write(await guest(server));
  await until("logged", () => server.requests().length >= 2);
  for (const line of server.requests()) {
    expect(Object.keys(line).sort()).toEqual([
      "level",
      "method",
      "ms",
      "operations",
      "request",
      "status",
      "time",
    ]);
  }
  expect(server.requests().at(-1)).toMatchObject({
    method: "POST",
    operations: ["create-entry"],
    status: 201,
  });
});

test("The search for a hidden text finds each of its forms", () => {
  const lines = [
    MARKER,
    Buffer.from(`x${MARKER}`).toString("base64"),
    Buffer.from(MARKER).toString("hex"),
    JSON.stringify({ a: MARKER }),
  ];
  for (const line of lines)
    expect(disguises(MARKER).some((text) => line.includes(text))).toBe(true);
});
