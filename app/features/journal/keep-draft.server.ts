import { command } from "~/platform/access/operation.server";
import { db } from "~/platform/db/client.server";
import { Draft } from "./schema";

/** Keeps words that are not an entry yet; empty ones end the draft. */
export async function keepDraftOf(
  userId: string,
  { prompt, response }: { prompt: string; response: string },
) {
  if (!response && !prompt) await db.journalDraft.deleteMany({ where: { userId } });
  else {
    const draft = { prompt, response };
    await db.journalDraft.upsert({
      where: { userId },
      create: { userId, ...draft },
      update: draft,
    });
  }
}

export const keepDraft = command({
  name: "keep-draft",
  who: "signedIn",
  input: Draft,
  async run({ viewer, input }) {
    await keepDraftOf(viewer.id, input);
    return { success: true };
  },
});
