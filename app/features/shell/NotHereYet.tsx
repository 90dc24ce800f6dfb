import { GUEST_JOURNAL_ENTRIES } from "~/features/allowances/limits";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import type { Places } from "./use-view";
import type { View } from "./views";

const WORDS: Partial<Record<View, string>> = {
  chatbot:
    "Talking with TrueNorth is being built. The journal answers today: write, and it writes back.",
  messages: "Messages between people are being built.",
  notifications:
    "Who liked or answered your words, or follows you, is being kept for you. The list to read it in is still being built, so the bell counts nothing yet.",
  collections: "Collections will gather reflections by theme. They are being built.",
  premium: `There is nothing to buy. A guest has ${GUEST_JOURNAL_ENTRIES} journal entries; a member has 30 a month, unless the people who run this site set it otherwise. Help in a crisis is never counted.`,
};

/** Says plainly that a place is not built, and leads to one that is. */
export function NotHereYet({ view, places }: { view: View; places: Places }) {
  return (
    <EmptyState action={<ButtonLink {...places.goTo("journal")}>Write in the journal</ButtonLink>}>
      {WORDS[view] ?? "This is being built."}
    </EmptyState>
  );
}
