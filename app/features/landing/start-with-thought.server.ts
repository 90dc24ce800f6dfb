import { startGuest } from "~/features/account/start-guest.server";
import { keepDraftOf } from "~/features/journal/keep-draft.server";
import { RESPONSE_MAX } from "~/features/journal/schema";
import { Answered, command } from "~/platform/access/operation.server";
import { text } from "~/platform/access/validation";
import { db } from "~/platform/db/client.server";

/** Starts a guest session with what the visitor wrote on the first page, kept as a draft of a first entry. */
export const startWithThought = command({
  name: "start-with-thought",
  who: "anyone",
  input: startGuest.input.extend({
    thought: text("What you wrote", { min: 0, max: RESPONSE_MAX }).optional().default(""),
  }),
  async run({ visit, viewer, input }) {
    const started = await startGuest.run({ visit, viewer, input });
    const guest = started instanceof Answered ? started.result : started;
    if (input.thought) await addToDraft(guest.id, input.thought);
    return { hasThought: input.thought !== "" };
  },
});

/** What stands in a draft already stays before it. */
async function addToDraft(userId: string, thought: string) {
  const draft = await db.journalDraft.findUnique({ where: { userId } });
  const response = [draft?.response, thought].filter(Boolean).join("\n\n").slice(-RESPONSE_MAX);
  await keepDraftOf(userId, { prompt: draft?.prompt ?? "", response });
}
