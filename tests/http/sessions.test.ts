import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { browser } from "./browser";
import { again, guest, member, newEmail, newNickname, PASSWORD, type Person } from "./people";
import { startServer, type TestServer } from "./server";

const COOKIE = "tn_session";
const DAYS_30 = 30 * 24 * 60 * 60;

const server = await startServer();
const proxied = await startServer({ TRUST_PROXY: "1" });

const sessionOf = ({ jar }: Pick<Person, "jar">) => jar.get(COOKIE) ?? "";
/** The status of a cookie's own person. */
async function statusOf(cookie: string, { origin, asked }: TestServer = server) {
  return (await browser({ origin, asked }).get("/api/auth/user", { cookie: `${COOKIE}=${cookie}` }))
    .status;
}
const rowsOf = (userId: string) =>
  server.count("SELECT count(*) FROM Session WHERE userId = ?", userId);

/** The session id that a cookie holds, by the base64 of its first part. */
function idIn(cookie: string): string {
  const value = decodeURIComponent(cookie).split(".")[0] as string;
  return JSON.parse(Buffer.from(value, "base64").toString("latin1"));
}
const hashOf = (cookie: string) => createHash("sha256").update(idIn(cookie)).digest("base64url");

describe("A new id takes over, and the old one ends,", () => {
  test("at sign-in", async () => {
    const person = await member(server);
    const old = sessionOf(person);
    await person.post("/api/auth/login", { email: person.email, password: PASSWORD });
    expect(sessionOf(person)).not.toBe(old);
    expect(await statusOf(old)).toBe(401);
    expect(await statusOf(sessionOf(person))).toBe(200);
  });

  test("at sign-up, also with a cookie that somebody planted", async () => {
    const planted = browser(server);
    planted.jar.set(COOKIE, sessionOf(await guest(server)));
    const old = sessionOf(planted);
    const account = { email: newEmail(), password: PASSWORD, nickname: newNickname() };
    expect((await planted.post("/api/auth/signup", account)).status).toBe(201);
    expect(sessionOf(planted)).not.toBe(old);
    expect(await statusOf(old)).toBe(401);
  });

  test("at a guest's upgrade", async () => {
    const person = await guest(server);
    const old = sessionOf(person);
    const account = { email: newEmail(), password: PASSWORD, nickname: newNickname() };
    expect((await person.post("/api/auth/upgrade-guest", account)).status).toBe(200);
    expect(sessionOf(person)).not.toBe(old);
    expect(await statusOf(old)).toBe(401);
    expect((await person.get("/api/auth/user")).json()).toMatchObject({
      id: person.id,
      isAnonymous: false,
    });
  });

  test("but a second guest session is not made", async () => {
    const person = await guest(server);
    const old = sessionOf(person);
    const answer = await person.post("/api/auth/guest");
    expect({ status: answer.status, cookies: answer.setCookies }).toEqual({
      status: 200,
      cookies: [],
    });
    expect(sessionOf(person)).toBe(old);
  });
});

describe("Logging out", () => {
  test.each(["call", "form"])(
    "by the %s ends the row, clears the cookie and the cache",
    async (face) => {
      const person = await member(server);
      const other = await again(server, person);
      const old = sessionOf(person);
      const answer =
        face === "call"
          ? await person.post("/api/auth/logout")
          : await person.submit("/app", "sign-out");
      expect(answer.setCookies.find((one) => one.startsWith(`${COOKIE}=;`))).toMatch(
        /Expires=Thu, 01 Jan 1970/,
      );
      expect(answer.headers.get("clear-site-data")).toBe('"cache"');
      expect(person.jar.has(COOKIE)).toBe(false);
      expect(await statusOf(old)).toBe(401);
      expect(rowsOf(person.id)).toBe(1);
      expect(await statusOf(sessionOf(other))).toBe(200);
    },
  );

  test("without a session answers the same", async () => {
    const answer = await browser(server).post("/api/auth/logout");
    expect({ status: answer.status, body: answer.json() }).toEqual({
      status: 200,
      body: { success: true },
    });
  });
});

