import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyOperation } from "~/platform/access/operation.server";
import {
  type CallRow,
  type FormRow,
  HIDDEN_PAGES,
  OPERATIONS,
  PAGES,
  VIEWERS,
  type ViewerName,
} from "./access-table";
import { type Answer, type Browser, browser } from "./browser";
import {
  admin,
  again,
  guest,
  member,
  newEmail,
  newNickname,
  PASSWORD,
  type Person,
  write,
} from "./people";
import { comment, echo, reflect } from "./reflections";
import { startServer, until } from "./server";

const modules = import.meta.glob<Record<string, unknown>>(
  "../../app/{features,platform}/**/*.server.ts",
  { eager: true },
);
const operations = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isOperation);
const routeFiles = Object.keys(import.meta.glob("../../app/routes/*.{ts,tsx}")).map((path) =>
  path.slice(path.lastIndexOf("/") + 1),
);

function isOperation(value: unknown): value is AnyOperation {
  const kind = (value as AnyOperation | null)?.kind;
  return typeof value === "object" && (kind === "query" || kind === "command");
}

const rows = Object.entries(OPERATIONS).flatMap(([name, of]) => of.map((row) => ({ name, row })));
const calls = rows.filter((one): one is { name: string; row: CallRow } => "call" in one.row);
const formRows = rows.filter((one): one is { name: string; row: FormRow } => "form" in one.row);
const methodOf = ({ call }: CallRow) => call.split(" ")[0] as string;
const pathOf = ({ call }: CallRow) => call.split(" ")[1] as string;

/** The address at which Remix answers a page's data alone. */
function dataFace(address: string) {
  const [path, search = ""] = address.split(/(?=\?)/);
  return `${path === "/" ? "/_root" : path}.data${search}`;
}

/** Operations after which a browser is somebody else, or the account is another kind. */
const CHANGES_WHO =
  /^(sign-|start-guest|start-with-thought|upgrade-guest|set-password|set-timezone)/;

const server = await startServer();
const stranger = await member(server);
const forgetful = await member(server);
let strangersEntry: string;
let strangersName: string;
const strangers = {
  card: "",
  goal: "",
  reflection: "",
  private: "",
  comment: "",
  privateComment: "",
  thread: "",
  privateThread: "",
};
const people = {} as Record<Exclude<ViewerName, "visitor" | "guest">, Person>;

beforeAll(async () => {
  strangersEntry = await write(stranger, "Words of the stranger.");
  strangersName = (await stranger.get("/api/auth/user")).json().nickname;
  strangers.card = await makeCard(stranger);
  strangers.goal = await makeGoal(stranger);
  strangers.reflection = (await reflect(stranger)).id;
  strangers.comment = (await comment(stranger, strangers.reflection)).id;
  strangers.thread = await makeThread(stranger);
  const threadId = crypto.randomUUID();
  const hidden = await reflect(stranger, { isPublic: false, threadId });
  strangers.private = hidden.id;
  strangers.privateThread = threadId;
  strangers.privateComment = (await comment(stranger, hidden.id)).id;
  people.member = await member(server);
  people.other = await member(server);
  people.admin = await admin(server);
});

/** A browser of this viewer; guests are new each time, since three entries are all they have. */
async function visiting(viewer: ViewerName, isFresh: boolean): Promise<Browser & Partial<Person>> {
  if (viewer === "visitor") return browser(server);
  if (viewer === "guest") return guest(server);
  return isFresh ? again(server, people[viewer]) : people[viewer];
}

/** Fills in the words in braces for one viewer. */
async function fill<T>(template: T, viewer: Browser & Partial<Person>): Promise<T> {
  const text = JSON.stringify(template);
  const values: Record<string, string> = {
    self: viewer.id ?? "nobody",
    stranger: stranger.id,
    strangerEmail: stranger.email,
    strangerName: strangersName,
    theirEntry: strangersEntry,
    ownEntry: text.includes("{ownEntry}") && viewer.id ? await answered(viewer as Person) : "none",
    theirCard: strangers.card,
    theirGoal: strangers.goal,
    ownCard: text.includes("{ownCard}") && viewer.id ? await makeCard(viewer) : "none",
    ownGoal: text.includes("{ownGoal}") && viewer.id ? await makeGoal(viewer) : "none",
    theirReflection: strangers.reflection,
    theirPrivate: strangers.private,
    theirComment: strangers.comment,
    theirPrivateComment: strangers.privateComment,
    theirThread: strangers.thread,
    theirPrivateThread: strangers.privateThread,
    ...(await ownReflections(text, viewer)),
    tag: "walking",
    nobody: "nobody",
    nickname: newNickname(),
    email: newEmail(),
    password: PASSWORD,
    token: text.includes("{token}") ? mailToken() : "",
  };
  return JSON.parse(text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? `{${name}}`));
}

