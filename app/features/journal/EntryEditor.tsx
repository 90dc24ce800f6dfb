import { type FormEvent, useEffect, useRef } from "react";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";
import { FREE_WRITING } from "./free-writing";
import type { Entry } from "./present-entry";
import { type JournalDesk, sentenceOf } from "./use-journal";

type Props = { entry: Entry; desk: JournalDesk; refused?: FormAnswer; onClose(): void };

/** An entry while it is being changed. */
export function EntryEditor({ entry, desk: { edit }, refused, onClose }: Props) {
  const mine = refused?.result.initialValue?.id === entry.id ? refused.result : undefined;
  const typed = mine?.initialValue as { prompt?: string; response?: string } | undefined;
  const isMine = edit.variables?.id === entry.id;
  const prompt = entry.prompt === FREE_WRITING ? "" : entry.prompt;

  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => words.current?.focus(), []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const change = {
      prompt: String(fields.get("prompt")),
      response: String(fields.get("response")),
    };
    if (change.response.trim() && !edit.isPending)
      edit.mutate({ id: entry.id, ...change }, { onSuccess: onClose });
  }

  return (
    <form
      id={`entry-${entry.id}`}
      method="post"
      action={`/app?view=journal&edit=${entry.id}`}
      onSubmit={save}
      className="grid scroll-mt-20 gap-3 rounded-card border border-line bg-surface p-4"
    >
      <input type="hidden" name="id" value={entry.id} />
      <TextArea
        name="prompt"
        label="Prompt"
        optional
        size="line"
        maxLength={500}
        defaultValue={typed?.prompt ?? prompt}
        error={mine?.error?.prompt}
      />
      <TextArea
        ref={words}
        name="response"
        label="Your entry"
        size="page"
        maxLength={20_000}
        defaultValue={typed?.response ?? entry.response}
        error={(isMine && sentenceOf(edit.error)) || mine?.error?.response}
      />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="edit-entry" aria-disabled={edit.isPending}>
          {edit.isPending ? "Saving…" : "Save changes"}
        </Button>
        <ButtonLink
          variant="ghost"
          href={`/app?view=journal#entry-${entry.id}`}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
