import { checkInSafe } from "~/features/companion/check-in-safe.server";
import { form } from "~/platform/http/page.server";
import { deleteEntry, editEntry } from "./change-entry.server";
import { createEntryByForm } from "./create-entry.server";
import { continueReflection, suggestPromptInDraft } from "./suggest-prompt.server";

const JOURNAL = "/app?view=journal";
const COMPOSER = `${JOURNAL}#write`;

/** What the journal's plain forms do, by intent. */
export const journalForms = {
  "create-entry": form(createEntryByForm, () => ({
    to: `${JOURNAL}#entries`,
    flash: { title: "Saved" },
  })),
  "edit-entry": form(editEntry, ({ id }) => ({
    to: `${JOURNAL}#entry-${id}`,
    flash: { title: "Saved" },
  })),
  "delete-entry": form(deleteEntry, () => ({ to: JOURNAL, flash: { title: "Entry deleted" } })),
  "suggest-prompt": form(suggestPromptInDraft, () => ({ to: COMPOSER })),
  "check-in-safe": form(checkInSafe, () => ({
    to: JOURNAL,
    flash: {
      title: "Thank you for saying so",
      description: "The ways to a person stay here, in case you want them.",
    },
  })),
  "continue-reflection": form(continueReflection, () => ({ to: COMPOSER })),
};