/** There is room for twenty cards, so the earlier ones make way. */
async function makeCard(person: Browser & { id?: string }): Promise<string> {
  server.database().prepare("DELETE FROM MemoryCard WHERE userId = ?").run(person.id);
  return (await person.post("/api/memory", { text: "One of many." })).json().id;
}

/** The reflection, comment and thread of one's own that a row speaks of; a guest and a visitor have none. */
async function ownReflections(text: string, viewer: Browser & Partial<Person>) {
  const has = async (name: string, make: () => Promise<string>) =>
    text.includes(`{${name}}`) && viewer.email ? await make() : "none";
  return {
    ownReflection: await has("ownReflection", async () => (await reflect(viewer)).id),
    ownThread: await has("ownThread", () => makeThread(viewer)),
    ownComment: await has(
      "ownComment",
      async () => (await comment(viewer, strangers.reflection)).id,
    ),
  };
}

const makeThread = async (person: Browser): Promise<string> =>
  (await echo(person, (await reflect(person)).id)).threadId as string;

const makeGoal = async (person: Browser): Promise<string> =>
  (await person.post("/api/goals", { title: "One of many" })).json().id;

async function answered(person: Person) {
  const id = await write(person);
  const read = server.database().prepare("SELECT truenorthFollowUp FROM JournalEntry WHERE id = ?");
  await until("answered", () => read.pluck().get(id) !== null);
  return id;
}

function mailToken() {
  const token = newNickname().padEnd(30, "_");
  const hash = createHash("sha256").update(token).digest("base64url");
  const soon = new Date(Date.now() + 60_000).toISOString();
  server
    .database()
    .prepare("INSERT INTO MailToken (tokenHash, userId, purpose, expiresAt) VALUES (?, ?, ?, ?)")
    .run(hash, forgetful.id, "reset", soon);
  return token;
}

/** Asks, and answers also which operations the server says it came to. */
async function reach(ask: () => Promise<Answer>) {
  const isLogged = () => server.requests().length === server.asked.count;
  await until("logged", isLogged);
  const answer = await ask();
  await until("logged", isLogged);
  return { answer, reached: server.requests().at(-1)?.operations ?? [] };
}

describe("The table of access is complete:", () => {
  test("every exported query and command has a row", () => {
    const shown = Object.values(PAGES).map(({ query }) => query);
    const names = operations.map(({ name }) => name).sort();
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !OPERATIONS[name] && !shown.includes(name))).toEqual([]);
  });

  test("every row names an operation that exists, and no two operations share a name", () => {
    const names = operations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(OPERATIONS).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("every route file has a row", () => {
    const paths = calls.map(({ row }) => pathOf(row).split("?")[0]);
    const missing = routeFiles.filter((file) => {
      if (PAGES[file]) return false;
      if (!file.startsWith("api.")) return true;
      const segments = file
        .replace(/\.ts$/, "")
        .replace(/\._index$/, "")
        .split(".");
      const pattern = segments.map((one) => (one.startsWith("$") ? "\\{\\w+\\}" : one)).join("/");
      return !paths.some((path) => new RegExp(`^/${pattern}$`).test(path ?? ""));
    });
    expect(missing).toEqual([]);
  });

  test("every row is for a route file that exists", () => {
    expect(Object.keys(PAGES).filter((file) => !routeFiles.includes(file))).toEqual([]);
  });
});

describe.each(calls)("$name, called by $row.call $row.json,", ({ name, row }) => {
  test.each(VIEWERS.map((viewer, index) => ({ viewer, status: row.expected[index] as number })))(
    "answers a $viewer $status",
    async ({ viewer, status }) => {
      const who = await visiting(viewer, CHANGES_WHO.test(name));
      const { call, json } = await fill(row, who);
      const { answer, reached } = await reach(() =>
        who.ask(methodOf(row), call.split(" ")[1] as string, json && { json }),
      );
      expect({ status: answer.status, reached }).toEqual({ status, reached: [name] });
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const type = status < 300 ? "application/json" : "text/plain";
      expect(answer.headers.get("content-type")).toContain(type);
    },
  );
});

describe.each(formRows)("$name, sent by the form $row.intent of $row.form,", ({ name, row }) => {
  const cells = VIEWERS.flatMap((viewer, index) =>
    ["page", "data"].map((face) => ({ viewer, face, status: row.expected[index] as number })),
  );
  test.each(cells)("answers a $viewer $status on its $face face", async (cell) => {
    const { viewer, face, status } = cell;
    const who = await visiting(viewer, CHANGES_WHO.test(name));
    const { fields } = await fill(row, who);
    const path = face === "page" ? row.form : dataFace(row.form);
    const { answer, reached } = await reach(() => who.submit(path, row.intent, fields));
    const shown = face === "data" && status === 303 ? 202 : status;
    expect({ status: answer.status, first: reached[0] }).toEqual({ status: shown, first: name });
  });
});