describe("A cookie is worth nothing", () => {
  test("when its session is over", async () => {
    const person = await guest(server);
    const past = new Date(Date.now() - 1000).toISOString();
    server
      .database()
      .prepare("UPDATE Session SET expiresAt = ? WHERE userId = ?")
      .run(past, person.id);
    expect(await statusOf(sessionOf(person))).toBe(401);
  });

  test("when its account is suspended", async () => {
    const person = await member(server);
    server
      .database()
      .prepare("UPDATE User SET suspendedAt = ? WHERE id = ?")
      .run(new Date().toISOString(), person.id);
    expect(await statusOf(sessionOf(person))).toBe(401);
    const answer = await browser(server).post("/api/auth/login", {
      email: person.email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(403);
  });

  test("when a character of it is another", async () => {
    const cookie = sessionOf(await guest(server));
    for (const at of [0, 5, cookie.length - 6]) {
      const other = cookie[at] === "A" ? "B" : "A";
      expect(await statusOf(cookie.slice(0, at) + other + cookie.slice(at + 1))).toBe(401);
    }
    for (const wrong of ["", "x", cookie.split(".")[0] as string, `${cookie}x`, "%00", "."])
      expect(await statusOf(wrong)).toBe(401);
  });

  test("when it is signed with another secret", async () => {
    const cookie = decodeURIComponent(sessionOf(await guest(server)));
    const value = cookie.slice(0, cookie.lastIndexOf("."));
    const sign = (secret: string) => {
      const signature = createHmac("sha256", secret)
        .update(value)
        .digest("base64")
        .replace(/=+$/, "");
      return encodeURIComponent(`${value}.${signature}`);
    };
    expect(await statusOf(sign("another secret of good length, too"))).toBe(401);
    expect(
      await statusOf(sign(readFileSync(join(server.dataDir, "secrets/session"), "utf8"))),
    ).toBe(200);
  });

  test("from the database alone, which holds its hash", async () => {
    const cookie = sessionOf(await guest(server));
    expect(server.count("SELECT count(*) FROM Session WHERE idHash = ?", hashOf(cookie))).toBe(1);
    expect(JSON.stringify(server.contents())).not.toContain(idIn(cookie));
  });
});

test("A session that is used is prolonged, and the cookie with it", async () => {
  const person = await guest(server);
  const [seen, soon] = [Date.now() - 60 * 60_000, Date.now() + 60_000].map((at) =>
    new Date(at).toISOString(),
  );
  server
    .database()
    .prepare("UPDATE Session SET lastSeenAt = ?, expiresAt = ? WHERE userId = ?")
    .run(seen, soon, person.id);
  const answer = await person.get("/api/auth/user");
  expect(answer.setCookies.join()).toContain(`Max-Age=${DAYS_30}`);
  const inDays = server.count(
    "SELECT julianday(expiresAt) - julianday('now') FROM Session WHERE userId = ?",
    person.id,
  );
  expect(inDays).toBeGreaterThan(29.9);
});

describe("The cookie", () => {
  const attributes = (setCookie: string) => new Set(setCookie.split("; ").slice(1));

  test("is for this site's requests only, for 30 days, unseen by scripts", async () => {
    const answer = await browser(server).post("/api/auth/guest");
    expect(answer.setCookies).toHaveLength(1);
    expect(answer.setCookies[0]).toMatch(/^tn_session=/);
    expect(attributes(answer.setCookies[0] ?? "")).toEqual(
      new Set([`Max-Age=${DAYS_30}`, "Path=/", "HttpOnly", "SameSite=Lax"]),
    );
  });

  test("is bound to the host and to HTTPS behind a proxy that says so", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const visitor = browser(proxied);
    const answer = await visitor.ask("POST", "/api/auth/guest", { json: {}, headers });
    expect(answer.setCookies[0]).toMatch(/^__Host-tn_session=/);
    expect(attributes(answer.setCookies[0] ?? "")).toEqual(
      new Set([`Max-Age=${DAYS_30}`, "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]),
    );
    expect((await visitor.get("/api/auth/user", headers)).status).toBe(200);
    const plain = visitor.jar.get("__Host-tn_session") ?? "";
    expect(
      (await browser(proxied).get("/api/auth/user", { ...headers, cookie: `tn_session=${plain}` }))
        .status,
    ).toBe(401);
  });

  test("is not Secure because a stranger says so without a proxy", async () => {
    const answer = await browser(server).ask("POST", "/api/auth/guest", {
      json: {},
      headers: { "x-forwarded-proto": "https" },
    });
    expect(answer.setCookies[0]).toMatch(/^tn_session=/);
  });
});

describe("The header x-user-id", () => {
  test("of another account is refused and changes nothing", async () => {
    const [person, other] = [await guest(server), await guest(server)];
    const before = server.contents();
    for (const claimed of [other.id, "guest", "nobody"]) {
      const headers = { "x-user-id": claimed };
      const writing = await person.ask("POST", "/api/journal", {
        json: { response: "Words." },
        headers,
      });
      expect(writing.status).toBe(403);
      expect((await person.get("/api/auth/user", headers)).status).toBe(403);
    }
    expect(server.contents()).toEqual(before);
  });

  test("of the session's own account, or empty, is as none", async () => {
    const person = await guest(server);
    for (const claimed of [person.id, ""])
      expect((await person.get("/api/auth/user", { "x-user-id": claimed })).status).toBe(200);
  });

  test("opens nothing without a session", async () => {
    const person = await guest(server);
    const visitor = browser(server);
    const headers = { "x-user-id": person.id };
    expect((await visitor.get("/api/auth/user", headers)).status).toBe(401);
    expect((await visitor.get("/api/journal", headers)).status).toBe(401);
    expect(
      (await visitor.ask("POST", "/api/theme", { json: { theme: "dark" }, headers })).status,
    ).toBe(200);
  });
});

describe("A wrong password and an unknown address", () => {
  const wrong = (email: string) =>
    browser(server).post("/api/auth/login", { email, password: "not this one" });
  const shown = (answer: Awaited<ReturnType<typeof wrong>>) => ({
    status: answer.status,
    text: answer.text,
    headers: [...answer.headers].filter(
      ([name]) => !["date", "content-security-policy"].includes(name),
    ),
  });

  test("are answered alike", async () => {
    const person = await member(server);
    expect(shown(await wrong(person.email))).toEqual(shown(await wrong(newEmail())));
    expect((await wrong(person.email)).status).toBe(401);
    const page = async (email: string) => {
      const answer = await browser(server).submit("/auth", "sign-in", {
        email,
        password: "not this one",
      });
      expect(answer.status).toBe(401);
      return answer.text.replaceAll(email, "").replace(/nonce="[^"]*"/g, "");
    };
    expect(await page(person.email)).toBe(await page(newEmail()));
  });

  test("cost the same work", async () => {
    const person = await member(server);
    const median = (times: number[]) =>
      times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 15; round++) {
      for (const kind of ["known", "unknown"] as const) {
        const start = performance.now();
        await wrong(kind === "known" ? person.email : newEmail());
        times[kind].push(performance.now() - start);
      }
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test("have a salt each, the same at every question", async () => {
    const person = await member(server);
    const saltOf = async (email: string) =>
      (await browser(server).get(`/api/auth/salt?email=${email}`)).json();
    for (const email of [person.email, newEmail()]) {
      const first = await saltOf(email);
      expect(first).toEqual(await saltOf(email.toUpperCase()));
      expect(Buffer.from(first.salt, "base64")).toHaveLength(16);
      expect(Object.keys(first)).toEqual(["salt", "iterations"]);
    }
  });
});

describe("Sign-in takes", () => {
  test("an address in any letter case, and a password in any normal form", async () => {
    const visitor = browser(server);
    const account = { email: newEmail(), password: "caf\u00e9 at noon", nickname: newNickname() };
    expect((await visitor.post("/api/auth/signup", account)).status).toBe(201);
    const other = { email: account.email.toUpperCase(), password: "cafe\u0301 at noon" };
    expect((await visitor.post("/api/auth/login", other)).status).toBe(200);
  });

  test("no password with more behind it, and no null bytes", async () => {
    const person = await member(server);
    for (const password of [
      `${PASSWORD} `,
      `${PASSWORD}\0`,
      PASSWORD.toUpperCase(),
      PASSWORD.slice(0, -1),
    ]) {
      const answer = await browser(server).post("/api/auth/login", {
        email: person.email,
        password,
      });
      expect([400, 401]).toContain(answer.status);
    }
  });

  test("no address of the companion or of a guest", async () => {
    expect(server.count("SELECT count(*) FROM User WHERE isCompanion = 1")).toBe(1);
    expect(server.count("SELECT count(*) FROM User WHERE isCompanion = 1 AND email IS NULL")).toBe(
      1,
    );
    expect(
      server.count(
        "SELECT count(*) FROM Credential JOIN User ON User.id = userId WHERE isCompanion = 1",
      ),
    ).toBe(0);
  });
});

test("An address and a nickname belong to one account, whatever their letter case", async () => {
  const first = { email: newEmail(), password: PASSWORD, nickname: newNickname() };
  expect((await browser(server).post("/api/auth/signup", first)).status).toBe(201);
  const sameEmail = { ...first, email: first.email.toUpperCase(), nickname: newNickname() };
  const sameName = { ...first, email: newEmail(), nickname: first.nickname.toUpperCase() };
  expect((await browser(server).post("/api/auth/signup", sameEmail)).headers.get("x-field")).toBe(
    "email",
  );
  expect((await browser(server).post("/api/auth/signup", sameName)).headers.get("x-field")).toBe(
    "nickname",
  );
  const twins = { email: newEmail(), password: PASSWORD, nickname: newNickname() };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => browser(server).post("/api/auth/signup", twins)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

test("A guest who upgrades twice at once becomes one member", async () => {
  const person = await guest(server);
  const account = () => ({ email: newEmail(), password: PASSWORD, nickname: newNickname() });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => person.post("/api/auth/upgrade-guest", account())),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(server.count("SELECT count(*) FROM Credential WHERE userId = ?", person.id)).toBe(1);
});
