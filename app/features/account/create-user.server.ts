import { randomInt } from "node:crypto";
import type { User } from "#prisma/sqlite/client";
import { Refusal } from "~/platform/access/refusal";
import { db, isUniqueViolation } from "~/platform/db/client.server";
import { makeNickname } from "./make-nickname.server";
import { AVATAR_COLORS } from "./schema";

export const EMAIL_TAKEN = new Refusal(
  409,
  "An account with this email already exists. Sign in instead.",
  {
    field: "email",
  },
);
export const NICKNAME_TAKEN = new Refusal(409, "This nickname is taken. Please choose another.", {
  field: "nickname",
});

export const nicknameKeyOf = (nickname: string) => nickname.toLowerCase();
const anyColor = () => AVATAR_COLORS[randomInt(AVATAR_COLORS.length)] as string;

type NewUser = {
  email?: string;
  nickname?: string;
  timezone?: string;
  isAnonymous?: boolean;
  credential?: { authHash: string; salt: string; iterations: number };
};

/** Makes a guest or a member; without a nickname one is made. Refuses with 409 what is taken. */
export async function createUser({
  nickname,
  credential,
  timezone = "UTC",
  ...user
}: NewUser): Promise<User> {
  for (let attempt = 0; ; attempt++) {
    const chosen = nickname ?? makeNickname();
    try {
      return await db.user.create({
        data: {
          ...user,
          timezone,
          nickname: chosen,
          nicknameKey: nicknameKeyOf(chosen),
          avatarColor: anyColor(),
          ...(!user.isAnonymous && { termsAcceptedAt: new Date() }),
          ...(credential && { credential: { create: credential } }),
        },
      });
    } catch (error) {
      const taken = await whatIsTaken(error, user.email);
      if (taken === "email") throw EMAIL_TAKEN;
      if (nickname || attempt > 5) throw taken === "nickname" ? NICKNAME_TAKEN : error;
    }
  }
}

/** Which of the two unique names a failed write ran into. */
export async function whatIsTaken(error: unknown, email: string | undefined, exceptId?: string) {
  if (!isUniqueViolation(error)) throw error;
  const holder = email ? await db.user.findUnique({ where: { email } }) : null;
  return holder && holder.id !== exceptId ? "email" : "nickname";
}
