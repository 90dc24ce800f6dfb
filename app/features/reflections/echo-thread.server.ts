import { Refusal } from "~/platform/access/refusal";
import { db, type Transaction } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { visibleReflections } from "./visible-reflections.server";

const GONE = "This echo chain is no longer there.";

/** Gives the next number of a thread; a number is never given twice. Throws a 409 Refusal when the chain is finished. */
export async function takeNumber(tx: Transaction, threadId: string): Promise<number> {
  const { nextSequence, closedAt } = await tx.echoThread.update({
    where: { id: threadId },
    data: { nextSequence: { increment: 1 } },
    select: { nextSequence: true, closedAt: true },
  });
  if (closedAt) throw new Refusal(409, "This echo chain is finished. Start one of your own.");
  return nextSequence - 1;
}

/** Makes sure that a viewer may see something of a chain. Throws a 404 Refusal. */
export async function admitToChain(
  threadId: string,
  viewer: Viewer | null,
  tx: Transaction | typeof db = db,
) {
  const seen = await tx.reflection.findFirst({
    where: { AND: [{ threadId }, visibleReflections(viewer)] },
    select: { id: true },
  });
  if (!seen) throw new Refusal(404, GONE);
}

/** A number in a chain for a new reflection: the next one, or the first of a chain that starts with it. */
export async function joinThread(
  tx: Transaction,
  threadId: string,
  viewer: Viewer,
): Promise<number> {
  const known = await tx.echoThread.findUnique({ where: { id: threadId }, select: { id: true } });
  if (!known) {
    await tx.echoThread.create({
      data: { id: threadId, originatorId: viewer.id, nextSequence: 2 },
    });
    return 1;
  }
  await admitToChain(threadId, viewer, tx);
  return takeNumber(tx, threadId);
}
