import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { command, query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { db, transact } from "~/platform/db/client.server";
import { MINUTES } from "~/platform/durations";
import { log } from "~/platform/log.server";
import { sendMail } from "~/platform/mail.server";
import { disconnectPerson } from "~/platform/realtime.server";
import { settings } from "~/platform/settings.server";
import { makeCredential } from "./credential.server";
import { AskReset, SetPassword } from "./schema";

const LIFETIME = 60 * MINUTES;
const UNUSABLE =
  "This link was used already or is older than 60 minutes. Please ask for a new one.";
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
const usable = (token: string) => ({
  tokenHash: hashToken(token),
  purpose: "reset",
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** Sends a single-use link to an address that has an account; the answer is the same for one that has none. */
export const askReset = command({
  name: "ask-reset",
  who: "anyone",
  input: AskReset,
  limits: ({ visit, input }) => [
    ["mailByAddress", visit.address],
    ["mailByRecipient", input.email],
  ],
  async run({ visit, input: { email } }) {
    void sendLink(email, settings.APP_URL ?? visit.origin).catch((err) =>
      log.error({ err }, "reset mail failed"),
    );
    return { success: true };
  },
});

async function sendLink(email: string, origin: string) {
  const user = await db.user.findUnique({ where: { email } });
  if (!user) return;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LIFETIME);
  await db.mailToken.create({
    data: { tokenHash: hashToken(token), userId: user.id, purpose: "reset", expiresAt },
  });
  await sendMail({
    to: email,
    subject: "Set a new TrueNorth password",
    text: `Hello ${user.nickname},

someone, hopefully you, asked to set a new password for your TrueNorth account.
This link works once, for 60 minutes:

${origin}/reset-password?token=${token}

If it was not you, there is nothing to do: your password stays as it is.

TrueNorth`,
  });
}

/** Whether a link from a mail can still be used. */
export const readReset = query({
  name: "read-reset",
  who: "anyone",
  input: z.object({ token: z.string().max(100).optional(), sent: z.string().optional() }),
  async run({ input: { token, sent } }) {
    const isUsable = token ? (await db.mailToken.count({ where: usable(token) })) > 0 : false;
    return {
      token: isUsable ? token : null,
      isStale: Boolean(token) && !isUsable,
      wasSent: sent === "yes",
    };
  },
});

/** Sets a new password by a mailed link; every session and every other link of the account ends. */
export const setPassword = command({
  name: "set-password",
  who: "anyone",
  input: SetPassword,
  limits: ({ visit }) => [["signInByAddress", visit.address]],
  async run({ visit, input: { token, password } }) {
    const credential = await makeCredential(password);
    const user = await transact(async (tx) => {
      const { count } = await tx.mailToken.updateMany({
        where: usable(token),
        data: { usedAt: new Date() },
      });
      const link = await tx.mailToken.findUnique({
        where: { tokenHash: hashToken(token) },
        include: { user: true },
      });
      if (count === 0 || !link) throw new Refusal(400, UNUSABLE);
      const { userId } = link;
      await tx.mailToken.updateMany({
        where: { userId, purpose: "reset", usedAt: null },
        data: { usedAt: new Date() },
      });
      await tx.credential.upsert({
        where: { userId },
        create: { userId, ...credential },
        update: credential,
      });
      await tx.session.deleteMany({ where: { userId } });
      const emailVerifiedAt = link.user.emailVerifiedAt ?? new Date();
      const isAdmin = link.user.isAdmin || link.user.email === settings.ADMIN_EMAIL;
      return tx.user.update({ where: { id: userId }, data: { emailVerifiedAt, isAdmin } });
    });
    disconnectPerson(user.id);
    if (user.suspendedAt)
      throw new Refusal(403, "The password is set, but this account is suspended.");
    await visit.signIn(user);
    return { success: true };
  },
});
