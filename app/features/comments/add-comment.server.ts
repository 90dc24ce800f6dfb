import { readRisk } from "~/features/companion/read-risk";
import { noteReading } from "~/features/companion/safety-state.server";
import { addNotices, publishNotices } from "~/features/notifications/notice.server";
import { findVisible } from "~/features/reflections/find-visible.server";
import { refuseOtherWords } from "~/features/reflections/refuse-other-words.server";
import { tellMentioned } from "~/features/reflections/store-reflection.server";
import { Answered, command } from "~/platform/access/operation.server";
import { db, type Transaction, transact } from "~/platform/db/client.server";
import { storeOnce } from "~/platform/db/store-once.server";
import type { Viewer } from "~/platform/session/visit.server";
import { presentComment, WITH_COMMENTER } from "./present-comment";
import { NewComment } from "./schema";

/** Adds a comment; its level of risk is told to nobody but its writer. A repeat of a client id answers the first one. */
export const addComment = command({
  name: "add-comment",
  who: "member",
  visitor: "Please log in to comment",
  input: NewComment,
  status: 201,
  async run({ viewer, input }) {
    const riskLevel = readRisk(input.content);
    const { stored, isNew } = await storeOnce(
      () => findFirst(viewer, input),
      () => transact((tx) => storeComment(tx, viewer, { ...input, riskLevel })),
    );
    const comment = presentComment(stored.made);
    if (!isNew) return new Answered(200, comment);
    publishNotices(stored.told);
    await noteReading(viewer.id, riskLevel);
    return comment;
  },
});

/** Stores a comment, and tells whom it mentions and whose reflection it is; answers it and who was told. */
async function storeComment(
  tx: Transaction,
  viewer: Viewer,
  input: NewComment & { riskLevel: number },
) {
  const reflection = await findVisible(input.reflectionId, viewer, tx);
  const made = await tx.comment.create({
    data: { ...input, userId: viewer.id },
    include: WITH_COMMENTER,
  });
  const writing = { id: reflection.id, userId: viewer.id, content: input.content };
  const remark = { commentId: made.id, authorId: reflection.userId };
  const mentioned = reflection.isPublic ? await tellMentioned(tx, writing, remark) : [];
  if (mentioned.includes(reflection.userId)) return { made, told: mentioned };
  const author = {
    userId: reflection.userId,
    fromUserId: viewer.id,
    type: "comment" as const,
    relatedId: reflection.id,
    commentId: made.id,
  };
  return { made, told: [...mentioned, ...(await addNotices(tx, [author]))] };
}

/** What was stored with the client id of a comment. Throws a 409 Refusal when that says something else. */
async function findFirst({ id: userId }: Viewer, { clientId, content }: NewComment) {
  if (!clientId) return null;
  const first = await db.comment.findUnique({
    where: { userId_clientId: { userId, clientId } },
    include: WITH_COMMENTER,
  });
  if (first) refuseOtherWords({ content: first.content }, { content });
  return first && { made: first, told: [] };
}
