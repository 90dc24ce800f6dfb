import { z } from "zod";
import { ALWAYS_ANSWERED_FROM } from "~/features/companion/always-answered";
import { readRisk } from "~/features/companion/read-risk";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id as idSchema } from "~/platform/access/validation";
import { db, Prisma, transact } from "~/platform/db/client.server";
import { addJob, wakeJobs } from "~/platform/jobs.server";
import type { Viewer } from "~/platform/session/visit.server";
import { ANSWER_ENTRY } from "./answer-entry.server";
import { presentEntry } from "./present-entry";
import { EntryChange, EntryForm } from "./schema";

const missing = () => new Refusal(404, "This entry is not here anymore.");

type Ask = { viewer: Viewer; input: z.output<typeof EntryChange> };

/** Changes an entry; one that speaks of danger since then is answered anew. */
async function run({ viewer, input: { id, ...change } }: Ask) {
  const where = { id, userId: viewer.id };
  const isUrgent =
    change.response !== undefined && readRisk(change.response) >= ALWAYS_ANSWERED_FROM;
  const entry = await transact(async (tx) => {
    const before = await tx.journalEntry.findFirst({ where });
    if (!before) throw missing();
    const isAskedAnew = isUrgent && before.response !== change.response;
    if (isAskedAnew) {
      await tx.job.deleteMany({ where: { kind: ANSWER_ENTRY, subjectId: id } });
      await addJob(tx, ANSWER_ENTRY, id);
    }
    const unanswered = {
      truenorthResponse: null,
      truenorthFollowUp: null,
      answerMetadata: Prisma.DbNull,
      hasUserReadResponse: false,
    };
    return tx.journalEntry.update({
      where: { id },
      data: isAskedAnew ? { ...change, ...unanswered } : change,
    });
  });
  wakeJobs();
  return presentEntry(entry);
}

export const changeEntry = command({
  name: "change-entry",
  who: "signedIn",
  input: EntryChange,
  run,
});
export const editEntry = command({ name: "edit-entry", who: "signedIn", input: EntryForm, run });

/** Notes that answers were seen by their writer. */
export async function markRead(userId: string, ids: string[]) {
  await db.journalEntry.updateMany({
    where: { userId, id: { in: ids } },
    data: { hasUserReadResponse: true },
  });
}

export const deleteEntry = command({
  name: "delete-entry",
  who: "signedIn",
  input: z.object({ id: idSchema }),
  async run({ viewer, input: { id } }) {
    await transact(async (tx) => {
      const { count } = await tx.journalEntry.deleteMany({ where: { id, userId: viewer.id } });
      if (count === 0) throw missing();
      await tx.job.deleteMany({ where: { subjectId: id } });
    });
    return { success: true };
  },
});
