import { z } from "zod";
import { visibleReflections } from "~/features/reflections/visible-reflections.server";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";

/** Deletes a comment: its author may, and the author of the reflection that it stands under. */
export const deleteComment = command({
  name: "delete-comment",
  who: "member",
  visitor: "Please log in to comment",
  input: z.object({ id }),
  async run({ viewer, input }) {
    const comment = await db.comment.findFirst({
      where: {
        id: input.id,
        OR: [{ userId: viewer.id }, { reflection: visibleReflections(viewer) }],
      },
      select: { userId: true, reflection: { select: { id: true, userId: true } } },
    });
    if (!comment) throw new Refusal(404, "This comment is no longer there.");
    if (comment.userId !== viewer.id && comment.reflection.userId !== viewer.id)
      throw new Refusal(403, "Only its author can delete a comment.");
    await db.comment.deleteMany({ where: { id: input.id } });
    return { success: true, reflectionId: comment.reflection.id };
  },
});
