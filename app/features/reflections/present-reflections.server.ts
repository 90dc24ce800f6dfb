import type { Viewer } from "~/platform/session/visit.server";
import { composeSummaries } from "./compose-summary.server";
import {
  presentReflection,
  type ReflectedBy,
  type ReflectionRow,
  type Shown,
} from "./present-reflection";
import { countComments } from "./visible-comments.server";

/** Reflections that were found for a viewer as this viewer gets them, in their order. */
export async function presentReflections(
  rows: (ReflectionRow & { by?: ReflectedBy })[],
  viewer: Viewer | null,
): Promise<Shown[]> {
  const [counts, summaries] = await Promise.all([
    countComments(
      rows.map(({ id }) => id),
      viewer,
    ),
    composeSummaries(rows, viewer),
  ]);
  return rows.map((row) =>
    presentReflection(row, {
      content: summaries.get(row.id) ?? row.content,
      commentCount: counts.get(row.id) ?? 0,
      by: row.by,
    }),
  );
}

/** One reflection that was found for a viewer as this viewer gets it. */
export async function presentOne(row: ReflectionRow, viewer: Viewer | null): Promise<Shown> {
  const [shown] = await presentReflections([row], viewer);
  return shown as Shown;
}
