import { db } from "~/platform/db/client.server";

/** From this level of risk on, words are kept from search engines and previews. */
const SENSITIVE = 2;

/** Whether one of some reflections, or a chain that one sums up, holds words of danger. */
export async function isAnySensitive(reflections: { id: string }[]): Promise<boolean> {
  if (reflections.length === 0) return false;
  const danger = { riskLevel: { gte: SENSITIVE } };
  const found = await db.reflection.findFirst({
    where: {
      id: { in: reflections.map(({ id }) => id) },
      OR: [danger, { isChainReflect: true, chainThread: { entries: { some: danger } } }],
    },
    select: { id: true },
  });
  return found !== null;
}
