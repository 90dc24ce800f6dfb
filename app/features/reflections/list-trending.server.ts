import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";
import { DAYS } from "~/platform/durations";
import { publicReflections } from "./visible-reflections.server";

const WITHIN = 7 * DAYS;
const MOST = 10;

/** The hashtags that public reflections of the last seven days use most. */
export async function findTrending() {
  const uses = await db.reflectionTag.groupBy({
    by: ["hashtagId"],
    where: {
      // Both ends make SQLite read the index of times instead of every use of every tag.
      createdAt: { gte: new Date(Date.now() - WITHIN), lte: new Date(Date.now() + 1 * DAYS) },
      reflection: publicReflections(null),
    },
    _count: { hashtagId: true },
    orderBy: [{ _count: { hashtagId: "desc" } }, { hashtagId: "asc" }],
    take: MOST,
  });
  const hashtags = await db.hashtag.findMany({
    where: { id: { in: uses.map(({ hashtagId }) => hashtagId) } },
  });
  const tagOfId = new Map(hashtags.map(({ id, tag }) => [id, tag]));
  return uses.map(({ hashtagId, _count }) => ({
    id: hashtagId,
    tag: tagOfId.get(hashtagId) ?? "",
    usageCount: _count.hashtagId,
  }));
}

export const listTrending = query({
  name: "list-trending",
  who: "anyone",
  input: z.object({}),
  run: findTrending,
});
