import type { Transaction } from "~/platform/db/client.server";
import { publish } from "~/platform/realtime.server";

export type NoticeType = "mention" | "like" | "comment" | "follow" | "reflect";

const WORDS: Record<NoticeType, string> = {
  mention: "mentioned you",
  like: "liked your reflection",
  comment: "commented on your reflection",
  follow: "started following you",
  reflect: "reflected your words",
};

type Notice = {
  userId: string;
  fromUserId: string;
  type: NoticeType;
  /** The reflection, or for a follow the other person. */
  relatedId: string;
  commentId?: string;
};

/** Tells people of what somebody did, but nobody of themselves, nor those who blocked or muted the doer. */
export async function addNotices(tx: Transaction, notices: Notice[]): Promise<string[]> {
  const [fromUserId] = notices.map((notice) => notice.fromUserId);
  const others = notices.filter((notice) => notice.userId !== notice.fromUserId);
  if (!fromUserId || others.length === 0) return [];
  const willing = await tx.user.findMany({
    where: {
      id: { in: others.map(({ userId }) => userId) },
      isCompanion: false,
      suspendedAt: null,
      blocking: { none: { blockedId: fromUserId } },
      blockedBy: { none: { blockerId: fromUserId } },
      muting: { none: { mutedId: fromUserId } },
    },
    select: { id: true },
  });
  const told = new Set(willing.map(({ id }) => id));
  const kept = others.filter(({ userId }) => told.has(userId));
  await tx.notification.createMany({
    data: kept.map((notice) => ({
      ...notice,
      content: WORDS[notice.type],
      reflectionId: notice.type === "follow" ? null : notice.relatedId,
    })),
  });
  return kept.map(({ userId }) => userId);
}

/** Takes back what was told of something that is taken back itself. */
export const dropNotices = (
  tx: Transaction,
  { fromUserId, type, relatedId }: Pick<Notice, "fromUserId" | "type" | "relatedId">,
) => tx.notification.deleteMany({ where: { fromUserId, type, relatedId } });

/** Lets the open pages of those who were told ask anew. */
export function publishNotices(userIds: string[]) {
  for (const userId of new Set(userIds)) publish(userId, "new_notification", {});
}
