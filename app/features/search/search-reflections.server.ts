import { findPlace, lastBefore } from "~/features/reflections/place-in-list.server";
import { SHOWN_WITH, type Shown } from "~/features/reflections/present-reflection";
import { presentReflections } from "~/features/reflections/present-reflections.server";
import type { ListPart } from "~/features/reflections/schema";
import { visibleReflections } from "~/features/reflections/visible-reflections.server";
import { query } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { findMatching } from "./find-matching.server";
import { Search } from "./schema";
import { type SearchWord, wordsIn } from "./search-words";

/** So many matches are looked at first, which is mostly enough since few are invisible; then more at once. */
const FIRST = 100;
const MOST = 800;

/** The reflections that hold every word of a search and that the viewer may see, newest first. */
export const searchReflections = query({
  name: "search-reflections",
  who: "anyone",
  input: Search,
  run: ({ viewer, input: { q, ...part } }) => findSearched(q, viewer, part),
});

/** The visible reflections that a search finds, newest first. */
export async function findSearched(
  q: string,
  viewer: Viewer | null,
  { limit, offset, before }: ListPart,
): Promise<Shown[]> {
  const place = before ? await findPlace(before, viewer) : null;
  if (before && !place) return [];
  const after = place && (place.isThere ? place.id : await lastBefore(place));
  const found = await findVisibleMatches(wordsIn(q), viewer, offset + limit, after ?? undefined);
  if (found.length <= offset) return [];
  const rows = await db.reflection.findMany({
    where: { AND: [{ id: { in: found.slice(offset) } }, visibleReflections(viewer)] },
    include: SHOWN_WITH,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return presentReflections(
    found.flatMap((id) => byId.get(id) ?? []),
    viewer,
  );
}

/** The first `count` matches that a viewer may see, so that what is hidden makes no page short. */
async function findVisibleMatches(
  words: SearchWord[],
  viewer: Viewer | null,
  count: number,
  before: string | undefined,
): Promise<string[]> {
  const found: string[] = [];
  let after = before;
  for (let take = FIRST; found.length < count; take = Math.min(take * 2, MOST)) {
    const ids = await findMatching({ words, viewerId: viewer?.id ?? null, after, take });
    if (ids.length === 0) break;
    const visible = await db.reflection.findMany({
      where: { AND: [{ id: { in: ids } }, visibleReflections(viewer)] },
      select: { id: true },
    });
    const isVisible = new Set(visible.map(({ id }) => id));
    found.push(...ids.filter((id) => isVisible.has(id)));
    if (ids.length < take) break;
    after = ids.at(-1);
  }
  return found.slice(0, count);
}
