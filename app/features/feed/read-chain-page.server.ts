import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findChain } from "~/features/echoes/list-chain.server";
import { findChainLikes, findChainReflects } from "~/features/echoes/react-to-chain.server";
import { findReactions } from "~/features/reactions/read-reactions.server";
import { isAnySensitive } from "~/features/reflections/sensitive.server";
import { query } from "~/platform/access/operation.server";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import { pageViewer } from "./page-viewer.server";

/** A whole echo chain with what the viewer did. */
export const readChainPage = query({
  name: "read-chain-page",
  who: "anyone",
  input: z.object({ threadId: id }),
  async run({ viewer, visit, input: { threadId } }) {
    const entries = await findChain(threadId, viewer);
    const [thread, isSensitive, likes, reflects, reactions] = await Promise.all([
      db.echoThread.findUnique({ where: { id: threadId } }),
      isAnySensitive(entries),
      findChainLikes(threadId, viewer),
      findChainReflects(threadId, viewer),
      findReactions(
        entries.map(({ id }) => id),
        viewer,
      ),
    ]);
    return {
      ...pageViewer(viewer),
      origin: visit.origin,
      threadId,
      entries,
      isSensitive,
      isClosed: thread?.closedAt != null,
      isOriginator: viewer !== null && thread?.originatorId === viewer.id,
      likes,
      reflects,
      reactions,
      newId: randomUUID(),
    };
  },
});
export type ChainPage = Awaited<ReturnType<typeof readChainPage.run>>;
