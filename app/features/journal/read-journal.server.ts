import { randomUUID } from "node:crypto";
import { z } from "zod";
import { limitOf, usedOf } from "~/features/allowances/allowance.server";
import { id, text } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { markRead } from "./change-entry.server";
import { findEntries } from "./list-entries.server";
import { presentEntry } from "./present-entry";

export const JOURNAL_PAGE = 30;

/** What the address of the journal says: a search, an older page, an entry to edit or to delete. */
export const JournalAddress = z.object({
  q: text("The search", { min: 0, max: 200 }).optional(),
  before: id.optional().catch(undefined),
  edit: id.optional().catch(undefined),
  delete: id.optional().catch(undefined),
});
type JournalAddress = z.output<typeof JournalAddress>;

/** Everything that the journal shows. Answers that are shown count as read from now on. */
export async function openJournal({ id: userId, user }: Viewer, address: JournalAddress) {
  const [found, used, draft] = await Promise.all([
    findEntries(userId, { ...address, limit: JOURNAL_PAGE + 1 }),
    usedOf("journal", user),
    db.journalDraft.findUnique({ where: { userId } }),
  ]);
  const listed = found.slice(0, JOURNAL_PAGE);
  const asked = address.edit ?? address.delete;
  const apart =
    asked && !listed.some(({ id }) => id === asked)
      ? await db.journalEntry.findMany({ where: { id: asked, userId } })
      : [];
  const entries = [...listed, ...apart].map(presentEntry);
  const unread = entries.filter((entry) => entry.truenorthResponse && !entry.hasUserReadResponse);
  if (unread.length > 0)
    await markRead(
      userId,
      unread.map((entry) => entry.id),
    );
  return {
    entries,
    older: found.length > JOURNAL_PAGE ? (listed.at(-1)?.id ?? null) : null,
    limits: { journalsUsed: used, limit: limitOf("journal", user) },
    draft: draft && { prompt: draft.prompt, response: draft.response },
    newEntryId: randomUUID(),
    address,
  };
}
export type Journal = Awaited<ReturnType<typeof openJournal>>;
