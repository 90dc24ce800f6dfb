import { limitOf, noteUncounted, reserve } from "~/features/allowances/allowance.server";
import { ALWAYS_ANSWERED_FROM } from "~/features/companion/always-answered";
import { readRisk } from "~/features/companion/read-risk";
import { Answered, command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { db, transact } from "~/platform/db/client.server";
import { storeOnce } from "~/platform/db/store-once.server";
import { addJob, wakeJobs } from "~/platform/jobs.server";
import type { Viewer } from "~/platform/session/visit.server";
import { ANSWER_ENTRY } from "./answer-entry.server";
import { FREE_WRITING } from "./free-writing";
import { keepDraftOf } from "./keep-draft.server";
import { presentEntry } from "./present-entry";
import { NewEntry } from "./schema";

/** Stores an entry, counts it and asks for its answer, in one step. A repeat of a client id answers the first entry. */
export const createEntry = command({
  name: "create-entry",
  who: "signedIn",
  input: NewEntry,
  status: 201,
  async run({ viewer, input: { userId, clientId, prompt, response } }) {
    if (userId && userId !== viewer.id)
      throw new Refusal(403, "This entry was made for another account.");
    const isUrgent = readRisk(response) >= ALWAYS_ANSWERED_FROM;
    const { stored, isNew } = await storeOnce(
      () => findFirst(viewer, clientId),
      () =>
        transact(async (tx) => {
          if (isUrgent) await noteUncounted("journal", viewer.user, tx);
          else if (!(await reserve("journal", viewer.user, tx))) throw usedUp(viewer);
          const made = await tx.journalEntry.create({
            data: { userId: viewer.id, clientId, prompt, response },
          });
          await addJob(tx, ANSWER_ENTRY, made.id);
          await tx.journalDraft.deleteMany({ where: { userId: viewer.id } });
          return made;
        }),
    );
    if (!isNew) return new Answered(200, presentEntry(stored));
    wakeJobs();
    return presentEntry(stored);
  },
});

/** The same for a page without script: words that were refused for the allowance stay as the draft. */
export const createEntryByForm = command({
  ...createEntry,
  name: "create-entry-by-form",
  async run(ask) {
    try {
      return await createEntry.run(ask);
    } catch (error) {
      const { prompt, response } = ask.input;
      if (error instanceof Refusal && error.status === 402)
        await keepDraftOf(ask.viewer.id, {
          prompt: prompt === FREE_WRITING ? "" : prompt,
          response,
        });
      throw error;
    }
  },
});

const findFirst = async (viewer: Viewer, clientId: string | undefined) =>
  clientId
    ? db.journalEntry.findUnique({ where: { userId_clientId: { userId: viewer.id, clientId } } })
    : null;

function usedUp({ kind, user }: Viewer) {
  const limit = limitOf("journal", user);
  if (kind === "guest") {
    return new Refusal(
      402,
      `Your ${limit} guest entries are written. Create your free account to keep writing; everything stays.`,
      {
        title: "Create Your FREE Account",
        field: "response",
      },
    );
  }
  return new Refusal(
    402,
    `You have used your ${limit} entries of this month. Upgrade to premium for unlimited journaling.`,
    {
      title: "Upgrade to premium for unlimited journaling",
      field: "response",
    },
  );
}
