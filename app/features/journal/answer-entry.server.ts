import type { JournalEntry, User } from "#prisma/sqlite/client";
import type { EarlierEntry } from "~/features/companion/engine";
import { guessCountry } from "~/features/companion/guess-country";
import { composeAnswer } from "~/features/companion/reply.server";
import { noteReading } from "~/features/companion/safety-state.server";
import { db } from "~/platform/db/client.server";
import { SECONDS } from "~/platform/durations";
import type { JobKind } from "~/platform/jobs.server";
import { hourIn } from "~/platform/local-time";
import { publish } from "~/platform/realtime.server";

export const ANSWER_ENTRY = "answer-entry";
const REMEMBERED = 50;
const LONGEST = 20 * SECONDS;

/** The answer that each person's next one waits for, since an answer looks back on the ones before it. */
const lastOf = new Map<string, Promise<void>>();

/** Lets the companion answer a stored entry; an entry that is gone or answered stays as it is. */
export const answerEntryJob: JobKind = {
  name: ANSWER_ENTRY,
  async run(entryId) {
    const entry = await db.journalEntry.findUnique({
      where: { id: entryId },
      include: { user: true },
    });
    if (!entry || entry.truenorthResponse !== null) return;
    const { userId } = entry;
    const turn = (lastOf.get(userId) ?? Promise.resolve()).then(() => answer(entry));
    const settled = turn.catch(() => {});
    lastOf.set(userId, settled);
    await turn.finally(() => {
      if (lastOf.get(userId) === settled) lastOf.delete(userId);
    });
  },
};

async function answer(entry: JournalEntry & { user: User }) {
  const { id: entryId, user } = entry;
  const written = {
    prompt: entry.prompt,
    response: entry.response,
    earlier: await earlierThan(entry),
    nickname: user.isAnonymous ? undefined : user.nickname,
    hour: hourIn(user.timezone),
    country: guessCountry(user.timezone),
  };
  const { reply, followUp, metadata, restsOn } = await composeAnswer(
    written,
    AbortSignal.timeout(LONGEST),
  );
  await noteReading(user.id, metadata.risk.level);
  const { count } = await db.journalEntry.updateMany({
    where: { id: entryId, truenorthResponse: null, response: entry.response },
    data: {
      truenorthResponse: reply,
      truenorthFollowUp: followUp,
      answerMetadata: { ...metadata, restsOn },
      answeredAt: new Date(),
    },
  });
  if (count === 0) return answerIfChanged(entryId);
  publish(user.id, "journal_update", { entryId });
}

/** An entry that was changed while its answer was made gets one to what it says now. */
async function answerIfChanged(entryId: string) {
  const entry = await db.journalEntry.findUnique({
    where: { id: entryId, truenorthResponse: null },
    include: { user: true },
  });
  if (entry) await answer(entry);
}

async function earlierThan(entry: {
  id: string;
  userId: string;
  createdAt: Date;
}): Promise<EarlierEntry[]> {
  const entries = await db.journalEntry.findMany({
    where: { userId: entry.userId, id: { not: entry.id }, createdAt: { lte: entry.createdAt } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: REMEMBERED,
  });
  return entries.map(({ truenorthResponse: answer, truenorthFollowUp: followUp, ...rest }) => ({
    ...rest,
    answer,
    followUp,
  }));
}
