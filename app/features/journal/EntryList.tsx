import type { Self } from "~/features/account/present-user";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { Notice } from "~/ui/Notice";
import { Waiting } from "~/ui/Waiting";
import { EntryPage } from "./EntryPage";
import { byMonth } from "./months";
import type { Journal } from "./read-journal.server";
import type { JournalDesk } from "./use-journal";

type Props = {
  self: Self;
  desk: JournalDesk;
  first: Journal | null;
  refused?: FormAnswer;
  onContinue(prompt: string): void;
};

/** What was written, under its months. */
export function EntryList({ self, desk, first, refused, onContinue }: Props) {
  if (desk.isFailed) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title="Unable to load journal entries"
        action={
          <Button type="button" variant="outline" onClick={desk.retry}>
            Try Again
          </Button>
        }
      >
        They are safe; only the way to them failed.
      </Notice>
    );
  }
  if (desk.isLoading) return <Waiting what="your entries" />;
  if (desk.entries.length === 0) {
    return (
      <EmptyState>
        {desk.search
          ? "No entry has these words."
          : "Your first page is above. It can be one line."}
      </EmptyState>
    );
  }
  const oldest = desk.entries.at(-1);
  return (
    <>
      {byMonth(desk.entries, self.timezone).map((month) => (
        <section key={month.name} aria-label={month.name} className="grid gap-8">
          <h2 className="border-b border-line pb-2 text-lg text-muted">{month.name}</h2>
          {month.entries.map((entry) => (
            <EntryPage
              key={entry.id}
              entry={entry}
              timeZone={self.timezone}
              isNew={desk.newIds.has(entry.id)}
              desk={desk}
              asked={first?.address}
              refused={refused}
              onContinue={onContinue}
            />
          ))}
        </section>
      ))}
      {desk.hasOlder ? (
        <div>
          <ButtonLink
            variant="outline"
            href={`/app?view=journal&before=${oldest?.id}`}
            onClick={(event) => {
              event.preventDefault();
              desk.showOlder();
            }}
          >
            Older entries
          </ButtonLink>
        </div>
      ) : (
        <EndOfList>
          {first?.address.before ? "That was the beginning." : "That is everything you wrote."}
        </EndOfList>
      )}
    </>
  );
}
