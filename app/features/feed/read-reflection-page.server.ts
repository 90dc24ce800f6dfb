import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findComments } from "~/features/comments/list-comments.server";
import { findReactions } from "~/features/reactions/read-reactions.server";
import { findVisible } from "~/features/reflections/find-visible.server";
import { presentOne } from "~/features/reflections/present-reflections.server";
import { isAnySensitive, isCommentSensitive } from "~/features/reflections/sensitive.server";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { pageViewer } from "./page-viewer.server";

/** One reflection with its comments and what the viewer did; one's own can be about to be deleted. */
export const readReflectionPage = query({
  name: "read-reflection-page",
  who: "anyone",
  input: z.object({ reflectionId: id, delete: z.literal("1").optional().catch(undefined) }),
  async run({ viewer, visit, input }) {
    const found = await findVisible(input.reflectionId, viewer);
    const [reflection, isSensitive, isAnswerSensitive, comments, reactions] = await Promise.all([
      presentOne(found, viewer),
      isAnySensitive([found]),
      isCommentSensitive(found.id),
      findComments(found.id, viewer),
      findReactions([found.id], viewer),
    ]);
    return {
      ...pageViewer(viewer),
      origin: visit.origin,
      reflection,
      isSensitive: isSensitive || isAnswerSensitive,
      reactions: reactions[found.id],
      comments,
      isDeleting: input.delete === "1" && viewer?.id === found.userId,
      newIds: { comment: randomUUID(), echo: randomUUID() },
    };
  },
});
export type ReadReflectionPage = Awaited<ReturnType<typeof readReflectionPage.run>>;
