import { z } from "zod";
import { SHOWN_WITH } from "~/features/reflections/present-reflection";
import { presentReflections } from "~/features/reflections/present-reflections.server";
import { visibleReflections } from "~/features/reflections/visible-reflections.server";
import { query } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

/** The most entries that one call answers. */
const MOST = 1000;

/** The entries of a chain that the viewer may see, in order. Throws a 404 Refusal when there is none. */
export async function findChain(threadId: string, viewer: Viewer | null) {
  const rows = await db.reflection.findMany({
    where: { AND: [{ threadId }, visibleReflections(viewer)] },
    orderBy: { sequenceNumber: "asc" },
    take: MOST,
    include: SHOWN_WITH,
  });
  if (rows.length === 0) throw new Refusal(404, "This echo chain is no longer there.");
  return presentReflections(rows, viewer);
}

export const listChain = query({
  name: "list-chain",
  who: "anyone",
  input: z.object({ threadId: id }),
  run: ({ viewer, input }) => findChain(input.threadId, viewer),
});
