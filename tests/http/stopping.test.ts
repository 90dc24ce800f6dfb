import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { browser } from "./browser";
import { guest, member, PASSWORD, write } from "./people";
import { rawConnection } from "./raw-request";
import { startServer, until } from "./server";

const FORM = "Content-Type: application/x-www-form-urlencoded";

/** A posted form whose second half is still to come. */
function halfSent(port: number, path: string, fields: Record<string, string>) {
  const connection = rawConnection(port, 20_000);
  const body = new URLSearchParams(fields).toString();
  const length = `Content-Length: ${body.length}`;
  const head = [`POST ${path} HTTP/1.1`, "Host: 127.0.0.1", FORM, length, "", body.slice(0, 5)];
  connection.write(head.join("\r\n"));
  return { ...connection, finish: () => connection.write(body.slice(5)) };
}

describe("SIGTERM", () => {
  test("ends an idle server at once with code 0 and everything in the database file", async () => {
    const server = await startServer();
    await write(await guest(server));
    const start = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - start).toBeLessThan(3000);
    const wal = join(server.dataDir, "truenorth.db-wal");
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  });

  test("cuts no request that has begun, and says by /readyz that it is stopping", async () => {
    const server = await startServer();
    const { email } = await member(server);
    const half = [
      ...Array.from({ length: 10 }, () => halfSent(server.port, "/api/theme", { theme: "dark" })),
      ...Array.from({ length: 10 }, () =>
        halfSent(server.port, "/api/auth/login", { email, password: PASSWORD }),
      ),
    ];
    const asking = rawConnection(server.port);
    asking.write("GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    const living = rawConnection(server.port);
    living.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    expect((await browser(server).get("/readyz")).status).toBe(200);
    server.signal("SIGTERM");
    const isRefused = () =>
      browser(server)
        .get("/")
        .then(
          () => false,
          () => true,
        );
    await until("closed to new requests", isRefused, 3000);
    asking.write("\r\n");
    living.write("\r\n");
    expect((await asking.answer).status).toBe(503);
    expect((await living.answer).status).toBe(200);
    for (const { finish } of half) finish();
    const answers = await Promise.all(half.map(({ answer }) => answer));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.ended).toBe(0);
  });

  test("waits eight seconds for a request that never ends, no more, and still exits with 0", async () => {
    const server = await startServer();
    const half = halfSent(server.port, "/api/theme", { theme: "dark" });
    await browser(server).get("/healthz");
    const start = performance.now();
    expect(await server.stop()).toBe(0);
    const waited = performance.now() - start;
    expect(waited).toBeGreaterThan(6000);
    expect(waited).toBeLessThan(11_000);
    expect((await half.answer).status).toBe(0);
  }, 30_000);
});

test("SIGINT ends it as SIGTERM does", async () => {
  const server = await startServer();
  server.signal("SIGINT");
  expect(await server.ended).toBe(0);
});

test("A fresh folder is enough: the server makes its database, secret and companion, and is ready", async () => {
  const server = await startServer();
  await until("ready", async () => (await browser(server).get("/readyz")).text === "ready");
  expect((await browser(server).get("/healthz")).text).toBe("ok");
  expect(server.count("SELECT count(*) FROM User WHERE id = 'truenorth-ai-companion'")).toBe(1);
  expect(statSync(join(server.dataDir, "secrets/session")).mode & 0o077).toBe(0);
});

test.each([
  ["PORT", "many"],
  ["APP_URL", "https://truenorth.example/path"],
  ["FREE_JOURNAL_LIMIT", "-1"],
  ["SESSION_SECRET", "short"],
  ["TRUST_PROXY", "true"],
])("A setting %s of %s stops the start with a sentence that names it", async (name, value) => {
  await expect(startServer({ [name]: value })).rejects.toThrow(
    new RegExp(`The setting ${name} cannot be used`),
  );
});
