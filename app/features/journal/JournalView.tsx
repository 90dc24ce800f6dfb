import { useState } from "react";
import type { Self } from "~/features/account/present-user";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Composer } from "./Composer";
import { EntryList } from "./EntryList";
import { GuestUpgrade } from "./GuestUpgrade";
import { LostChange } from "./LostChange";
import type { Journal } from "./read-journal.server";
import { SearchEntries } from "./SearchEntries";
import { UsageLine } from "./UsageLine";
import { useJournal } from "./use-journal";

/** From so many entries on, a search is offered. */
const WORTH_SEARCHING = 3;

type Props = { self: Self; journal: Journal | null; refused?: FormAnswer };

/** The journal: the page to write on, then what was written, by month. */
export default function JournalView({ self, journal: first, refused }: Props) {
  const desk = useJournal(first);
  const [prompt, setPrompt] = useState<string | null>(null);
  const [wantsAccount, setWantsAccount] = useState(false);
  const isRefusedForAllowance = refused?.intent === "create-entry" && refused.title !== undefined;
  const canSearch = desk.entries.length >= WORTH_SEARCHING || desk.search !== "";

  return (
    <div className="grid gap-10">
      {self.isAnonymous && (
        <GuestUpgrade
          isOpen={wantsAccount}
          onClose={() => setWantsAccount(false)}
          isShown={isRefusedForAllowance || refused?.intent === "upgrade-guest"}
          refused={refused?.intent === "upgrade-guest" ? refused.result : undefined}
        />
      )}
      <section id="write" aria-label="New entry">
        <Composer
          self={self}
          desk={desk}
          first={first}
          refused={refused?.intent === "create-entry" ? refused : undefined}
          prompt={prompt}
          onPrompt={setPrompt}
          onAllowanceUsed={() => setWantsAccount(true)}
        />
        <UsageLine self={self} limits={desk.limits} />
      </section>
      <section id="entries" aria-label="Your entries" className="grid gap-6">
        {canSearch && <SearchEntries search={desk.search} onSearch={desk.setSearch} />}
        {refused?.intent === "edit-entry" && (
          <LostChange refused={refused} entries={desk.entries} />
        )}
        <EntryList
          self={self}
          desk={desk}
          first={first}
          refused={refused?.intent === "edit-entry" ? refused : undefined}
          onContinue={setPrompt}
        />
      </section>
    </div>
  );
}
