import { z } from "zod";
import { SUMMARY } from "~/features/reflections/compose-summary.server";
import { admitToChain } from "~/features/reflections/echo-thread.server";
import { SHOWN_WITH } from "~/features/reflections/present-reflection";
import { removeReflections } from "~/features/reflections/remove-reflections.server";
import { publicReflections } from "~/features/reflections/visible-reflections.server";
import { command, query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { db, type Transaction, transact } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

const OfChain = z.object({ threadId: id });
const PLEASE_LOG_IN = "Please log in to reflect";

/** The likes of a chain, and whether the viewer's is among them. */
export async function findChainLikes(
  threadId: string,
  viewer: Viewer | null,
  tx: Transaction | typeof db = db,
) {
  const [count, own] = await Promise.all([
    tx.chainLike.count({ where: { threadId } }),
    tx.chainLike.count({ where: { threadId, userId: viewer?.id ?? "" } }),
  ]);
  return { count, isLiked: own > 0 };
}

/** The reflects of a chain, and whether the viewer's is among them. */
export async function findChainReflects(
  threadId: string,
  viewer: Viewer | null,
  tx: Transaction | typeof db = db,
) {
  const [count, own] = await Promise.all([
    tx.chainReflect.count({ where: { threadId } }),
    tx.chainReflect.count({ where: { threadId, userId: viewer?.id ?? "" } }),
  ]);
  return { count, isReflected: own > 0 };
}

export const readChainLikes = query({
  name: "read-chain-likes",
  who: "anyone",
  input: OfChain,
  async run({ viewer, input: { threadId } }) {
    await admitToChain(threadId, viewer);
    return findChainLikes(threadId, viewer);
  },
});

export const likeChain = command({
  name: "like-chain",
  who: "member",
  visitor: "Please log in to like reflections",
  input: OfChain,
  run: ({ viewer, input: { threadId } }) =>
    transact(async (tx) => {
      await admitToChain(threadId, viewer, tx);
      const like = { userId: viewer.id, threadId };
      await tx.chainLike.upsert({ where: { userId_threadId: like }, create: like, update: {} });
      return findChainLikes(threadId, viewer, tx);
    }),
});

export const unlikeChain = command({
  name: "unlike-chain",
  who: "member",
  visitor: "Please log in to like reflections",
  input: OfChain,
  run: ({ viewer, input: { threadId } }) =>
    transact(async (tx) => {
      await admitToChain(threadId, viewer, tx);
      await tx.chainLike.deleteMany({ where: { userId: viewer.id, threadId } });
      return findChainLikes(threadId, viewer, tx);
    }),
});

export const readChainReflects = query({
  name: "read-chain-reflects",
  who: "anyone",
  input: OfChain,
  async run({ viewer, input: { threadId } }) {
    await admitToChain(threadId, viewer);
    return findChainReflects(threadId, viewer);
  },
});

/** Reflects a chain once: stores the public summary of it and answers that; a repeat answers the first. */
export const reflectChain = (viewer: Viewer, threadId: string) =>
  transact(async (tx) => {
    await admitToChain(threadId, viewer, tx);
    const reflect = { userId: viewer.id, threadId };
    const known = await tx.chainReflect.findUnique({
      where: { userId_threadId: reflect },
      include: { summary: { include: SHOWN_WITH } },
    });
    if (known?.summary) return known.summary;
    const entry = await tx.reflection.findFirst({
      where: { AND: [{ threadId }, publicReflections(viewer)] },
      select: { id: true },
    });
    if (!entry) throw new Refusal(400, "Only a public echo chain can be reflected.");
    const summary = await tx.reflection.create({
      data: {
        userId: viewer.id,
        content: SUMMARY,
        mood: "thoughtful",
        isChainReflect: true,
        chainThreadId: threadId,
      },
      include: SHOWN_WITH,
    });
    await tx.chainReflect.upsert({
      where: { userId_threadId: reflect },
      create: { ...reflect, summaryReflectionId: summary.id },
      update: { summaryReflectionId: summary.id },
    });
    return summary;
  });

export const addChainReflect = command({
  name: "add-chain-reflect",
  who: "member",
  visitor: PLEASE_LOG_IN,
  input: OfChain,
  async run({ viewer, input: { threadId } }) {
    await reflectChain(viewer, threadId);
    return findChainReflects(threadId, viewer);
  },
});

/** Takes a chain reflect back, and its summary with it. */
export const removeChainReflect = command({
  name: "remove-chain-reflect",
  who: "member",
  visitor: PLEASE_LOG_IN,
  input: OfChain,
  run: ({ viewer, input: { threadId } }) =>
    transact(async (tx) => {
      await admitToChain(threadId, viewer, tx);
      const own = { userId: viewer.id, threadId };
      await removeReflections(tx, {
        userId: viewer.id,
        chainThreadId: threadId,
        isChainReflect: true,
      });
      await tx.chainReflect.deleteMany({ where: own });
      return findChainReflects(threadId, viewer, tx);
    }),
});
