import { z } from "zod";
import { admitToChain } from "~/features/reflections/echo-thread.server";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { transact } from "~/platform/db/client.server";

/** Finishes an echo chain: it stays, and takes no more echoes. Whoever began it may. */
export const closeChain = command({
  name: "close-chain",
  who: "member",
  visitor: "Please log in to reflect",
  input: z.object({ threadId: id }),
  run: ({ viewer, input: { threadId } }) =>
    transact(async (tx) => {
      await admitToChain(threadId, viewer, tx);
      const { count } = await tx.echoThread.updateMany({
        where: { id: threadId, originatorId: viewer.id },
        data: { closedAt: new Date() },
      });
      if (count === 0) throw new Refusal(403, "Only whoever began an echo chain can finish it.");
      return { closed: true };
    }),
});
