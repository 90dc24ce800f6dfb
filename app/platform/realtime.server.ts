import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { MINUTES } from "./durations";
import { askedHost, isOwnRequest, ownOrigin } from "./http/front-guard.server";
import { SOCKETS_PER_ADDRESS, SOCKETS_PER_PERSON, spend } from "./limits.server";
import { log } from "./log.server";
import { forwardedAddress, networkOf } from "./session/network";
import { readSession } from "./session/session.server";
import { settings } from "./settings.server";

/** How often an open socket's session is looked at again, so that an expired one ends. */
const RECHECK = 5 * MINUTES;

const room = {
  person: (userId: string) => `person:${userId}`,
  session: (sessionHash: string) => `session:${sessionHash}`,
};

let io: Server | undefined;

/** Tells every open page of a person that something changed; the payload holds ids, never words. */
export function publish(userId: string, event: string, ids: Record<string, string>) {
  io?.to(room.person(userId)).emit(event, ids);
}

export const disconnectSession = (sessionHash: string) =>
  void io?.in(room.session(sessionHash)).disconnectSockets(true);
export const disconnectPerson = (userId: string) =>
  void io?.in(room.person(userId)).disconnectSockets(true);

/** Opens /ws on the server: it delivers events to people with a session and takes no words from them. */
export function startRealtime(server: HttpServer) {
  io = new Server(server, {
    path: "/ws",
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (req, done) => {
      const isSecure = isSecureRequest(req.headers["x-forwarded-proto"]);
      const own = ownOrigin(askedHost(req.headers), isSecure ? "https" : "http");
      const from = {
        site: req.headers["sec-fetch-site"] as string | undefined,
        origin: req.headers.origin,
      };
      done(null, own !== null && isOwnRequest(from, own));
    },
  });
  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error) => next(error instanceof Error ? error : new Error("Not authenticated")),
    );
  });
  io.on("connection", listen);
  return {
    /** Ends the sockets, then the HTTP server as soon as its requests are answered. */
    async close() {
      io?.disconnectSockets(true);
      await io?.close();
      io = undefined;
    },
  };
}

const isSecureRequest = (proto: string | string[] | undefined) =>
  settings.TRUST_PROXY > 0 && String(proto).split(",")[0] === "https";

const countOpen = async (name: string) => (await io?.in(name).fetchSockets())?.length ?? 0;

async function admit(socket: Socket) {
  const { headers, address } = socket.handshake;
  const session = await readSession(
    headers.cookie ?? null,
    isSecureRequest(headers["x-forwarded-proto"]),
  );
  if (!session) throw new Error("Not authenticated");
  const asker = forwardedAddress(address, headers["x-forwarded-for"], settings.TRUST_PROXY);
  const network = `network:${networkOf(asker)}`;
  if ((await countOpen(room.person(session.user.id))) >= SOCKETS_PER_PERSON)
    throw new Error("Too many pages");
  if ((await countOpen(network)) >= SOCKETS_PER_ADDRESS) throw new Error("Too many pages");
  await socket.join([room.person(session.user.id), room.session(session.sessionHash), network]);
}

function listen(socket: Socket) {
  socket.use((_, next) => {
    spend("socketEvent", socket.id).then(
      () => next(),
      () => socket.disconnect(true),
    );
  });
  socket.on(
    "auth",
    (_: unknown, done?: unknown) => typeof done === "function" && done({ ok: true }),
  );
  socket.on(
    "ping",
    (_: unknown, done?: unknown) => typeof done === "function" && done({ ok: true }),
  );
  socket.on("error", () => socket.disconnect(true));
  const recheck = setInterval(async () => {
    const isSecure = isSecureRequest(socket.handshake.headers["x-forwarded-proto"]);
    const session = await readSession(socket.handshake.headers.cookie ?? null, isSecure).catch(
      (error) => {
        log.warn({ err: error }, "a socket's session could not be read");
        return undefined;
      },
    );
    if (session === null) socket.disconnect(true);
  }, RECHECK);
  socket.on("disconnect", () => clearInterval(recheck));
}
