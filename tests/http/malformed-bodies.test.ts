import { describe, expect, test } from "vitest";
import { OPERATIONS } from "./access-table";
import { type Browser, browser } from "./browser";
import { type Body, oneWrongField, seeded, unreadable } from "./malformed-bodies";
import { guest, member, newEmail, newNickname, PASSWORD, write } from "./people";
import { comment, echo, reflect } from "./reflections";
import { startServer } from "./server";

const SEED = 20261121;
const BODIES = 200;
const AT_ONCE = 8;

const server = await startServer();
const visitor = browser(server);
const someone = await member(server);
const aGuest = await guest(server);
const entryId = await write(someone);
const cardId = (await someone.post("/api/memory", { text: "Mornings." })).json().id;
const goalId = (await someone.post("/api/goals", { title: "Walk" })).json().id;
const reflectionId = (await reflect(someone)).id;
const threadId = (await echo(someone, reflectionId)).threadId as string;
const commentId = (await comment(someone, reflectionId)).id;
const other = await member(server);

type Call = {
  as: Browser;
  required?: Record<string, unknown>;
  optional?: Record<string, unknown>;
  /** Some wrong fields are cut to what can be kept, or cannot be told from right ones. */
  mends?: true;
};

const credentials = { email: newEmail(), password: PASSWORD };
const account = { ...credentials, nickname: newNickname() };
const newPassword = { token: "a".repeat(43), password: PASSWORD, confirmPassword: PASSWORD };
const profile = { bio: "Quiet.", avatarColor: "sky", muteAiNotifications: true };
const report = { message: "It broke.", stack: "at one", url: "/app" };

/** Every call that reads a body, by the person who may call it, with fields that would be right. */
const CALLS: Record<string, Call> = {
  "POST /api/auth/login": { as: visitor, required: { email: someone.email, password: PASSWORD } },
  "POST /api/auth/signup": {
    as: visitor,
    required: credentials,
    optional: { nickname: newNickname() },
  },
  "POST /api/auth/guest": { as: visitor },
  "POST /api/auth/upgrade-guest": { as: aGuest, required: account },
  "POST /api/auth/logout": { as: visitor },
  "POST /api/auth/reset": { as: visitor, required: { email: someone.email } },
  "PUT /api/auth/reset": { as: visitor, required: newPassword },
  "POST /api/auth/update-timezone": { as: someone, required: { timezone: "Europe/Oslo" } },
  "POST /api/auth/increment-chat": { as: someone },
  "POST /api/auth/increment-journal": { as: someone },
  "PUT /api/user/{self}": { as: someone, required: { nickname: newNickname() }, optional: profile },
  "POST /api/user/create": {
    as: someone,
    required: { nickname: newNickname() },
    optional: profile,
  },
  "POST /api/journal": {
    as: someone,
    required: { response: "Words." },
    optional: { prompt: "Today", clientId: crypto.randomUUID(), userId: someone.id },
  },
  "PUT /api/journal/{ownEntry}": {
    as: someone,
    optional: { response: "Words.", prompt: "Today", hasUserReadResponse: true },
  },
  "DELETE /api/journal/{ownEntry}": { as: someone },
  "PUT /api/journal/draft": { as: someone, optional: { response: "Words.", prompt: "Today" } },
  "POST /api/journal/generate-prompt": { as: someone },
  "POST /api/gemini": { as: someone, required: { prompt: "A long day." } },
  "POST /api/safety/check-in": { as: someone },
  "PUT /api/memory": { as: someone, optional: { usesMemory: true } },
  "POST /api/memory": {
    as: someone,
    required: { text: "Mornings are hard." },
    optional: { clientId: crypto.randomUUID() },
  },
  "PUT /api/memory/{ownCard}": { as: someone, required: { text: "Evenings." } },
  "DELETE /api/memory/{ownCard}": { as: someone },
  "POST /api/memory/suggestion": { as: someone, required: { text: "My cat." } },
  "POST /api/goals": {
    as: someone,
    required: { title: "Walk" },
    optional: { note: "Slowly.", clientId: crypto.randomUUID() },
  },
  "PUT /api/goals/{ownGoal}": { as: someone, optional: { title: "Walk", note: "", isDone: true } },
  "DELETE /api/goals/{ownGoal}": { as: someone },
  "POST /api/reflections": {
    as: someone,
    required: { content: "The first frost." },
    optional: { isPublic: true, clientId: crypto.randomUUID() },
  },
  "DELETE /api/reflections/{ownReflection}": { as: someone },
  "POST /api/likes": { as: someone, required: { reflectionId } },
  "POST /api/reflects": { as: someone, required: { reflectionId } },
  "POST /api/social-actions/batch": {
    as: visitor,
    required: { reflectionIds: [reflectionId] },
    mends: true,
  },
  "POST /api/comments": {
    as: someone,
    required: { reflectionId, content: "Yes." },
    optional: { clientId: crypto.randomUUID() },
  },
  "DELETE /api/comments/{ownComment}": { as: someone },
  "POST /api/reflections/echo": {
    as: someone,
    required: { originalReflectionId: reflectionId, content: "Here too." },
    optional: { isPublic: true, clientId: crypto.randomUUID() },
  },
  "POST /api/echo-chains/{ownThread}/close": { as: someone },
  "POST /api/chain-likes": { as: someone, required: { threadId } },
  "DELETE /api/chain-likes/{ownThread}": { as: someone },
  "POST /api/chain-reflects": { as: someone, required: { threadId } },
  "DELETE /api/chain-reflects/{ownThread}": { as: someone },
  "POST /api/follow": { as: someone, required: { followingId: other.id } },
  "POST /api/theme": { as: visitor, required: { theme: "dark" } },
  "POST /api/errors": { as: visitor, required: report, mends: true },
};

