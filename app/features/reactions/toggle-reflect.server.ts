import { z } from "zod";
import { readRisk } from "~/features/companion/read-risk";
import { noteReading } from "~/features/companion/safety-state.server";
import { addNotices, dropNotices, publishNotices } from "~/features/notifications/notice.server";
import { findVisible } from "~/features/reflections/find-visible.server";
import { REFLECT_COMMENT_MOST } from "~/features/reflections/text-limits";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { flag, id, text } from "~/platform/access/validation";
import { transact } from "~/platform/db/client.server";

export const Reflecting = z.object({
  reflectionId: id,
  /** Makes sure of it in place of turning it over, so that sending the form twice takes nothing back. */
  sure: flag.optional(),
  comment: z.preprocess(
    (value) =>
      typeof value === "string" && value.trim() === "" ? undefined : (value ?? undefined),
    text("The comment", { max: REFLECT_COMMENT_MOST }).optional(),
  ),
});

/** Reflects a public reflection to one's followers, or takes that back. */
export const toggleReflect = command({
  name: "toggle-reflect",
  who: "member",
  visitor: "Please log in to reflect",
  input: Reflecting,
  async run({ viewer, input: { reflectionId, comment, sure } }) {
    const { told, ...answer } = await transact(async (tx) => {
      const { userId, isPublic } = await findVisible(reflectionId, viewer, tx);
      if (!isPublic) throw new Refusal(400, "Only a public reflection can be reflected.");
      const reflect = { userId: viewer.id, reflectionId };
      const notice = { fromUserId: viewer.id, type: "reflect" as const, relatedId: reflectionId };
      const stays = sure && (await tx.reflect.count({ where: reflect })) > 0;
      const { count: taken } = stays
        ? { count: 0 }
        : await tx.reflect.deleteMany({ where: reflect });
      let told: string[] = [];
      if (taken > 0) await dropNotices(tx, notice);
      else if (stays) {
        if (comment) await tx.reflect.updateMany({ where: reflect, data: { comment } });
      } else {
        await tx.reflect.create({ data: { ...reflect, comment } });
        told = await addNotices(tx, [{ ...notice, userId }]);
      }
      const count = await tx.reflect.count({ where: { reflectionId } });
      return { reflected: taken === 0, count, told };
    });
    publishNotices(told);
    if (answer.reflected && comment) await noteReading(viewer.id, readRisk(comment));
    return answer;
  },
});
