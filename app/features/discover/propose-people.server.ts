import { z } from "zod";
import { presentPerson } from "~/features/account/present-user";
import { proposablePeople } from "~/features/people/visible-people.server";
import { query } from "~/platform/access/operation.server";
import { db, type Prisma } from "~/platform/db/client.server";
import { DAYS } from "~/platform/durations";
import type { Viewer } from "~/platform/session/visit.server";

const MOST = 20;
/** So many of the people whom one follows, the latest, are asked whom they follow. */
const ASKED = 200;
/** So long somebody counts as recently active. */
const RECENT = 30 * DAYS;

const isRecent = () => ({ lastActiveAt: { gte: new Date(Date.now() - RECENT) } });

const unmuted = (viewer: Viewer) =>
  ({
    ...proposablePeople(viewer),
    mutedBy: { none: { muterId: viewer.id } },
  }) satisfies Prisma.UserWhereInput;

/** Members whom one does not follow: first those whom the people one follows do, then those who wrote in public. */
export async function findSuggested(viewer: Viewer) {
  const unfollowed = { ...unmuted(viewer), followers: { none: { followerId: viewer.id } } };
  const follows = await db.follow.findMany({
    where: { followerId: viewer.id, following: { suspendedAt: null } },
    orderBy: { createdAt: "desc" },
    take: ASKED,
    select: { followingId: true },
  });
  const near = await db.follow.groupBy({
    by: ["followingId"],
    where: {
      followerId: { in: follows.map(({ followingId }) => followingId) },
      following: unfollowed,
    },
    _count: { followerId: true },
    orderBy: [{ _count: { followerId: "desc" } }, { followingId: "asc" }],
    take: MOST,
  });
  const ids = near.map(({ followingId }) => followingId);
  const [known, others] = await Promise.all([
    ids.length > 0 ? db.user.findMany({ where: { id: { in: ids } } }) : [],
    db.user.findMany({
      where: {
        AND: [{ id: { notIn: ids } }, { isAnonymous: false }, unfollowed],
        reflections: { some: { isPublic: true, hiddenAt: null } },
      },
      orderBy: [{ lastActiveAt: "desc" }, { id: "asc" }],
      take: MOST - ids.length,
    }),
  ]);
  const place = new Map(ids.map((id, index) => [id, index]));
  known.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return [...known, ...others].map(presentPerson);
}

/** The members who were here last. */
export async function findRecentlyActive(viewer: Viewer) {
  const people = await db.user.findMany({
    where: { AND: [{ isAnonymous: false }, unmuted(viewer), isRecent()] },
    orderBy: [{ lastActiveAt: "desc" }, { id: "asc" }],
    take: MOST,
  });
  return people.map(presentPerson);
}

export const suggestPeople = query({
  name: "suggest-people",
  who: "signedIn",
  input: z.object({}),
  run: ({ viewer }) => findSuggested(viewer),
});

export const listRecentlyActive = query({
  name: "list-recently-active",
  who: "signedIn",
  input: z.object({}),
  run: ({ viewer }) => findRecentlyActive(viewer),
});
