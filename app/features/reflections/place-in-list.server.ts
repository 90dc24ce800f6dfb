import { db, type Prisma } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { visibleReflections } from "./visible-reflections.server";

/** The version 7 of a UUID begins with its time: 48 bits of milliseconds. */
const TIMED = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A place in a list, newest first; `isThere` when the viewer may see what stands at it. */
export type Place = { createdAt: Date; id: string; isThere: boolean };

/**
 * Where a list goes on after an id: at the reflection's time, or at the time that the id itself tells when the
 * reflection is gone or not for this viewer, so that the two cannot be told apart. Null for what cannot be an id.
 */
export async function findPlace(id: string, viewer: Viewer | null): Promise<Place | null> {
  const seen = await db.reflection.findFirst({
    where: { AND: [{ id }, visibleReflections(viewer)] },
    select: { createdAt: true },
  });
  if (seen) return { id, createdAt: seen.createdAt, isThere: true };
  const [, high = "", low = ""] = TIMED.exec(id) ?? [];
  if (!high) return null;
  const time = Math.min(Number.parseInt(high + low, 16), Date.now());
  return { id: id.toLowerCase(), createdAt: new Date(time), isThere: false };
}

/** What stands after a place. */
export const olderThan = ({ createdAt, id }: Place) =>
  ({
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
  }) satisfies Prisma.ReflectionWhereInput;

/** The id of what stands last before a place; undefined when the place is the top of the list. */
export async function lastBefore({ createdAt, id }: Place): Promise<string | undefined> {
  const newer = await db.reflection.findFirst({
    where: {
      createdAt: { gte: createdAt },
      OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }],
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return newer?.id;
}
