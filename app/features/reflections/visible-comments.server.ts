import { visiblePeople, visibleToAnyone } from "~/features/people/visible-people.server";
import { db, type Prisma } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

/** The comments that a viewer may see, of reflections that they may see. */
export const visibleComments = (viewer: Viewer | null) =>
  ({
    hiddenAt: null,
    user: viewer ? visiblePeople(viewer) : visibleToAnyone,
  }) satisfies Prisma.CommentWhereInput;

/** How many comments a viewer may see, by reflection; one query, whatever their number. */
export async function countComments(reflectionIds: string[], viewer: Viewer | null) {
  const counts = await db.comment.groupBy({
    by: ["reflectionId"],
    where: { reflectionId: { in: reflectionIds }, ...visibleComments(viewer) },
    _count: { id: true },
  });
  return new Map(counts.map(({ reflectionId, _count }) => [reflectionId, _count.id]));
}