const PAGES = ["/?index", "/auth", "/chat", "/app", "/feed", "/reset-password", "/theme"];
/** Pages with nothing to show of a refusal, which they tell elsewhere. */
const LEADING_AWAY = ["/chat", "/theme"];

const send = (as: Browser, method: string, path: string, { type, body }: Body) =>
  as.ask(method, path, { body: body as BodyInit, headers: type ? { "content-type": type } : {} });

/** Sends bodies a few at a time; answers those whose answer is not as it should be. */
async function sendAll(bodies: Body[], call: string, as: Browser, isRight: (n: number) => boolean) {
  const [method = "", template = ""] = call.split(" ");
  const path = template
    .replace("{self}", someone.id)
    .replace("{ownEntry}", entryId)
    .replace("{ownCard}", cardId)
    .replace("{ownGoal}", goalId)
    .replace("{ownReflection}", reflectionId)
    .replace("{ownThread}", threadId)
    .replace("{ownComment}", commentId);
  const wrong: string[] = [];
  for (let from = 0; from < bodies.length; from += AT_ONCE) {
    const some = bodies.slice(from, from + AT_ONCE);
    const statuses = await Promise.all(some.map((body) => send(as, method, path, body)));
    statuses.forEach(({ status }, index) => {
      if (!isRight(status)) wrong.push(`${status} to ${some[index]?.what}`);
    });
  }
  return [...new Set(wrong)];
}

const isRefusal = (status: number) => status >= 400 && status < 500;

test("The list of calls that read a body is complete", () => {
  const calls = Object.values(OPERATIONS)
    .flat()
    .flatMap((row) => ("call" in row ? [row.call] : []))
    .map((call) =>
      call
        .replace(/\{(theirEntry|nobody)\}/, "{ownEntry}")
        .replace("{theirPrivate}", "{ownReflection}")
        .replace(/\{their(?:Private)?(Card|Goal|Reflection|Comment|Thread)\}/, "{own$1}")
        .replace("{stranger}", "{self}"),
    );
  const reading = new Set(calls.filter((call) => !call.startsWith("GET ")));
  expect(new Set(Object.keys(CALLS))).toEqual(reading);
});

describe.each(Object.entries(CALLS))("%s", (call, { as, required, optional, mends }) => {
  const random = seeded(SEED + call.length);
  const hasFields = required !== undefined || optional !== undefined;

  test(`refuses ${BODIES} malformed bodies and stores nothing of them`, async () => {
    const bodies = Array.from({ length: BODIES }, (_, index) =>
      hasFields && !mends && index % 2
        ? oneWrongField(random, required ?? {}, optional ?? {})
        : unreadable(random, { ...required, ...optional }),
    );
    const before = server.contents();
    expect(await sendAll(bodies, call, as, isRefusal)).toEqual([]);
    expect(server.contents()).toEqual(before);
    expect(server.isRunning()).toBe(true);
  });
});

test("An error report with wrong fields is refused or cut, never a failure", async () => {
  const random = seeded(SEED);
  const bodies = Array.from({ length: BODIES }, () => oneWrongField(random, report, {}));
  const isRight = (status: number) => status === 202 || isRefusal(status);
  expect(await sendAll(bodies, "POST /api/errors", visitor, isRight)).toEqual([]);
});

describe.each(PAGES)("The forms of %s", (path) => {
  const isRight = (status: number) =>
    isRefusal(status) || (LEADING_AWAY.includes(path) && status === 303);

  test("refuse malformed bodies and store nothing of them", async () => {
    const random = seeded(SEED + path.length);
    const bodies = Array.from({ length: 50 }, () => unreadable(random, { response: "Words." }));
    const before = server.contents();
    expect(await sendAll(bodies, `POST ${path}`, someone, isRight)).toEqual([]);
    expect(server.contents()).toEqual(before);
  });

  test("answer what no button sends with a refusal", async () => {
    const edge = "edge";
    const file = `--${edge}\r\nContent-Disposition: form-data; name="intent"; filename="a"\r\n\r\nx\r\n--${edge}--\r\n`;
    const bodies = ["__proto__", "constructor", "toString", "", "nothing", "create-entry\0"].map(
      (intent): Body => ({
        what: intent,
        type: "application/x-www-form-urlencoded",
        body: new URLSearchParams({ intent }).toString(),
      }),
    );
    bodies.push({ what: "a file", type: `multipart/form-data; boundary=${edge}`, body: file });
    for (const as of [visitor, someone])
      expect(await sendAll(bodies, `POST ${path}`, as, isRight)).toEqual([]);
  });
});

