import type { User } from "#prisma/sqlite/client";

/** A user as they see themselves. */
export function presentSelf(user: User) {
  const {
    id,
    email,
    nickname,
    bio,
    muteAiNotifications,
    isAnonymous,
    isAdmin,
    timezone,
    createdAt,
  } = user;
  return {
    id,
    email,
    nickname,
    bio,
    avatarColor: user.avatarColor,
    muteAiNotifications,
    isAnonymous,
    isAdmin,
    subscriptionStatus: user.subscriptionStatus as "active" | "inactive",
    timezone,
    createdAt,
  };
}
export type Self = ReturnType<typeof presentSelf>;

/** A user as others see them: never an e-mail. */
export function presentPerson(user: User) {
  const { id, nickname, bio, avatarColor, isAnonymous, isCompanion } = user;
  return { id, nickname, bio, avatarColor, isAnonymous, ...(isCompanion && { isCompanion }) };
}
export type Person = ReturnType<typeof presentPerson>;
