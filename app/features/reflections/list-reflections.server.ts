import { visiblePeople } from "~/features/people/visible-people.server";
import { query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id, text } from "~/platform/access/validation";
import { db, type Prisma } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { findPlace, olderThan } from "./place-in-list.server";
import { SHOWN_WITH, type Shown } from "./present-reflection";
import { presentReflections } from "./present-reflections.server";
import { ListPart } from "./schema";
import { publicReflections, visibleReflections } from "./visible-reflections.server";
import { tagOf } from "./written-text";

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] as const;

/** A part of the reflections that a filter takes, newest first. */
export async function findReflections(
  where: Prisma.ReflectionWhereInput,
  viewer: Viewer | null,
  { limit, offset, before }: ListPart,
): Promise<Shown[]> {
  const place = before ? await findPlace(before, viewer) : null;
  if (before && !place) return [];
  const rows = await db.reflection.findMany({
    where: place ? { AND: [where, olderThan(place)] } : where,
    orderBy: [...NEWEST_FIRST],
    skip: offset,
    take: limit,
    include: SHOWN_WITH,
  });
  return presentReflections(rows, viewer);
}

/** The public ones that a viewer has not muted the author of. */
export const publicFeed = (viewer: Viewer | null): Prisma.ReflectionWhereInput =>
  viewer
    ? { AND: [publicReflections(viewer), { user: { mutedBy: { none: { muterId: viewer.id } } } }] }
    : publicReflections(null);

export const listPublicFeed = query({
  name: "list-public-feed",
  who: "anyone",
  input: ListPart,
  run: ({ viewer, input }) => findReflections(publicFeed(viewer), viewer, input),
});

/** What one person wrote: everything for themselves, what is public for others. */
export const listByPerson = query({
  name: "list-by-person",
  who: "signedIn",
  input: ListPart.extend({ id }),
  async run({ viewer, input }) {
    if (input.id !== viewer.id) {
      const where = { id: input.id, ...visiblePeople(viewer) };
      const author = await db.user.findFirst({ where, select: { id: true } });
      if (!author) throw new Refusal(404, "User not found");
    }
    return findReflections(
      { AND: [{ userId: input.id }, visibleReflections(viewer)] },
      viewer,
      input,
    );
  },
});

/** The visible reflections with a hashtag, read from its newest use on. */
export async function findTagged(
  tag: string,
  viewer: Viewer | null,
  { limit, offset, before }: ListPart,
): Promise<Shown[]> {
  const hashtag = await db.hashtag.findUnique({ where: { tag } });
  const place = before ? await findPlace(before, viewer) : null;
  if (!hashtag || (before && !place)) return [];
  const uses = await db.reflectionTag.findMany({
    where: {
      hashtagId: hashtag.id,
      reflection: visibleReflections(viewer),
      ...(place && {
        createdAt: { lte: place.createdAt },
        OR: [
          { createdAt: { lt: place.createdAt } },
          { createdAt: place.createdAt, reflectionId: { lt: place.id } },
        ],
      }),
    },
    orderBy: [{ createdAt: "desc" }, { reflectionId: "desc" }],
    skip: offset,
    take: limit,
    select: { reflection: { include: SHOWN_WITH } },
  });
  return presentReflections(
    uses.map(({ reflection }) => reflection),
    viewer,
  );
}

export const listByHashtag = query({
  name: "list-by-hashtag",
  who: "anyone",
  input: ListPart.extend({ tag: text("The hashtag", { max: 101 }) }),
  run: ({ viewer, input: { tag, ...part } }) => findTagged(tagOf(tag), viewer, part),
});
