import type { JournalEntry } from "#prisma/sqlite/client";
import type { CompanionMetadata } from "~/features/companion/engine";

/** What the companion noted beside its answer; `restsOn` holds ids of earlier entries. */
export type AnswerNotes = CompanionMetadata & { restsOn: string[] };

/** A journal entry as its writer sees it. */
export function presentEntry(entry: JournalEntry) {
  const { id, userId, prompt, response, createdAt, updatedAt } = entry;
  const { truenorthResponse, truenorthFollowUp, hasUserReadResponse } = entry;
  return {
    id,
    userId,
    prompt,
    response,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    truenorthResponse,
    truenorthFollowUp,
    hasUserReadResponse,
    metadata: entry.answerMetadata as AnswerNotes | null,
  };
}
export type Entry = ReturnType<typeof presentEntry>;