describe("An address answers only the methods of its rows:", () => {
  const pattern = (row: CallRow) =>
    pathOf(row)
      .replace(/\?.*/, "")
      .replace(/\{\w+\}/, "{self}");
  const paths = [...new Set(calls.map(({ row }) => pattern(row)))];
  test.each(paths)("%s", async (path) => {
    const known = calls.filter(({ row }) => pattern(row) === path);
    const methods = new Set(known.map(({ row }) => methodOf(row)));
    const hidden = await fill(path, people.member);
    for (const method of ["GET", "POST", "PUT", "DELETE"].filter((one) => !methods.has(one))) {
      const answer = await people.member.ask(method, hidden);
      expect({ method, status: answer.status }).toEqual({ method, status: 405 });
      const allowed = (answer.headers.get("allow") ?? "").split(", ");
      expect(new Set(allowed.filter((one) => one !== "HEAD"))).toEqual(methods);
    }
  });
});

describe.each(Object.entries(PAGES))("The page of %s", (_, { at, query, expected }) => {
  const [path = "", search = ""] = at.split(/(?=\?)/);
  const upper = path.includes("{") ? [] : [`${path.toUpperCase()}${search}`];
  const slashed = path === "/" ? [] : [`${path}/${search}`, ...upper];

  test.each(VIEWERS)("answers a %s as the table says", async (viewer) => {
    const status = expected[VIEWERS.indexOf(viewer)] as number;
    const who = await visiting(viewer, false);
    for (const address of await fill([at, ...slashed], who)) {
      const { answer, reached } = await reach(() => who.get(address));
      expect({ address, status: answer.status }).toEqual({ address, status });
      if (query && status === 200) expect(reached).toContain(query);
      if (viewer !== "visitor" && status === 200 && !address.startsWith("/api"))
        expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test.each(VIEWERS)(
    "has a data face that lets a %s see no more and is not kept",
    async (viewer) => {
      const status = expected[VIEWERS.indexOf(viewer)] as number;
      const who = await visiting(viewer, false);
      for (const address of await fill([dataFace(at), ...slashed.map(dataFace)], who)) {
        const answer = await who.get(address);
        const shown = status === 302 ? 202 : status;
        expect({ address, status: answer.status }).toEqual({ address, status: shown });
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    },
  );
});

test.each(HIDDEN_PAGES)("The page %s is found by nobody, on either face", async (at) => {
  for (const viewer of VIEWERS) {
    const who = await visiting(viewer, false);
    for (const address of await fill([at, dataFace(at)], who)) {
      const { status } = await who.get(address);
      expect({ viewer, address, status }).toEqual({ viewer, address, status: 404 });
    }
  }
});

describe("The data face of a call", () => {
  const reads = calls.filter(({ row }) => methodOf(row) === "GET" && !pathOf(row).includes("?"));
  test.each(reads)("$row.call is not open to whom the call is closed to", async ({ row }) => {
    for (const [index, viewer] of VIEWERS.entries()) {
      const who = await visiting(viewer, false);
      const { call } = await fill(row, who);
      const answer = await who.get(`${call.split(" ")[1]}.data`);
      const expected = row.expected[index] as number;
      expect({ viewer, status: answer.status }).toEqual({ viewer, status: expected });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });
});

test("Nobody but its writer is shown an entry, on any face", async () => {
  const marker = "lavender under the stairs";
  const id = await write(stranger, marker);
  for (const viewer of VIEWERS) {
    const who = await visiting(viewer, false);
    const faces = [
      "/app?view=journal",
      "/app.data?view=journal",
      `/app?view=journal&edit=${id}`,
      `/app?view=journal&delete=${id}`,
      `/app?view=journal&before=${id}`,
      "/app?view=journal&q=lavender",
      "/app.data?view=journal&_routes=routes%2Fapp",
      "/api/journal?q=lavender",
      "/api/journal.data",
      `/api/journal?before=${id}`,
      `/api/journal/${id}`,
      `/api/journal/${id}.data`,
      `/api/user/${stranger.id}`,
    ];
    for (const face of faces) expect((await who.get(face)).text).not.toContain(marker);
  }
  expect((await stranger.get("/app?view=journal")).text).toContain(marker);
});

test("Another's e-mail is in no answer", async () => {
  const seen = await people.other.get(`/api/user/${people.member.id}`);
  expect(seen.status).toBe(200);
  expect(seen.text).not.toContain(people.member.email);
  expect(Object.keys(seen.json()).sort()).toEqual([
    "avatarColor",
    "bio",
    "id",
    "isAnonymous",
    "nickname",
  ]);
});

afterAll(() => {
  expect(server.isRunning()).toBe(true);
});
