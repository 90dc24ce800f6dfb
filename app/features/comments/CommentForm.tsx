import type { FormEvent } from "react";
import { DraftCare } from "~/features/reflections/DraftCare";
import { refusalFor, usePlace } from "~/features/reflections/place";
import { COMMENT_MOST } from "~/features/reflections/text-limits";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";

type Props = {
  reflectionId: string;
  clientId?: string;
  script?: {
    value: string;
    onChange(value: string): void;
    onSubmit(): void;
    isPending: boolean;
    error?: string;
  };
};

/** The line to answer with, under a reflection. */
export function CommentForm({ reflectionId, clientId, script }: Props) {
  const place = usePlace();
  const refusal = refusalFor(place, "comment");
  const words = script
    ? {
        value: script.value,
        onChange: ({ target }: { target: { value: string } }) => script.onChange(target.value),
      }
    : { defaultValue: refusal?.typed.content };
  function send(event: FormEvent) {
    if (!script) return;
    event.preventDefault();
    script.onSubmit();
  }
  return (
    <form method="post" action={place.address} onSubmit={send} className="mt-3 grid gap-3">
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="reflectionId" value={reflectionId} />
      {clientId && (
        <input type="hidden" name="clientId" value={refusal?.typed.clientId ?? clientId} />
      )}
      <input type="hidden" name="returnTo" value={place.address} />
      <TextArea
        name="content"
        label="A kind word"
        size="line"
        dir="auto"
        maxLength={COMMENT_MOST}
        error={script ? script.error : refusal?.error.content}
        {...words}
      />
      {script && <DraftCare text={script.value} />}
      <div>
        <Button variant="secondary" disabled={script && (script.isPending || !script.value.trim())}>
          {script?.isPending ? "Sending…" : "Comment"}
        </Button>
      </div>
    </form>
  );
}
