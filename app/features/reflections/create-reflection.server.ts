import { readRisk } from "~/features/companion/read-risk";
import { noteReading } from "~/features/companion/safety-state.server";
import { joinThread } from "~/features/echoes/echo-thread.server";
import { reflectChain } from "~/features/echoes/react-to-chain.server";
import { publishNotices } from "~/features/notifications/notice.server";
import { Answered, command } from "~/platform/access/operation.server";
import { db, transact } from "~/platform/db/client.server";
import { storeOnce } from "~/platform/db/store-once.server";
import type { Viewer } from "~/platform/session/visit.server";
import { findVisible } from "./find-visible.server";
import { SHOWN_WITH } from "./present-reflection";
import { presentOne } from "./present-reflections.server";
import { refuseOtherWords } from "./refuse-other-words.server";
import { NewReflection } from "./schema";
import { storeReflection } from "./store-reflection.server";

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
    const riskLevel = readRisk(content).level;
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

type Written = Pick<NewReflection, "clientId" | "content" | "mood" | "isPublic">;
type Stored = Awaited<ReturnType<typeof storeReflection>>;

/** Stores a writing once for its client id. Throws a 409 Refusal when that was sent with other words before. */
export async function storeWriting(viewer: Viewer, written: Written, store: () => Promise<Stored>) {
  const { clientId, ...words } = written;
  const findFirst = async () => {
    if (!clientId) return null;
    const made = await db.reflection.findUnique({
      where: { userId_clientId: { userId: viewer.id, clientId } },
      include: SHOWN_WITH,
    });
    if (made) refuseOtherWords(made, words);
    return made && { made, told: [] };
  };
  const { stored, isNew } = await storeOnce(findFirst, store);
  return { ...stored, isNew };
}
