import type { Prisma, Transaction } from "~/platform/db/client.server";

/** Removes reflections with all that hangs on them; the rest of their chains stays in order. */
export async function removeReflections(tx: Transaction, where: Prisma.ReflectionWhereInput) {
  const rows = await tx.reflection.findMany({
    where,
    select: { id: true, threadId: true, tags: { select: { hashtagId: true } } },
  });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.chainReflect.deleteMany({ where: { summaryReflectionId: { in: ids } } });
  await tx.reflection.deleteMany({ where: { id: { in: ids } } });
  const hashtagIds = rows.flatMap(({ tags }) => tags.map(({ hashtagId }) => hashtagId));
  if (hashtagIds.length > 0)
    await tx.hashtag.deleteMany({ where: { id: { in: hashtagIds }, reflections: { none: {} } } });
  await mendThreads(tx, rows);
}

/** After an entry left a chain: with the last public one its summaries go, and with the last of all the chain. */
async function mendThreads(tx: Transaction, entries: { threadId: string | null }[]) {
  const threadIds = new Set(entries.flatMap(({ threadId }) => threadId ?? []));
  for (const threadId of threadIds) {
    const isLeft = async (where: Prisma.ReflectionWhereInput) =>
      (await tx.reflection.findFirst({ where: { threadId, ...where }, select: { id: true } })) !==
      null;
    if (!(await isLeft({ isPublic: true, hiddenAt: null })))
      await removeReflections(tx, { chainThreadId: threadId, isChainReflect: true });
    if (!(await isLeft({}))) await tx.echoThread.deleteMany({ where: { id: threadId } });
  }
}
