import { z } from "zod";
import { presentPerson } from "~/features/account/present-user";
import { findPerson } from "~/features/people/find-person.server";
import { PEOPLE_MOST } from "~/features/people/limits";
import { visiblePeople } from "~/features/people/visible-people.server";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

/** Whether one person follows another; a pair that the viewer cannot see answers as one that does not. */
export const readFollowing = query({
  name: "read-following",
  who: "signedIn",
  input: z.object({ followerId: id, followingId: id }),
  async run({ viewer, input }) {
    const visible = visiblePeople(viewer);
    const found = await db.follow.findFirst({
      where: { ...input, follower: visible, following: visible },
      select: { followerId: true },
    });
    return { isFollowing: found !== null };
  },
});

/** The people whom a person follows, as far as the viewer may see them; the latest first. */
export async function findFollowing(followerId: string, viewer: Viewer) {
  const rows = await db.follow.findMany({
    where: { followerId, following: visiblePeople(viewer) },
    orderBy: [{ createdAt: "desc" }, { followingId: "asc" }],
    take: PEOPLE_MOST,
    include: { following: true },
  });
  return rows.map(({ following }) => presentPerson(following));
}

/** The people who follow a person, as far as the viewer may see them; the latest first. */
export async function findFollowers(followingId: string, viewer: Viewer) {
  const rows = await db.follow.findMany({
    where: { followingId, follower: visiblePeople(viewer) },
    orderBy: [{ createdAt: "desc" }, { followerId: "asc" }],
    take: PEOPLE_MOST,
    include: { follower: true },
  });
  return rows.map(({ follower }) => presentPerson(follower));
}

export const listFollowing = query({
  name: "list-following",
  who: "signedIn",
  input: z.object({ id }),
  run: async ({ viewer, input }) => findFollowing((await findPerson(input.id, viewer)).id, viewer),
});

export const listFollowers = query({
  name: "list-followers",
  who: "signedIn",
  input: z.object({ id }),
  run: async ({ viewer, input }) => findFollowers((await findPerson(input.id, viewer)).id, viewer),
});
