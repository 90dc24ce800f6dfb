import { describe, expect, test } from "vitest";
import { browser } from "./browser";
import { guest, member, newEmail, PASSWORD } from "./people";
import { startServer, until } from "./server";

const server = await startServer({ RATE_LIMITS_SCALE: "1", TRUST_PROXY: "1" });

let networks = 0;
/** A browser behind the proxy, by default in a network of its own. */
function from(address = `198.51.100.${++networks}`) {
  const browsing = browser(server);
  const headers = { "x-forwarded-for": address };
  return {
    ...browsing,
    get: (path: string) => browsing.get(path, headers),
    post: (path: string, json: unknown = {}) => browsing.ask("POST", path, { json, headers }),
    delete: (path: string) => browsing.ask("DELETE", path, { headers }),
    submit: (path: string, intent: string, fields = {}) =>
      browsing.ask("POST", path, { form: { intent, ...fields }, headers }),
  };
}

const wrong = () => ({ email: newEmail(), password: "not this one" });
const repeat = async <T>(times: number, ask: () => Promise<T>) => {
  const answers: T[] = [];
  for (let count = 0; count < times; count++) answers.push(await ask());
  return answers;
};

describe("Of sign-ins in three minutes", () => {
  test("the 11th from an address is refused, with the time to wait, also with the right password", async () => {
    const visitor = from();
    const account = { email: newEmail(), password: PASSWORD };
    expect((await from().post("/api/auth/signup", account)).status).toBe(201);
    const answers = await repeat(10, () => visitor.post("/api/auth/login", wrong()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    const refused = await visitor.post("/api/auth/login", account);
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(
      /^That was a lot at once\. Please try again in \d+ (seconds|minutes)\.$/,
    );
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(100);
    expect(wait).toBeLessThanOrEqual(180);
    const page = await visitor.submit("/auth", "sign-in", account);
    expect({ status: page.status, wait: Number(page.headers.get("retry-after")) > 0 }).toEqual({
      status: 429,
      wait: true,
    });
    expect((await visitor.submit("/auth.data", "sign-in", account)).status).toBe(429);
    expect((await from().post("/api/auth/login", account)).status).toBe(200);
  });

  test("an IPv6 network of 64 bits counts as one address", async () => {
    for (let host = 1; host <= 10; host++)
      expect((await from(`2001:db8:0:1::${host}`).post("/api/auth/login", wrong())).status).toBe(
        401,
      );
    expect(
      (await from("2001:db8:0:1:ffff:ffff:ffff:ffff").post("/api/auth/login", wrong())).status,
    ).toBe(429);
    expect((await from("2001:db8:0:2::1").post("/api/auth/login", wrong())).status).toBe(401);
  });

  test("an address that the asker made up before the proxy's counts for nothing", async () => {
    const answers = await repeat(11, () =>
      from(`203.0.113.${++networks}, 192.0.2.1`).post("/api/auth/login", wrong()),
    );
    expect(answers.at(-1)?.status).toBe(429);
  });

  test("the 26th for one account in an hour is refused from every address", async () => {
    const email = newEmail();
    const answers = await repeat(26, () =>
      from().post("/api/auth/login", { email: email, password: "not this one" }),
    );
    expect(answers.slice(0, 25).every(({ status }) => status === 401)).toBe(true);
    expect(answers.at(-1)?.status).toBe(429);
    expect(
      (await from().post("/api/auth/login", { email: email.toUpperCase(), password: "x" })).status,
    ).toBe(429);
  });
});

test("The sixth new account from an address in half an hour is refused, guests and members alike", async () => {
  const address = `198.51.100.${++networks}`;
  expect(
    (await repeat(3, () => from(address).post("/api/auth/guest"))).every(
      ({ status }) => status === 201,
    ),
  ).toBe(true);
  expect((await from(address).submit("/chat", "start-guest")).location).toBe("/app?view=chatbot");
  expect(
    (await from(address).post("/api/auth/signup", { email: newEmail(), password: PASSWORD }))
      .status,
  ).toBe(201);
  expect((await from(address).post("/api/auth/guest")).status).toBe(429);
  expect((await from(address).submit("/chat", "start-guest")).location).toBe("/");
  expect((await from(address).submit("/?index", "start-guest")).status).toBe(429);
});

test("The sixth mail to an address in half an hour is refused", async () => {
  const email = newEmail();
  const answers = await repeat(6, () => from().post("/api/auth/reset", { email }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
});

test("A form over the limit gives back what was typed, with how long to wait", async () => {
  const person = from();
  expect((await person.post("/api/auth/guest")).status).toBe(201);
  await repeat(60, () => person.post("/api/theme", { theme: "dark" }));
  const words = "Words that were hard to find.";
  const page = await person.submit("/app?view=journal", "create-entry", { response: words });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page.text).toMatch(/<textarea[^>]*>\s*Words that were hard to find\.<\/textarea>/);
  expect(page.text).toMatch(/That was a lot at once\. Please try again in \d+ seconds\./);
});

test("The 61st change in a minute is refused by calls, forms and their data faces", async () => {
  const visitor = from();
  const answers = await repeat(60, () => visitor.post("/api/theme", { theme: "dark" }));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  for (const path of ["/api/theme", "/API/theme", "/%61pi/theme"])
    expect({ path, status: (await visitor.post(path, { theme: "dark" })).status }).toEqual({
      path,
      status: 429,
    });
  for (const path of ["/auth", "/auth.data", "/auth/"]) {
    const answer = await visitor.submit(path, "sign-in", wrong());
    expect({ path, status: answer.status }).toEqual({ path, status: 429 });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const turned = await visitor.submit("/theme", "set-theme", { theme: "light" });
  expect(turned.status).toBe(303);
  expect(turned.headers.getSetCookie().some((cookie) => cookie.startsWith("theme="))).toBe(false);
  expect((await visitor.get("/about")).status).toBe(200);
});

test("Reactions of many reflections are asked for by POST and count as a reading", async () => {
  const visitor = from();
  const ask = () => visitor.post("/api/social-actions/batch", { reflectionIds: [] });
  const answers = await repeat(70, ask);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await visitor.post("/api/theme", { theme: "dark" })).status).toBe(200);
  await repeat(230, ask);
  expect((await ask()).status).toBe(429);
  expect((await visitor.get("/about")).status).toBe(429);
});

test("The 301st reading by a visitor in five minutes is refused, pages and .data counted together", async () => {
  const visitor = from();
  const paths = ["/about.data", "/about", "/api/auth/user", "/_root.data", "/about/"];
  for (let count = 0; count < 300; count++)
    expect((await visitor.get(paths[count % paths.length] as string)).status).not.toBe(429);
  for (const path of paths) {
    const answer = await visitor.get(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 429 });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect((await visitor.get("/healthz")).status).toBe(200);
  expect((await from().get("/about")).status).toBe(200);
});

test("The 31st deletion in half an hour is refused", async () => {
  const person = from();
  expect((await person.post("/api/auth/guest")).status).toBe(201);
  const answers = await repeat(31, () => person.delete("/api/journal/nothing"));
  expect(answers.slice(0, 30).every(({ status }) => status === 404)).toBe(true);
  expect(answers.at(-1)?.status).toBe(429);
});

test("RATE_LIMITS_SCALE widens limits of rate, and says so in the log", async () => {
  const wide = await startServer({ RATE_LIMITS_SCALE: "2" });
  await until("said", () => wide.output().includes("RATE_LIMITS_SCALE is not 1"));
  expect(server.output()).not.toContain("RATE_LIMITS_SCALE is not 1");
  for (let count = 0; count < 10; count++) await guest(wide);
  expect((await browser(wide).post("/api/auth/guest")).status).toBe(429);
  await expect(member(wide)).rejects.toThrow();
});
