import { db } from "~/platform/db/client.server";

/** From this level of risk on, words are kept from search engines and previews. */
const SENSITIVE = 2;

const DANGER = { riskLevel: { gte: SENSITIVE } };

/** Whether one of some reflections, or a chain that one sums up, holds words of danger. */
export async function isAnySensitive(reflections: { id: string }[]): Promise<boolean> {
  if (reflections.length === 0) return false;
  const found = await db.reflection.findFirst({
    where: {
      id: { in: reflections.map(({ id }) => id) },
      OR: [DANGER, { isChainReflect: true, chainThread: { entries: { some: DANGER } } }],
    },
    select: { id: true },
  });
  return found !== null;
}

/** Whether a comment under a reflection holds words of danger. */
export const isCommentSensitive = async (reflectionId: string) =>
  (await db.comment.count({ where: { reflectionId, ...DANGER } })) > 0;
