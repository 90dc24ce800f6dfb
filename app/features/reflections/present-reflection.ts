import type { EchoThread, Reflection, User } from "#prisma/sqlite/client";

/** What a reflection is read with: its author, and whether its echo chain is finished. */
export const SHOWN_WITH = {
  user: { select: { nickname: true, avatarColor: true } },
  thread: { select: { closedAt: true } },
} as const;

export type ReflectionRow = Reflection & {
  user: Pick<User, "nickname" | "avatarColor">;
  thread: Pick<EchoThread, "closedAt"> | null;
};

/** What differs by reader: the words, the comments that count, and by whom it came. */
type ForReader = { content: string; commentCount: number; by?: ReflectedBy };

/** Who reflected it on, and when. */
export type ReflectedBy = { userId: string; nickname: string; at: Date; comment: string | null };

/** A reflection as its readers get it; one that came by a reflect carries who reflected it, and its author twice named. */
export function presentReflection(row: ReflectionRow, { content, commentCount, by }: ForReader) {
  const { nickname, avatarColor } = row.user;
  return {
    id: row.id,
    userId: row.userId,
    userNickname: nickname,
    userAvatarColor: avatarColor,
    content,
    mood: row.mood,
    isPublic: row.isPublic,
    createdAt: row.createdAt.toISOString(),
    threadId: row.threadId,
    isChainClosed: row.thread?.closedAt != null,
    sequenceNumber: row.sequenceNumber,
    parentReflectionId: row.parentReflectionId,
    commentCount,
    isChainReflect: row.isChainReflect,
    chainThreadId: row.chainThreadId,
    isReflected: by !== undefined,
    ...(by && {
      reflectedBy: by.userId,
      reflectedByNickname: by.nickname,
      reflectedAt: by.at.toISOString(),
      reflectComment: by.comment,
      originalAuthorId: row.userId,
      originalAuthorNickname: nickname,
      originalAuthorAvatarColor: avatarColor,
      originalUserId: row.userId,
      originalUserNickname: nickname,
      originalUserAvatarColor: avatarColor,
    }),
  };
}
export type Shown = ReturnType<typeof presentReflection>;
