import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { afterEach, describe, expect, test } from "vitest";
import { browser } from "./browser";
import { again, guest, member, write } from "./people";
import { rawConnection, rawRequest, requestText } from "./raw-request";
import { startServer, type TestServer, until } from "./server";

const JUNK_FRAMES = 1000;
const FRAMES_EACH = 20;

const server = await startServer();
const limited = await startServer({ RATE_LIMITS_SCALE: "1" });
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
});

/** Opens a page's socket; answers it with the reason for which it was refused, if it was. */
async function open(
  cookie: string,
  headers: Record<string, string> = {},
  at: TestServer = server,
  transports = ["websocket"],
) {
  const extraHeaders = { ...(cookie && { cookie }), ...headers };
  const socket = io(at.origin, {
    path: "/ws",
    transports,
    extraHeaders,
    reconnection: false,
    forceNew: true,
  });
  sockets.add(socket);
  const refused = await new Promise<string | null>((resolve) => {
    socket.once("connect", () => resolve(null));
    socket.once("connect_error", (error) => resolve(error.message));
  });
  return { socket, refused };
}

function heard(socket: Socket) {
  const events: [string, unknown][] = [];
  socket.onAny((event, payload) => events.push([event, payload]));
  return events;
}

const disconnected = (socket: Socket) => until("disconnected", () => !socket.connected, 2000);

describe("A socket is opened", () => {
  test.each(["websocket", "polling"])("with a session, by %s", async (transport) => {
    const person = await guest(server);
    expect((await open(person.cookies(), {}, server, [transport])).refused).toBeNull();
  });

  test.each(["websocket", "polling"])("not without a session, by %s", async (transport) => {
    for (const cookie of ["", "tn_session=nonsense", "tn_session=%"]) {
      expect((await open(cookie, {}, server, [transport])).refused).toBe("Not authenticated");
    }
  });

  test.each([
    ["the Origin of another site", { origin: "https://evil.example" }],
    ["the Origin null", { origin: "null" }],
    ["Sec-Fetch-Site cross-site", { "sec-fetch-site": "cross-site" }],
    [
      "a forged forwarded host",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ],
  ])("not from a page with %s", async (_, headers) => {
    const person = await guest(server);
    for (const transport of ["websocket", "polling"])
      expect(
        (await open(person.cookies(), headers as Record<string, string>, server, [transport]))
          .refused,
      ).not.toBeNull();
    const handshake = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const upgrade = [
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    const answer = await rawRequest(
      server.port,
      requestText("GET /ws/?EIO=4&transport=websocket", [
        `Host: ${server.host}`,
        `Cookie: ${person.cookies()}`,
        ...handshake,
        ...upgrade,
      ]).replace("Connection: close", "Connection: Upgrade"),
    );
    expect(answer.status).not.toBe(101);
  });

  test("from the app's own page", async () => {
    const person = await guest(server);
    expect((await open(person.cookies(), { origin: server.origin })).refused).toBeNull();
  });

  test("behind a proxy with the host that people see", async () => {
    const proxied = await startServer({ TRUST_PROXY: "1" });
    const forwarded = { "x-forwarded-host": "truenorth.example", "x-forwarded-proto": "https" };
    const person = browser(proxied);
    await person.ask("POST", "/api/auth/guest", { json: {}, headers: forwarded });
    const own = { ...forwarded, origin: "https://truenorth.example" };
    expect((await open(person.cookies(), own, proxied)).refused).toBeNull();
    expect(
      (await open(person.cookies(), { ...forwarded, origin: "https://evil.example" }, proxied))
        .refused,
    ).not.toBeNull();
  });
});

describe("An answer to an entry", () => {
  test("is told to every page of its writer with its id only, and to nobody else", async () => {
    const person = await member(server);
    const elsewhere = await again(server, person);
    const [here, there, others] = [
      await open(person.cookies()),
      await open(elsewhere.cookies()),
      await open((await member(server)).cookies()),
    ];
    const events = [here, there, others].map(({ socket }) => heard(socket));
    const id = await write(person, "The words stay where they are.");
    await until("told", () => (events[0]?.length ?? 0) > 0 && (events[1]?.length ?? 0) > 0);
    expect(events[0]).toEqual([["journal_update", { entryId: id }]]);
    expect(events[1]).toEqual(events[0]);
    await sleep(100);
    expect(events[2]).toEqual([]);
  });
});

describe("Within two seconds a socket ends", () => {
  test("at logout, and the person's other session goes on", async () => {
    const person = await member(server);
    const elsewhere = await again(server, person);
    const [mine, other] = [await open(person.cookies()), await open(elsewhere.cookies())];
    await person.post("/api/auth/logout");
    await disconnected(mine.socket);
    expect(other.socket.connected).toBe(true);
  });

  test("when its session's id is changed by signing in or upgrading", async () => {
    const person = await guest(server);
    const { socket } = await open(person.cookies());
    await person.post("/api/auth/upgrade-guest", {
      email: `${person.id}@example.org`,
      password: "slow rivers at dawn",
      nickname: `n${Date.now()}`,
    });
    await disconnected(socket);
    expect((await open(person.cookies())).refused).toBeNull();
  });

  test("when the server stops", async () => {
    const stopping = await startServer();
    const { socket } = await open((await guest(stopping)).cookies(), {}, stopping);
    expect(await stopping.stop()).toBe(0);
    await disconnected(socket);
  });
});

test("Behind a proxy, sixty sockets of six people at six addresses are open at the same time", async () => {
  const proxied = await startServer({ TRUST_PROXY: "1", RATE_LIMITS_SCALE: "1" });
  const people = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const headers = { "x-forwarded-for": `198.51.100.${index}` };
      const person = browser(proxied);
      await person.ask("POST", "/api/auth/guest", { json: {}, headers });
      return { cookie: person.cookies(), headers };
    }),
  );
  for (const { cookie, headers } of people) {
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => open(cookie, headers, proxied)),
    );
    expect(opened.map(({ refused }) => refused)).toEqual(Array(10).fill(null));
  }
});

