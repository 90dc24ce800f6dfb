import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { db, isMissingRow } from "~/platform/db/client.server";
import type { Visit } from "~/platform/session/visit.server";
import { EMAIL_TAKEN, NICKNAME_TAKEN, nicknameKeyOf, whatIsTaken } from "./create-user.server";
import { makeCredential } from "./credential.server";
import { presentSelf } from "./present-user";
import { Upgrade } from "./schema";

type Account = { email: string; password: string; nickname: string; timezone?: string };

const hasAccount = () => new Refusal(409, "You already have an account.");

/** Turns the visiting guest into a member who keeps everything; a new session id takes over. */
export async function upgrade(visit: Visit, { email, password, nickname, timezone }: Account) {
  if (visit.viewer?.kind !== "guest") throw hasAccount();
  const { id } = visit.viewer;
  const credential = await makeCredential(password);
  const now = new Date();
  try {
    const member = await db.user.update({
      where: { id, isAnonymous: true },
      data: {
        email,
        nickname,
        nicknameKey: nicknameKeyOf(nickname),
        isAnonymous: false,
        upgradedAt: now,
        termsAcceptedAt: now,
        ...(timezone && { timezone }),
        credential: { create: credential },
      },
    });
    await visit.signIn(member);
    return presentSelf(member);
  } catch (error) {
    if (isMissingRow(error)) throw hasAccount();
    throw (await whatIsTaken(error, email, id)) === "email" ? EMAIL_TAKEN : NICKNAME_TAKEN;
  }
}

export const upgradeGuest = command({
  name: "upgrade-guest",
  who: "signedIn",
  input: Upgrade,
  limits: ({ visit }) => [["newAccountByAddress", visit.address]],
  run: ({ visit, input }) => upgrade(visit, input),
});
