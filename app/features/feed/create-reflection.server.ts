import { readRisk } from "~/features/companion/read-risk";
import { noteReading } from "~/features/companion/safety-state.server";
import { reflectChain } from "~/features/echoes/react-to-chain.server";
import { publishNotices } from "~/features/notifications/notice.server";
import { joinThread } from "~/features/reflections/echo-thread.server";
import { findVisible } from "~/features/reflections/find-visible.server";
import { presentOne } from "~/features/reflections/present-reflections.server";
import { NewReflection } from "~/features/reflections/schema";
import { storeReflection } from "~/features/reflections/store-reflection.server";
import { storeWriting } from "~/features/reflections/store-writing.server";
import { Answered, command } from "~/platform/access/operation.server";
import { transact } from "~/platform/db/client.server";

/** Stores a reflection, alone or as the next of an echo chain. A repeat of a client id answers the first one. */
export const createReflection = command({
  name: "create-reflection",
  who: "member",
  visitor: "Please log in to reflect",
  input: NewReflection,
  status: 201,
  async run({ viewer, input }) {
    const { content, mood, isPublic, clientId, threadId, parentReflectionId } = input;
    if (input.isChainReflect && input.chainThreadId)
      return presentOne(await reflectChain(viewer, input.chainThreadId), viewer);
    const riskLevel = readRisk(content);
    const stored = await storeWriting(viewer, input, () =>
      transact(async (tx) => {
        if (parentReflectionId) await findVisible(parentReflectionId, viewer, tx);
        const sequenceNumber = threadId ? await joinThread(tx, threadId, viewer) : null;
        return storeReflection(tx, {
          userId: viewer.id,
          clientId,
          content,
          mood,
          isPublic,
          riskLevel,
          threadId,
          sequenceNumber,
          parentReflectionId,
        });
      }),
    );
    if (!stored.isNew) return new Answered(200, await presentOne(stored.made, viewer));
    publishNotices(stored.told);
    await noteReading(viewer.id, riskLevel);
    return presentOne(stored.made, viewer);
  },
});
