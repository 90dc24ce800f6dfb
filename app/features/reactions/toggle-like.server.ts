import { z } from "zod";
import { addNotices, dropNotices, publishNotices } from "~/features/notifications/notice.server";
import { findVisible } from "~/features/reflections/find-visible.server";
import { command } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { transact } from "~/platform/db/client.server";

/** Likes a reflection, or takes the like back. */
export const toggleLike = command({
  name: "toggle-like",
  who: "member",
  visitor: "Please log in to like reflections",
  input: z.object({ reflectionId: id }),
  async run({ viewer, input: { reflectionId } }) {
    const { told, ...answer } = await transact(async (tx) => {
      const { userId } = await findVisible(reflectionId, viewer, tx);
      const like = { userId: viewer.id, reflectionId };
      const notice = { fromUserId: viewer.id, type: "like" as const, relatedId: reflectionId };
      const { count: taken } = await tx.like.deleteMany({ where: like });
      let told: string[] = [];
      if (taken > 0) await dropNotices(tx, notice);
      else {
        await tx.like.create({ data: like });
        told = await addNotices(tx, [{ ...notice, userId }]);
      }
      return { liked: taken === 0, count: await tx.like.count({ where: { reflectionId } }), told };
    });
    publishNotices(told);
    return answer;
  },
});
