import { HiddenFields } from "~/features/account/HiddenFields";
import { Button } from "~/ui/Button";

export interface GuestAllowance {
  chats: number;
  journals: number;
}

/** The first line of the notebook: writing in it starts a guest session. */
export function Invitation({
  thought,
  error,
  allowance,
  autoSubmitKey,
}: {
  thought?: string;
  error?: string;
  allowance?: GuestAllowance;
  /** Sends the form by itself, once per browser session, under this key of the session store. */
  autoSubmitKey?: string;
}) {
  return (
    <form
      id="start"
      method="post"
      action="/?index"
      data-auto-submit={autoSubmitKey}
      className="max-w-[41rem]"
    >
      <HiddenFields />
      <div className="grid rounded-card border border-field bg-surface focus-within:border-accent">
        <label htmlFor="thought" className="px-4 pt-4 font-serif text-lg sm:px-6 sm:pt-5">
          What is on your mind?
        </label>
        <textarea
          id="thought"
          name="thought"
          rows={4}
          maxLength={4000}
          defaultValue={thought}
          placeholder="Begin anywhere. Half a sentence is enough."
          aria-describedby={error ? "thought-error start-note" : "start-note"}
          aria-invalid={error ? true : undefined}
          className="grows min-h-28 w-full rounded-control bg-transparent px-4 py-2 text-read outline-offset-[-4px] sm:px-6"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-2 pb-4 sm:px-6 sm:pb-5">
          <p id="start-note" className="text-sm text-muted">
            No e-mail, no name, no forms.
          </p>
          <Button name="intent" value="start-guest" size="lg" className="max-sm:w-full">
            Begin as a guest
          </Button>
        </div>
      </div>
      {error && (
        <p id="thought-error" role="alert" className="mt-2 font-medium text-danger">
          {error}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {allowance
          ? `A guest has ${allowance.journals} journal entries and ${allowance.chats} chats. A free account has more, and help in a crisis is never counted.`
          : "A guest can look around and begin. A free account has more room, and help in a crisis is never counted."}
      </p>
    </form>
  );
}
