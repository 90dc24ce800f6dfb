import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { guest, type Person } from "./people";
import { rawRequest, requestText } from "./raw-request";
import { freePort, newDataDir, run, startServer, type TestServer, until } from "./server";

const EVIL = "https://evil.example";
const FORM = "Content-Type: application/x-www-form-urlencoded";

const plain = await startServer();
const proxied = await startServer({ TRUST_PROXY: "1" });
const named = await startServer({ APP_URL: "https://truenorth.example" });

let someone: Person;
beforeAll(async () => {
  someone = await guest(plain);
});

const targets = ["/api/journal", "/app", "/app.data", "/api/auth/logout", "/chat", "/theme"];
const foreign: [string, Record<string, string>][] = [
  ["the Origin of another site", { origin: EVIL }],
  ["the Origin null", { origin: "null" }],
  ["an empty Origin", { origin: "" }],
  ["an Origin that only begins as ours", { origin: `${plain.origin}.evil.example` }],
  ["our Origin on another port", { origin: "http://127.0.0.1:1" }],
  ["our Origin with another scheme", { origin: plain.origin.replace("http:", "https:") }],
  ["Sec-Fetch-Site cross-site", { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site same-site", { "sec-fetch-site": "same-site" }],
  ["Sec-Fetch-Site of no known kind", { "sec-fetch-site": "own" }],
  [
    "our Origin and Sec-Fetch-Site cross-site",
    { origin: plain.origin, "sec-fetch-site": "cross-site" },
  ],
  [
    "a forged X-Forwarded-Host that fits its Origin",
    { origin: EVIL, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  ],
];

describe.each(foreign)("A change with %s", (_, headers) => {
  test.each(targets)("is refused at %s and changes nothing", async (path) => {
    const before = plain.contents();
    const form = { intent: "create-entry", response: "Forged.", theme: "dark" };
    const answer = await someone.ask("POST", path, { form, headers });
    expect(answer.status).toBe(403);
    expect(plain.contents()).toEqual(before);
  });
});

describe("A change passes", () => {
  const own: [string, Record<string, string>][] = [
    ["with neither header", {}],
    ["with our own Origin", { origin: plain.origin }],
    ["with Sec-Fetch-Site same-origin", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["with Sec-Fetch-Site none", { "sec-fetch-site": "none" }],
  ];
  test.each(own)("%s", async (_, headers) => {
    for (const path of ["/api/theme", "/theme", "/theme.data"]) {
      const answer = await someone.ask("POST", path, { form: { theme: "dark" }, headers });
      expect(answer.status).toBeLessThan(400);
    }
  });
});

test("A page without referrer can post its forms", async () => {
  const headers = { "sec-fetch-site": "same-origin", origin: "null" };
  for (const path of ["/reset-password", "/reset-password.data"]) {
    const form = { intent: "ask-reset", email: "nobody@example.org" };
    const answer = await browser(plain).ask("POST", path, { form, headers });
    expect([202, 303]).toContain(answer.status);
  }
});

test("Reading from another site is possible, as a link from there needs it", async () => {
  const answer = await someone.get("/about", { origin: EVIL, "sec-fetch-site": "cross-site" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

describe("Behind one proxy", () => {
  const forwarded = { "x-forwarded-host": "truenorth.example", "x-forwarded-proto": "https" };
  const theme = (headers: Record<string, string>) =>
    browser(proxied).ask("POST", "/theme", { form: { theme: "dark" }, headers });

  test("the forwarded host and scheme are the app's own", async () => {
    expect((await theme({ ...forwarded, origin: "https://truenorth.example" })).status).toBe(303);
    expect((await theme({ ...forwarded, origin: "http://truenorth.example" })).status).toBe(403);
    expect((await theme({ ...forwarded, origin: proxied.origin })).status).toBe(403);
    expect((await theme({ ...forwarded, origin: EVIL })).status).toBe(403);
  });

  test("a forwarded host that is none is refused", async () => {
    for (const host of [
      "[::1",
      "a b",
      "evil.example/",
      "a, b",
      "user@truenorth.example",
      "a:99999999",
    ]) {
      const answer = await browser(proxied).get("/", { "x-forwarded-host": host });
      expect({ host, status: answer.status }).toEqual({ host, status: 400 });
    }
  });
});

describe("With APP_URL", () => {
  const ask = (host: string, ...more: string[]) =>
    rawRequest(
      named.port,
      requestText("POST /theme", [`Host: ${host}`, FORM, ...more], "theme=dark"),
    );

  test("another host is refused, also for reading", async () => {
    for (const host of [
      "evil.example",
      named.host,
      "truenorth.example:81",
      "truenorth.example.evil.example",
    ]) {
      expect((await ask(host)).status).toBe(400);
      const read = await rawRequest(named.port, requestText("GET /", [`Host: ${host}`]));
      expect(read.status).toBe(400);
    }
  });

  test("its own host passes with its own Origin only", async () => {
    expect((await ask("truenorth.example")).status).toBe(303);
    expect((await ask("TrueNorth.Example", "Origin: https://truenorth.example")).status).toBe(303);
    expect((await ask("truenorth.example", "Origin: http://truenorth.example")).status).toBe(403);
    expect((await ask("truenorth.example", `Origin: ${EVIL}`)).status).toBe(403);
  });

  test("a forged X-Forwarded-Host says nothing", async () => {
    const forged = "X-Forwarded-Host: evil.example";
    expect((await ask("truenorth.example", forged, `Origin: ${EVIL}`)).status).toBe(403);
    expect((await ask("evil.example", "X-Forwarded-Host: truenorth.example")).status).toBe(400);
  });
});

/** Requests that no browser sends to the app; each with the statuses that may answer it. */
const ODD: [line: string, headers: string[] | null, statuses: number[]][] = [
  ["GET http://evil.example/", null, [400]],
  ["POST http://evil.example/api/theme", null, [400]],
  ["GET https://127.0.0.1/", null, [400]],
  ["GET //evil.example", null, [400]],
  ["GET //evil.example/..", null, [400]],
  ["GET ///", null, [400]],
  ["GET /\\evil.example", null, [302, 400]],
  ["GET *", null, [400]],
  ["OPTIONS *", null, [405]],
  ["GET evil", null, [400]],
  ["GET ?a=b", null, [400]],
  ["GET /%", null, [400]],
  ["GET /%zz", null, [400]],
  ["GET /%c3%28", null, [400]],
  ["GET /%00", null, [302, 400]],
  ["GET /app%00.data", null, [202, 400, 404]],
  ["GET /api/user/%E0%A4%A", null, [400]],
  ["GET /about?%", null, [200]],
  ["GET /about?q=%c3%28", null, [200]],
  ["GET /a/../../etc/passwd", null, [302]],
  ["GET /..%2f..%2fpackage.json", null, [302, 400, 403, 404]],
  ["GET /assets/..%2f..%2f..%2fpackage.json", null, [400, 403, 404]],
  [`GET /${"a".repeat(12_000)}`, null, [302, 414]],
  ["TRACE /", null, [405]],
  ["TRACE /api/theme", null, [405]],
  ["PATCH /api/theme", null, [405]],
  ["OPTIONS /api/theme", null, [405]],
  ["PROPFIND /", null, [405]],
  ["LINK /", null, [405]],
  ["FROBNICATE /", null, [400]],
  ["CONNECT evil.example:443", null, [0, 400]],
  ["GET /", ["Host: [::1"], [400]],
  ["GET /", ["Host: "], [400]],
  ["GET /", ["Host: a b"], [400]],
  ["GET /", ["Host: evil.example/path"], [400]],
  ["GET /", ["Host: user@evil.example"], [400]],
  ["GET /", ["Host: evil.example#"], [400]],
  ["GET /", ["Host: a:123456"], [400]],
  ["GET /", ["Host: a:99999"], [400]],
  ["GET /", [`Host: ${"a".repeat(300)}`], [200, 400]],
  ["GET /", ["Host: 127.0.0.1", "Host: evil.example"], [200, 400]],
  ["GET /", [], [400]],
  ["GET /", ["Host: 127.0.0.1", `X-Long: ${"a".repeat(20_000)}`], [431]],
  ["GET /", ["Host: 127.0.0.1", `Cookie: ${"a=b; ".repeat(4_000)}`], [431]],
  ["GET /", ["Host: 127.0.0.1", "Cookie: tn_session=%; tn_flash=%%%; theme=<x>"], [200]],
  ["GET /", ["Host: 127.0.0.1", "Cookie: tn_session=e30=.x; tn_flash=.; ===;;;"], [200]],
  ["GET /", ["Host: 127.0.0.1", "Bad Header: x"], [400]],
  ["GET /", ["Host: 127.0.0.1", "Content-Length: -1"], [400]],
  ["POST /theme", ["Host: 127.0.0.1", "Content-Length: 5", "Transfer-Encoding: chunked"], [400]],
  ["POST /theme", ["Host: 127.0.0.1", "Transfer-Encoding: frob"], [400, 501]],
  ["POST /theme", ["Host: 127.0.0.1", "Expect: nonsense", "Content-Length: 0"], [303, 400, 417]],
  ["GET /", ["Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"], [0, 200, 400]],
  [
    "GET /",
    ["Host: 127.0.0.1", "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings"],
    [0, 200, 400],
  ],
  ["GET /about", ["Host: 127.0.0.1", "Range: bytes=9999999-"], [200]],
  ["GET /robots.txt", ["Host: 127.0.0.1", "Range: bytes=9999999-"], [416]],
  ["GET /robots.txt", ["Host: 127.0.0.1", 'If-Match: "other"'], [412]],
  ["GET /robots.txt", ["Host: 127.0.0.1", "If-Modified-Since: nonsense"], [200]],
  ["GET /about", ["Host: 127.0.0.1", "Accept-Encoding: \u00ff\u00fe"], [200]],
  [
    "GET /about",
    ["Host: 127.0.0.1", "X-Forwarded-For: nonsense", "X-Forwarded-Proto: gopher"],
    [200],
  ],
  ["GET /ws/?EIO=4&transport=polling&sid=nobody", null, [400]],
  ["GET /ws/?EIO=4&transport=nonsense", null, [400]],
  ["GET /ws/?EIO=99&transport=polling", null, [400]],
  ["POST /ws/?EIO=4&transport=polling", null, [400]],
  ["TRACE /ws/?EIO=4&transport=polling", null, [400, 405]],
  ["GET /ws/?EIO=4&transport=polling", ["Host: [::1"], [400, 403]],
  ["GET /ws/%", null, [400, 403, 404]],
];

const named127 = ["Host: 127.0.0.1"];
const HTTP_FAILURES = [500, 502, 503, 504];

describe.each([
  ["plainly", plain],
  ["behind a proxy", proxied],
] as [string, TestServer][])("Odd requests, served %s:", (_, server) => {
  const titled = ODD.map(([line, headers, statuses]) => ({
    title: [line, ...(headers ?? [])].map((part) => part.slice(0, 60)).join(", "),
    ask: { line, headers, statuses },
  }));
  test.each(titled.map(({ title, ask }) => [title, ask] as const))("%s", async (_, asked) => {
    const { line, headers, statuses } = asked;
    const answer = await rawRequest(server.port, requestText(line, headers ?? named127));
    expect(statuses).toContain(answer.status);
    expect(answer.body).not.toMatch(/node_modules|at .*\.js:\d+/);
  });
});

test("Bytes that are no HTTP are refused, and the server lives", async () => {
  const noise = [
    Buffer.from([0, 1, 2, 3, 255, 254]),
    "\r\n\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\x02\x00",
    "GET / HTTP/1.1\nHost: a\n\n",
    "G".repeat(20_000),
  ];
  const answers = await Promise.all(
    noise.map((bytes) => {
      const text =
        typeof bytes === "string"
          ? `${bytes}\r\n\r\n`
          : Buffer.concat([bytes, Buffer.from("\r\n\r\n")]);
      return rawRequest(plain.port, text, 1000);
    }),
  );
  for (const { status } of answers) expect([0, 200, 400, 431]).toContain(status);
  for (const server of [plain, proxied, named]) expect(server.isRunning()).toBe(true);
  expect((await browser(plain).get("/healthz")).status).toBe(200);
});

describe("The same build behind the framework's own server", () => {
  test("fails at requests that the front guard refuses", async () => {
    const port = await freePort();
    const cli = join("node_modules", "@remix-run", "serve", "dist", "cli.js");
    const stock = run([cli, "build/server/index.js"], {
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: newDataDir(),
    });
    await until(
      "listening",
      () => stock.output().includes("http://") || stock.child.exitCode !== null,
      20_000,
    );
    const ask = (line: string, headers = named127) => rawRequest(port, requestText(line, headers));
    expect((await ask("GET /api/no-such-call")).status).toBe(404);

    const odd: [string, string[]?][] = [
      ["TRACE /api/no-such-call"],
      ["GET http://evil.example/api/no-such-call"],
      ["GET /api/no-such-call", ["Host: [::1"]],
    ];
    const statuses = [];
    for (const [line, headers] of odd) statuses.push((await ask(line, headers)).status);
    stock.child.kill("SIGKILL");
    expect(statuses.filter((status) => HTTP_FAILURES.includes(status)).length).toBeGreaterThan(0);
  });
});
