import { z } from "zod";
import { composePersonalPrompt } from "~/features/companion/journal-prompts";
import { command } from "~/platform/access/operation.server";
import { Refusal } from "~/platform/access/refusal";
import { id } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";
import { hourIn } from "~/platform/local-time";
import type { Viewer } from "~/platform/session/visit.server";
import { keepDraftOf } from "./keep-draft.server";
import { findEntries } from "./list-entries.server";
import { Draft } from "./schema";

const LOOKED_AT = 20;

/** A prompt to write from: personal when there is history, else one of the five that fit anyone. */
async function promptFor({ id: userId, user }: Viewer) {
  const entries = await findEntries(userId, { limit: LOOKED_AT });
  const earlier = entries.map((entry) => ({
    ...entry,
    answer: entry.truenorthResponse,
    followUp: entry.truenorthFollowUp,
  }));
  return composePersonalPrompt(earlier, hourIn(user.timezone));
}

export const suggestPrompt = command({
  name: "suggest-prompt",
  who: "signedIn",
  input: z.object({}),
  run: ({ viewer }) => promptFor(viewer),
});

/** The same for a page without script: the prompt comes into the draft, beside what was typed so far. */
export const suggestPromptInDraft = command({
  name: "suggest-prompt-in-draft",
  who: "signedIn",
  input: Draft,
  async run({ viewer, input: { response } }) {
    const { prompt } = await promptFor(viewer);
    await keepDraftOf(viewer.id, { prompt, response });
  },
});

/** Takes the follow-up of an answer as the prompt of the next entry. */
export const continueReflection = command({
  name: "continue-reflection",
  who: "signedIn",
  input: z.object({ id }),
  async run({ viewer, input }) {
    const entry = await db.journalEntry.findFirst({ where: { id: input.id, userId: viewer.id } });
    if (!entry?.truenorthFollowUp) throw new Refusal(404, "This entry is not here anymore.");
    const draft = await db.journalDraft.findUnique({ where: { userId: viewer.id } });
    const prompt = entry.truenorthFollowUp;
    await keepDraftOf(viewer.id, { prompt, response: draft?.response ?? "" });
  },
});