describe("Of sockets of one person", () => {
  test("ten are open at the same time, also when they come at once", async () => {
    const person = await guest(limited);
    const opened = await Promise.all(
      Array.from({ length: 14 }, () => open(person.cookies(), {}, limited)),
    );
    expect(opened.filter(({ refused }) => refused === null)).toHaveLength(10);
    expect(opened.filter(({ refused }) => refused === "Too many pages")).toHaveLength(4);
  });

  test("one that sends more than twenty events a second ends", async () => {
    const { socket } = await open((await guest(limited)).cookies(), {}, limited);
    for (let sent = 0; sent < 30; sent++) socket.emit("ping", {});
    await disconnected(socket);
  });
});

describe("Junk", () => {
  /** A WebSocket frame as a browser sends it. */
  function frame(opcode: number, payload: Buffer): Buffer {
    const mask = randomBytes(4);
    const length =
      payload.length < 126
        ? Buffer.from([0x80 | payload.length])
        : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 255]);
    const masked = payload.map((byte, index) => byte ^ (mask[index % 4] as number));
    return Buffer.concat([Buffer.from([0x80 | opcode]), length, mask, masked]);
  }

  const words = [
    "",
    "9",
    "40",
    "41",
    "42",
    "4",
    "2",
    "3",
    "6",
    "42[",
    "42[]",
    '42["ping"',
    "42[{}]",
    '42[[["ping"]]]',
    '42["__proto__",{}]',
    '42["constructor"]',
    '42["connect"]',
    '42["disconnect"]',
    '42["error"]',
    '42["auth",null,null]',
    '420["ping",{}]',
    '4299999999999["ping"]',
    "451-[]",
    '450-["a"]',
    '4599999-["x",{"_placeholder":true,"num":0}]',
    '451-["auth",{"_placeholder":true,"num":99}]',
    '42["auth",{"_placeholder":true}]',
    "43[]",
    "44{}",
    "40/admin,",
    "41/nothing,",
    '42/nothing,["a"]',
    "\0",
    "\ud83c",
    `42["${"x".repeat(30_000)}"]`,
    "[".repeat(20_000),
  ];

  test(`of ${JUNK_FRAMES} frames ends connections, never the server`, async () => {
    const person = await guest(server);
    let sent = 0;
    for (let round = 0; round < JUNK_FRAMES / FRAMES_EACH; round++) {
      const connection = rawConnection(server.port, 400);
      connection.write(
        [
          "GET /ws/?EIO=4&transport=websocket HTTP/1.1",
          `Host: ${server.host}`,
          `Cookie: ${person.cookies()}`,
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
          "",
          "",
        ].join("\r\n"),
      );
      if (round % 3) connection.write(frame(1, Buffer.from("40")));
      for (let index = 0; index < FRAMES_EACH; index++) {
        const word = words[sent++ % words.length] as string;
        const payload = round % 5 === 4 ? randomBytes(1 + (sent % 300)) : Buffer.from(word);
        connection.write(
          round % 7 === 6 ? randomBytes(40) : frame([1, 2, 1, 9, 0][sent % 5] as number, payload),
        );
      }
      await connection.answer;
    }
    expect(sent).toBe(JUNK_FRAMES);
    expect(server.isRunning()).toBe(true);
    const { socket, refused } = await open(person.cookies());
    expect(refused).toBeNull();
    expect(await socket.emitWithAck("ping", {})).toEqual({ ok: true });
  });

  test("of a frame larger than 64 kB ends its connection", async () => {
    const { socket } = await open((await guest(server)).cookies());
    socket.emit("ping", "x".repeat(70_000));
    await disconnected(socket);
  });

  test("of event names and arguments of any kind changes nothing for others", async () => {
    const [noisy, calm] = [
      await open((await guest(server)).cookies()),
      await open((await guest(server)).cookies()),
    ];
    for (const name of [
      "journal_update",
      "join",
      "auth",
      "ping",
      "__proto__",
      "constructor",
      "leave",
      "subscribe",
    ])
      for (const payload of [null, 5, [], {}, "person:someone", { room: "person:someone" }, [[[]]]])
        noisy.socket.emit(name, payload);
    const events = heard(calm.socket);
    expect(await noisy.socket.emitWithAck("auth", {})).toEqual({ ok: true });
    expect(events).toEqual([]);
    expect(calm.socket.connected).toBe(true);
  });
});