describe("Bodies made to keep the server busy", () => {
  const form = "application/x-www-form-urlencoded";
  const json = "application/json";
  const heavy: Body[] = [
    { what: "a far index", type: form, body: "response[4294967294]=x" },
    { what: "a far index of a far index", type: form, body: "response[99999999][99999999]=x" },
    { what: "a negative index", type: form, body: "response[-1]=x&response[1e9]=y" },
    { what: "a deep name", type: form, body: `response${"[a]".repeat(60_000)}=x` },
    { what: "a deep dotted name", type: form, body: `response${".a".repeat(100_000)}=x` },
    { what: "a hundred thousand fields", type: form, body: "a=&".repeat(80_000) },
    {
      what: "many different fields",
      type: form,
      body: Array.from({ length: 25_000 }, (_, index) => `f${index}=`).join("&"),
    },
    {
      what: "many items",
      type: form,
      body: Array.from({ length: 10_000 }, (_, index) => `response[${index}]=x`).join("&"),
    },
    { what: "a long name", type: form, body: `${"n".repeat(250_000)}=x` },
    {
      what: "deep JSON",
      type: json,
      body: `{"response":${"[".repeat(120_000)}${"]".repeat(120_000)}}`,
    },
    { what: "deep objects", type: json, body: `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}` },
    {
      what: "many keys",
      type: json,
      body: `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`)}}`,
    },
  ];
  test.each(heavy)("are refused soon: $what", async (body) => {
    for (const [method, path] of [
      ["POST", "/api/journal"],
      ["POST", "/app"],
      ["POST", "/app.data"],
    ] as const) {
      const start = performance.now();
      const { status } = await send(someone, method, path, body);
      expect({ path, status }).toEqual({ path, status: 400 });
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });
});

test("A file among the fields of a refused form is not shown again", async () => {
  const body = new FormData();
  body.set("intent", "sign-in");
  body.set("email", someone.email);
  body.set("password", "not this one");
  body.set("picture", new File(["words"], "a.txt"));
  for (const path of ["/auth", "/auth.data"]) {
    const answer = await visitor.ask("POST", path, { body });
    expect({ path, status: answer.status }).toEqual({ path, status: 401 });
  }
  body.set("intent", "edit-entry");
  body.set("id", "nothing");
  body.set("response", "Words.");
  for (const path of ["/app", "/app.data"]) {
    const answer = await someone.ask("POST", path, { body });
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
  }
});

test("An address's own fields are read as strictly as a body's", async () => {
  const refused = [
    "/api/journal?limit=many",
    "/api/journal?before=%00",
    "/api/journal?q=%00",
    "/api/journal?q=a%00b",
    "/api/journal?before[0]=a",
    `/api/journal?before=${"a".repeat(65)}`,
    `/api/journal?q=${"a".repeat(201)}`,
    "/api/user/a%20b",
    "/api/user/nickname/a%00b",
    `/api/user/nickname/${"a".repeat(65)}`,
    "/api/auth/user?timezone=a&timezone=b",
    "/api/auth/salt?email=nobody",
    "/api/reflections/feed/public?limit=many",
    "/api/reflections/feed/following?offset=few",
    "/api/reflections/user/a%20b",
    `/api/reflections/hashtag/${"a".repeat(300)}`,
    "/api/search-users?q=a%00b",
    `/api/search-users?q=${"a".repeat(101)}`,
    "/api/search-users?q=a&q=b",
    "/api/is-following/a%20b/c",
    `/api/user/${someone.id}/activity?limit=many`,
  ];
  for (const path of refused) {
    const { status } = await someone.get(path);
    expect({ path, status }).toEqual({ path, status: 400 });
  }
  for (const path of [
    "/app?view=journal&q=%00",
    "/app?view=journal&before=%00",
    "/auth?mode=%00",
  ]) {
    const { status } = await someone.get(path);
    expect({ path, isFailure: status >= 500 }).toEqual({ path, isFailure: false });
  }
});

test("Nothing that was sent changed how the server reads: an empty theme is still refused", async () => {
  expect((await visitor.post("/api/theme", {})).status).toBe(400);
  expect((await someone.post("/api/journal", {})).status).toBe(400);
  expect((await visitor.get("/healthz")).text).toBe("ok");
});
