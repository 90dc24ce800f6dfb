import type { Comment, User } from "#prisma/sqlite/client";

export const WITH_COMMENTER = {
  user: { select: { nickname: true, avatarColor: true } },
} as const;

type Row = Comment & { user: Pick<User, "nickname" | "avatarColor"> };

export const presentComment = ({ id, reflectionId, userId, user, content, createdAt }: Row) => ({
  id,
  reflectionId,
  userId,
  userNickname: user.nickname,
  userAvatarColor: user.avatarColor,
  content,
  createdAt: createdAt.toISOString(),
});
export type ShownComment = ReturnType<typeof presentComment>;
