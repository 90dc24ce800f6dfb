import { useEffect, useRef } from "react";
import type { FormAnswer } from "~/platform/http/form-answer";
import { ButtonLink } from "~/ui/Button";
import { Thread, ThreadKnot } from "~/ui/Thread";
import { AnswerKnot } from "./AnswerKnot";
import { DeleteEntry } from "./DeleteEntry";
import { EntryEditor } from "./EntryEditor";
import { FREE_WRITING } from "./free-writing";
import type { Entry } from "./present-entry";
import type { Journal } from "./read-journal.server";
import type { JournalDesk } from "./use-journal";

type Props = {
  entry: Entry;
  timeZone: string;
  isNew: boolean;
  desk: JournalDesk;
  /** What the address asked for: to edit or to delete an entry. */
  asked?: Journal["address"];
  refused?: FormAnswer;
  onContinue(prompt: string): void;
};

const JOURNAL = "/app?view=journal";

/** One entry as a page, its answer as the note beside it. */
export function EntryPage({ entry, timeZone, isNew, desk, asked, refused, onContinue }: Props) {
  const isEditing = desk.editing.some(({ id }) => id === entry.id);
  const wasEditing = useRef(isEditing);
  const editLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editLink.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const here = `#entry-${entry.id}`;

  if (isEditing) {
    return (
      <EntryEditor
        entry={entry}
        desk={desk}
        refused={refused}
        onClose={() => desk.closeEditor(entry)}
      />
    );
  }
  return (
    <article id={`entry-${entry.id}`} className="scroll-mt-20">
      <Thread weight="thin" end={entry.truenorthFollowUp ? "loose" : "tied"}>
        <ThreadKnot>
          <p className="text-sm text-muted">
            <time dateTime={entry.createdAt}>{dayOf(entry.createdAt, timeZone)}</time>
            {entry.prompt !== FREE_WRITING && ` · ${entry.prompt}`}
          </p>
          <p className="words mt-1 whitespace-pre-wrap">{entry.response}</p>
          <div className="mt-1 -ml-3 flex flex-wrap">
            <ButtonLink
              ref={editLink}
              variant="ghost"
              size="sm"
              href={`${JOURNAL}&edit=${entry.id}${here}`}
              onClick={(event) => {
                event.preventDefault();
                desk.openEditor(entry);
              }}
            >
              Edit
            </ButtonLink>
            <ButtonLink
              variant="ghost"
              size="sm"
              href={`${JOURNAL}&delete=${entry.id}${here}`}
              onClick={(event) => {
                event.preventDefault();
                desk.askToDelete(entry);
              }}
            >
              Delete
            </ButtonLink>
          </div>
          <DeleteEntry entry={entry} desk={desk} isAsked={asked?.delete === entry.id} />
        </ThreadKnot>
        <AnswerKnot
          entry={entry}
          entries={desk.entries}
          timeZone={timeZone}
          isNew={isNew}
          onContinue={onContinue}
        />
      </Thread>
    </article>
  );
}

const dayOf = (time: string, timeZone: string) =>
  new Intl.DateTimeFormat("en", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(time));
