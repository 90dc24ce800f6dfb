import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { browser } from "./browser";
import { again, member, newEmail, PASSWORD, type Person } from "./people";
import { startServer, until } from "./server";

const NEW_PASSWORD = "quiet harbour at dusk";
const server = await startServer();
const outbox = join(server.dataDir, "outbox");

const mails = () =>
  (existsSync(outbox) ? readdirSync(outbox) : []).map((name) =>
    readFileSync(join(outbox, name), "utf8"),
  );
const mailsTo = (email: string) => mails().filter((mail) => mail.includes(`To: ${email}`));
const linksIn = (mail: string) => {
  const whole = mail.replace(/=\r\n/g, "").replaceAll("=3D", "=");
  return [...whole.matchAll(/https?:\/\/\S+\/reset-password\?token=([\w-]+)/g)];
};

/** Asks for a mail and reads the token of its link. */
async function tokenFor(person: Person): Promise<string> {
  const before = mailsTo(person.email).length;
  expect((await browser(server).post("/api/auth/reset", { email: person.email })).status).toBe(200);
  await until("mailed", () => mailsTo(person.email).length > before);
  const tokens = mailsTo(person.email)
    .flatMap((mail) => linksIn(mail))
    .map(([, token]) => token as string);
  return tokens.at(-1) as string;
}

const setPassword = (token: string, password = NEW_PASSWORD) =>
  browser(server).put("/api/auth/reset", { token, password, confirmPassword: password });
const signIn = (email: string, password: string) =>
  browser(server).post("/api/auth/login", { email, password });

describe("Asking for a new password", () => {
  test("answers alike for an address with an account and for one without, and mails only the first", async () => {
    const person = await member(server);
    const unknown = newEmail();
    const ask = async (email: string) => {
      const call = await browser(server).post("/api/auth/reset", { email });
      const form = await browser(server).submit("/reset-password", "ask-reset", { email });
      const headers = [...call.headers].filter(
        ([name]) => !["date", "content-security-policy"].includes(name),
      );
      return {
        status: call.status,
        text: call.text,
        headers,
        form: form.status,
        to: form.location,
      };
    };
    const answer = await ask(unknown);
    expect(await ask(person.email)).toEqual(answer);
    expect(answer).toMatchObject({ status: 200, form: 303, to: "/reset-password?sent=yes" });
    await until("mailed twice", () => mailsTo(person.email).length === 2);
    expect(mailsTo(unknown)).toEqual([]);
  });

  test("mails a link to this server, and keeps only the hash of its token", async () => {
    const person = await member(server);
    const token = await tokenFor(person);
    const [mail = ""] = mailsTo(person.email);
    expect(linksIn(mail).map(([link]) => link)).toEqual([
      `${server.origin}/reset-password?token=${token}`,
    ]);
    expect(JSON.stringify(server.contents())).not.toContain(token);
  });
});

describe("The mailed link", () => {
  test("sets a new password, signs in, and ends every other session", async () => {
    const person = await member(server);
    const elsewhere = await again(server, person);
    const token = await tokenFor(person);
    const page = await browser(server).get(`/reset-password?token=${token}`);
    expect(page.text).toContain(token);
    expect(page.headers.get("cache-control")).toMatch(/no-store|no-cache/);

    const answer = await elsewhere.submit("/reset-password", "set-password", {
      token,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect({ status: answer.status, to: answer.location }).toEqual({ status: 303, to: "/app" });
    expect((await elsewhere.get("/api/auth/user")).status).toBe(200);
    expect((await person.get("/api/auth/user")).status).toBe(401);
    expect(server.count("SELECT count(*) FROM Session WHERE userId = ?", person.id)).toBe(1);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("works once, also when it is used twice at the same time", async () => {
    const token = await tokenFor(await member(server));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => setPassword(token, `${NEW_PASSWORD} ${n}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await setPassword(token)).status).toBe(400);
    const page = await browser(server).get(`/reset-password?token=${token}`);
    expect(page.text).not.toContain(`value="${token}"`);
  });

  test("ends after 60 minutes, not before", async () => {
    const person = await member(server);
    const shift = (minutes: number) =>
      server
        .database()
        .prepare(
          "UPDATE MailToken SET expiresAt = strftime('%Y-%m-%dT%H:%M:%fZ', expiresAt, ?) || '' WHERE userId = ?",
        )
        .run(`-${minutes} minutes`, person.id);
    const lateToken = await tokenFor(person);
    const lifetime = server.count(
      "SELECT (julianday(expiresAt) - julianday(createdAt)) * 1440 FROM MailToken WHERE userId = ?",
      person.id,
    );
    expect(lifetime).toBeCloseTo(60, 1);
    shift(61);
    expect((await setPassword(lateToken)).status).toBe(400);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  test("changes nothing when the password is refused, and still works afterwards", async () => {
    const person = await member(server);
    const token = await tokenFor(person);
    for (const password of ["short", "password123", "a\0bcdefghi"])
      expect((await setPassword(token, password)).status).toBe(400);
    expect(
      (
        await browser(server).put("/api/auth/reset", {
          token,
          password: NEW_PASSWORD,
          confirmPassword: "other words",
        })
      ).status,
    ).toBe(400);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(200);
  });

  test("makes every earlier link of the account unusable", async () => {
    const person = await member(server);
    const [first, second] = [await tokenFor(person), await tokenFor(person)];
    expect((await setPassword(second)).status).toBe(200);
    expect((await setPassword(first)).status).toBe(400);
  });

  test("is not made for words that are no token", async () => {
    for (const token of [
      "",
      "x",
      "a".repeat(43),
      "__proto__".repeat(4),
      "../../outbox/aaaaaaaaaaaaaaa",
    ])
      expect((await setPassword(token)).status).toBe(400);
  });
});
