import { Refusal } from "~/platform/access/refusal";
import { db, type Transaction } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { SHOWN_WITH } from "./present-reflection";
import { visibleReflections } from "./visible-reflections.server";

/** A reflection that the viewer may see. Throws a 404 Refusal. */
export async function findVisible(
  id: string,
  viewer: Viewer | null,
  tx: Transaction | typeof db = db,
) {
  const found = await tx.reflection.findFirst({
    where: { AND: [{ id }, visibleReflections(viewer)] },
    include: SHOWN_WITH,
  });
  if (!found) throw new Refusal(404, "Reflection not found");
  return found;
}
