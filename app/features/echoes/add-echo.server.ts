import { z } from "zod";
import { readRisk } from "~/features/companion/read-risk";
import { noteReading } from "~/features/companion/safety-state.server";
import { publishNotices } from "~/features/notifications/notice.server";
import { takeNumber } from "~/features/reflections/echo-thread.server";
import { findVisible } from "~/features/reflections/find-visible.server";
import { presentOne } from "~/features/reflections/present-reflections.server";
import { content, mood } from "~/features/reflections/schema";
import { storeReflection } from "~/features/reflections/store-reflection.server";
import { storeWriting } from "~/features/reflections/store-writing.server";
import { Answered, command } from "~/platform/access/operation.server";
import { clientId, flag, id } from "~/platform/access/validation";
import { type Transaction, transact } from "~/platform/db/client.server";

export const NewEcho = z.object({
  originalReflectionId: id,
  content,
  mood,
  isPublic: flag.default(true),
  clientId,
});

/** Answers a reflection with one of one's own in its echo chain; the server gives the number. */
export const addEcho = command({
  name: "add-echo",
  who: "member",
  visitor: "Please log in to reflect",
  input: NewEcho,
  status: 201,
  async run({ viewer, input: { originalReflectionId, clientId, ...written } }) {
    const riskLevel = readRisk(written.content);
    const stored = await storeWriting(viewer, { ...written, clientId }, () =>
      transact(async (tx) => {
        const original = await findVisible(originalReflectionId, viewer, tx);
        const threadId = original.threadId ?? (await startThread(tx, original));
        return storeReflection(tx, {
          ...written,
          userId: viewer.id,
          clientId,
          riskLevel,
          threadId,
          sequenceNumber: await takeNumber(tx, threadId),
          parentReflectionId: original.id,
        });
      }),
    );
    const reflection = await presentOne(stored.made, viewer);
    const answer = { threadId: reflection.threadId, reflection };
    if (!stored.isNew) return new Answered(200, answer);
    publishNotices(stored.told);
    await noteReading(viewer.id, riskLevel);
    return answer;
  },
});

/** The thread of a reflection that has none: it becomes the first entry. */
async function startThread(tx: Transaction, { id, userId }: { id: string; userId: string }) {
  const thread = await tx.echoThread.create({ data: { originatorId: userId, nextSequence: 2 } });
  await tx.reflection.update({
    where: { id },
    data: { threadId: thread.id, sequenceNumber: 1 },
  });
  return thread.id;
}
