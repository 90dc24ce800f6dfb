import { z } from "zod";
import { query } from "~/platform/access/operation.server";
import { id, text } from "~/platform/access/validation";
import { containing, db } from "~/platform/db/client.server";
import { presentEntry } from "./present-entry";

/** The most that one call answers. */
const MOST = 500;
/** So many words of a search are looked for. */
const MOST_WORDS = 8;

/** What an input of a page means: entries older than one, entries with a word. */
export const EntryFilter = z.object({
  limit: z.coerce.number({ error: "limit must be a number." }).optional(),
  before: id.optional(),
  q: text("The search", { min: 0, max: 200 }).optional(),
});
export type EntryFilter = z.output<typeof EntryFilter>;

const clamp = (limit: number) => Math.min(Math.max(Math.trunc(limit), 1), MOST);

/** A person's own entries, newest first. */
export async function findEntries(userId: string, { limit, before, q }: EntryFilter) {
  const oldest = before ? await db.journalEntry.findFirst({ where: { id: before, userId } }) : null;
  if (before && !oldest) return [];
  return db.journalEntry.findMany({
    where: {
      userId,
      ...(oldest && {
        OR: [
          { createdAt: { lt: oldest.createdAt } },
          { createdAt: oldest.createdAt, id: { lt: oldest.id } },
        ],
      }),
      ...(q && { AND: q.split(/\s+/).slice(0, MOST_WORDS).map(hasWord) }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit === undefined ? undefined : clamp(limit),
  });
}

const hasWord = (word: string) => ({
  OR: [
    { response: containing(word) },
    { prompt: containing(word) },
    { truenorthResponse: containing(word) },
  ],
});

export const listEntries = query({
  name: "list-entries",
  who: "signedIn",
  input: EntryFilter,
  run: async ({ viewer, input }) =>
    (await findEntries(viewer.id, { ...input, limit: input.limit ?? MOST })).map(presentEntry),
});
