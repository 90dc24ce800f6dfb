import { createHash, randomBytes } from "node:crypto";
import { createCookie, createSessionStorage } from "@remix-run/node";
import type { User } from "#prisma/sqlite/client";
import { db } from "../db/client.server";
import { DAYS, MINUTES } from "../durations";
import { keptSecret, settings } from "../settings.server";

const LIFETIME = 30 * DAYS;
/** How old `lastSeenAt` grows before a visit renews it, so that reading does not write each time. */
const RENEW_AFTER = 10 * MINUTES;

type Kept = { userId: string; user?: User; lastSeenAt?: Date };

export const hashId = (id: string) => createHash("sha256").update(id).digest("base64url");

function storageFor(isSecure: boolean) {
  const cookie = createCookie(isSecure ? "__Host-tn_session" : "tn_session", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure,
    maxAge: LIFETIME / 1000,
    secrets: [settings.SESSION_SECRET ?? keptSecret("session")],
  });
  return createSessionStorage<Kept>({
    cookie,
    async createData({ userId }) {
      const id = randomBytes(32).toString("base64url");
      const expiresAt = new Date(Date.now() + LIFETIME);
      await db.session.create({
        data: { idHash: hashId(id), userId: userId as string, expiresAt },
      });
      return id;
    },
    async readData(id) {
      const row = await db.session.findUnique({
        where: { idHash: hashId(id), expiresAt: { gt: new Date() }, user: { suspendedAt: null } },
        include: { user: true },
      });
      return row && { userId: row.userId, user: row.user, lastSeenAt: row.lastSeenAt };
    },
    async updateData(id) {
      const now = new Date();
      const idHash = hashId(id);
      await db.session.updateMany({
        where: { idHash },
        data: { lastSeenAt: now, expiresAt: new Date(now.getTime() + LIFETIME) },
      });
      await db.user.updateMany({
        where: { sessions: { some: { idHash } } },
        data: { lastActiveAt: now },
      });
    },
    async deleteData(id) {
      await db.session.deleteMany({ where: { idHash: hashId(id) } });
    },
  });
}

const storages = { secure: storageFor(true), plain: storageFor(false) };
const storage = (isSecure: boolean) => (isSecure ? storages.secure : storages.plain);

/** The person behind a Cookie header, or null; `renewal` is a Set-Cookie value when the session was renewed. */
export async function readSession(cookieHeader: string | null, isSecure: boolean) {
  const session = await storage(isSecure).getSession(cookieHeader);
  const user = session.get("user");
  if (!user) return null;
  const age = Date.now() - (session.get("lastSeenAt")?.getTime() ?? 0);
  const renewal = age > RENEW_AFTER ? await storage(isSecure).commitSession(session) : null;
  return { user, sessionHash: hashId(session.id), renewal };
}

/** Opens a session for a user under a new id; answers the Set-Cookie value. */
export async function openSession(userId: string, isSecure: boolean): Promise<string> {
  const session = await storage(isSecure).getSession();
  session.set("userId", userId);
  return storage(isSecure).commitSession(session);
}

/** Ends the session of a Cookie header; answers the Set-Cookie value that clears it. */
export async function endSession(cookieHeader: string | null, isSecure: boolean): Promise<string> {
  return storage(isSecure).destroySession(await storage(isSecure).getSession(cookieHeader));
}

/** Deletes the sessions and mailed links that are over. */
export async function sweepExpired(): Promise<void> {
  const expired = { where: { expiresAt: { lt: new Date() } } };
  await db.session.deleteMany(expired);
  await db.mailToken.deleteMany(expired);
}
