import { visiblePeople } from "~/features/people/visible-people.server";
import { query } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";
import { DAYS } from "~/platform/durations";
import type { Viewer } from "~/platform/session/visit.server";
import { publicFeed } from "./list-reflections.server";
import { type ReflectedBy, SHOWN_WITH, type Shown } from "./present-reflection";
import { presentReflections } from "./present-reflections.server";
import { ListPart } from "./schema";

type Item = { id: string; at: Date; by?: ReflectedBy };

/**
 * What the people whom one follows wrote and reflected, and one's own, newest first. Each reflection stands once, at
 * the latest time it was written or reflected.
 */
export const listFollowingFeed = query({
  name: "list-following-feed",
  who: "signedIn",
  input: ListPart,
  run: ({ viewer, input }) => findFollowingFeed(viewer, input),
});

/** So far back the feed looks for a full part of itself, and only then at everything. */
const WINDOWS = [1 * DAYS, 7 * DAYS, 50 * DAYS, 365 * DAYS, Number.POSITIVE_INFINITY];
/** So many people are asked for in one query. */
const PEOPLE_AT_ONCE = 400;

export async function findFollowingFeed(
  viewer: Viewer,
  { limit, offset }: Pick<ListPart, "limit" | "offset">,
): Promise<Shown[]> {
  const follows = await db.follow.findMany({
    where: {
      followerId: viewer.id,
      following: { ...visiblePeople(viewer), mutedBy: { none: { muterId: viewer.id } } },
    },
    select: { followingId: true },
  });
  const people = [viewer.id, ...follows.map(({ followingId }) => followingId)];
  const take = offset + limit;
  let items: Item[] = [];
  for (const window of WINDOWS) {
    const since = new Date(Math.max(Date.now() - window, 0));
    const found: Item[] = [];
    for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE)
      found.push(
        ...(await findItems(viewer, people.slice(from, from + PEOPLE_AT_ONCE), since, take)),
      );
    items = newestOnce(found);
    if (items.length >= take) break;
  }
  return readItems(items.slice(offset, take), viewer);
}

/** What some people wrote and reflected since a time, as far as the viewer may see it. */
async function findItems(
  viewer: Viewer,
  people: string[],
  since: Date,
  take: number,
): Promise<Item[]> {
  const userId = { in: people };
  const createdAt = { gte: since };
  const [written, reflected] = await Promise.all([
    db.reflection.findMany({
      where: { userId, createdAt, OR: [{ userId: viewer.id }, publicFeed(viewer)] },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take,
      select: { id: true, createdAt: true },
    }),
    db.reflect.findMany({
      where: {
        AND: [{ userId }, { userId: { not: viewer.id } }],
        createdAt,
        reflection: publicFeed(viewer),
      },
      orderBy: [{ createdAt: "desc" }, { reflectionId: "desc" }],
      take,
      select: {
        reflectionId: true,
        createdAt: true,
        comment: true,
        user: { select: { id: true, nickname: true } },
      },
    }),
  ]);
  return [
    ...written.map(({ id, createdAt }) => ({ id, at: createdAt })),
    ...reflected.map(({ reflectionId, createdAt, comment, user }) => ({
      id: reflectionId,
      at: createdAt,
      by: { userId: user.id, nickname: user.nickname, at: createdAt, comment },
    })),
  ];
}

/** Newest first, each reflection once. */
function newestOnce(items: Item[]) {
  const sorted = items.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  const seen = new Set<string>();
  return sorted.filter(({ id }) => !seen.has(id) && seen.add(id));
}

async function readItems(items: Item[], viewer: Viewer): Promise<Shown[]> {
  const rows = await db.reflection.findMany({
    where: { id: { in: items.map(({ id }) => id) } },
    include: SHOWN_WITH,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = items.flatMap(({ id, by }) => {
    const row = byId.get(id);
    return row ? [{ ...row, by }] : [];
  });
  return presentReflections(found, viewer);
}
