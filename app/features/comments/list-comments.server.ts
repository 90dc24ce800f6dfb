import { z } from "zod";
import { findVisible } from "~/features/reflections/find-visible.server";
import { visibleComments } from "~/features/reflections/visible-comments.server";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { presentComment, WITH_COMMENTER } from "./present-comment";

/** The most that one call answers. */
const MOST = 500;

/** The newest comments of a reflection that the viewer may see, the oldest of them first. */
export async function findComments(reflectionId: string, viewer: Viewer | null) {
  const rows = await db.comment.findMany({
    where: { reflectionId, ...visibleComments(viewer) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST,
    include: WITH_COMMENTER,
  });
  return rows.reverse().map(presentComment);
}

export const listComments = query({
  name: "list-comments",
  who: "anyone",
  input: z.object({ id }),
  async run({ viewer, input }) {
    await findVisible(input.id, viewer);
    return findComments(input.id, viewer);
  },
});
