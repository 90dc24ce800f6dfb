import { useEffect } from "react";
import { Button, ButtonLink } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Notice } from "~/ui/Notice";
import type { Entry } from "./present-entry";
import type { JournalDesk } from "./use-journal";

type Props = {
  entry: Entry;
  desk: JournalDesk;
  isAsked: boolean;
};

const QUESTION = "Are you sure you want to delete this entry?";
const WORDS = "The entry and its answer are gone for good.";

/** Asks before an entry goes: in a dialog, or in the page where no script runs. */
export function DeleteEntry({ entry, desk, isAsked }: Props) {
  const { remove, closeQuestion } = desk;
  const isGone = remove.isSuccess && remove.variables === entry.id;
  useEffect(
    () => () => {
      // What had the focus goes with the entry.
      if (isGone) document.getElementById("main")?.focus();
    },
    [isGone],
  );
  return (
    <>
      {isAsked && (
        <form method="post" action="/app?view=journal">
          <input type="hidden" name="id" value={entry.id} />
          <Notice
            tone="danger"
            title={QUESTION}
            action={
              <>
                <Button name="intent" value="delete-entry" variant="destructive">
                  Delete
                </Button>
                <ButtonLink variant="outline" href={`/app?view=journal#entry-${entry.id}`}>
                  Keep it
                </ButtonLink>
              </>
            }
          >
            {WORDS}
          </Notice>
        </form>
      )}
      <Dialog
        open={desk.deleting?.id === entry.id}
        onClose={closeQuestion}
        title={QUESTION}
        footer={
          <>
            <Button type="button" variant="outline" onClick={closeQuestion}>
              Keep it
            </Button>
            <Button
              type="button"
              variant="destructive"
              disabled={remove.isPending}
              onClick={() => remove.mutate(entry.id, { onSettled: closeQuestion })}
            >
              Delete
            </Button>
          </>
        }
      >
        {WORDS}
      </Dialog>
    </>
  );
}
