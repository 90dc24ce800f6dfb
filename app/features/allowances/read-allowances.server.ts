import { z } from "zod";
import { command, query } from "~/platform/access/operation.server";
import type { Viewer } from "~/platform/session/visit.server";
import { type AllowanceKind, claim, limitOf, resetsAt, usedOf } from "./allowance.server";

async function allowancesOf({ user }: Viewer) {
  const [chatsUsed, journalsUsed] = await Promise.all([
    usedOf("chat", user),
    usedOf("journal", user),
  ]);
  const chatLimit = limitOf("chat", user);
  const journalLimit = limitOf("journal", user);
  return {
    chatsUsed,
    chatLimit,
    journalsUsed,
    journalLimit,
    canChat: chatLimit === null || chatsUsed < chatLimit,
    canJournal: journalLimit === null || journalsUsed < journalLimit,
    resetsAt: resetsAt(user),
  };
}

export const readAllowances = query({
  name: "read-allowances",
  who: "signedIn",
  input: z.object({}),
  run: ({ viewer }) => allowancesOf(viewer),
});

const claimOf = (kind: AllowanceKind) =>
  command({
    name: `claim-${kind}`,
    who: "signedIn",
    input: z.object({}),
    async run({ viewer }) {
      await claim(kind, viewer.user);
      return allowancesOf(viewer);
    },
  });

export const claimChat = claimOf("chat");
export const claimJournal = claimOf("journal");
