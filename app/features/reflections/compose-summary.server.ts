import type { Reflection } from "#prisma/sqlite/client";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { publicReflections } from "./visible-reflections.server";

const QUOTED = 100;
/** What is stored of a summary, and so found by a search; each reader gets the quote that they may see. */
export const SUMMARY = "Reflecting on an echo chain";
/** A chain can begin with a summary of another one; so many of them are quoted within each other. */
const DEPTH = 3;

const OF_ENTRY = {
  id: true,
  userId: true,
  content: true,
  threadId: true,
  isChainReflect: true,
  chainThreadId: true,
} as const;
type Summary = Pick<Reflection, "id" | "userId" | "isChainReflect" | "chainThreadId">;

/** The words of the summaries among some reflections, by id: the first entry that is public and visible to the viewer. */
export async function composeSummaries(
  rows: Summary[],
  viewer: Viewer | null,
  depth = DEPTH,
): Promise<Map<string, string>> {
  const summaries = rows.filter(({ isChainReflect }) => isChainReflect);
  if (summaries.length === 0) return new Map();
  const threadIds = summaries.flatMap(({ chainThreadId }) => chainThreadId ?? []);
  const visible = publicReflections(viewer);
  const threads = await db.reflection.groupBy({
    by: ["threadId"],
    where: { AND: [{ threadId: { in: threadIds } }, visible] },
    _count: { id: true },
    _min: { sequenceNumber: true },
  });
  const firsts = await db.reflection.findMany({
    where: {
      AND: [
        {
          OR: threads.map(({ threadId, _min: { sequenceNumber } }) => ({
            threadId,
            sequenceNumber,
          })),
        },
        visible,
      ],
    },
    select: OF_ENTRY,
  });
  const [areApart, within] = await Promise.all([
    findApart(summaries, firsts),
    depth > 0 ? composeSummaries(firsts, viewer, depth - 1) : new Map<string, string>(),
  ]);
  const firstOf = new Map(firsts.map((first) => [first.threadId, first]));
  const countOf = new Map(threads.map(({ threadId, _count }) => [threadId, _count.id]));
  const words = ({ userId, chainThreadId }: Summary) => {
    const count = countOf.get(chainThreadId);
    const first = firstOf.get(chainThreadId);
    if (!count || !first) return SUMMARY;
    const said = `${SUMMARY} of ${count === 1 ? "1 entry" : `${count} entries`}`;
    if (areApart(userId, first.userId)) return said;
    return `${said}: “${quote(first.isChainReflect ? (within.get(first.id) ?? SUMMARY) : first.content)}”`;
  };
  return new Map(summaries.map((summary) => [summary.id, words(summary)]));
}

function quote(content: string) {
  const signs = [...content];
  return `${signs.slice(0, QUOTED).join("").trimEnd()}${signs.length > QUOTED ? "…" : ""}`;
}

/** Whether a summary's author and a quoted one are apart by a block. */
async function findApart(summaries: { userId: string }[], quoted: { userId: string }[]) {
  const authors = { in: summaries.map(({ userId }) => userId) };
  const others = { in: quoted.map(({ userId }) => userId) };
  const blocks = await db.block.findMany({
    where: {
      OR: [
        { blockerId: authors, blockedId: others },
        { blockerId: others, blockedId: authors },
      ],
    },
    select: { blockerId: true, blockedId: true },
  });
  const pairs = new Set(blocks.map(({ blockerId, blockedId }) => `${blockerId} ${blockedId}`));
  return (one: string, other: string) =>
    pairs.has(`${one} ${other}`) || pairs.has(`${other} ${one}`);
}
