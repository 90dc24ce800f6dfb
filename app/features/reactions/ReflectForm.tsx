import type { FormEvent, ReactNode } from "react";
import { DraftCare } from "~/features/reflections/DraftCare";
import { refusalFor, usePlace } from "~/features/reflections/place";
import { REFLECT_COMMENT_MOST } from "~/features/reflections/text-limits";
import { useKeptText } from "~/platform/browser/use-kept-text";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";

type Props = {
  reflectionId: string;
  /** What the script does with the comment in place of sending the form. */
  onReflect?(comment: string, done: () => void): void;
  isPending?: boolean;
  children?: ReactNode;
};

/** Reflects somebody's words to one's own followers, with a comment or without. */
export function ReflectForm({ reflectionId, onReflect, isPending, children }: Props) {
  const place = usePlace();
  const refusal = refusalFor(place, "reflect");
  const [kept, keep] = useKeptText(`reflect_draft_${place.viewer?.id}_${reflectionId}`);
  function send(event: FormEvent) {
    if (!onReflect) return;
    event.preventDefault();
    onReflect(kept, () => keep(""));
  }
  return (
    <form method="post" action={place.address} onSubmit={send} className="grid gap-3">
      <input type="hidden" name="intent" value="reflect" />
      <input type="hidden" name="reflectionId" value={reflectionId} />
      <input type="hidden" name="sure" value="true" />
      <input type="hidden" name="returnTo" value={place.address} />
      <TextArea
        name="comment"
        label="Your thought"
        optional
        size="line"
        dir="auto"
        maxLength={REFLECT_COMMENT_MOST}
        hint={
          onReflect
            ? `${[...kept].length}/${REFLECT_COMMENT_MOST}`
            : `At most ${REFLECT_COMMENT_MOST} characters.`
        }
        error={refusal?.error.comment}
        {...(onReflect
          ? { value: kept, onChange: (event) => keep(event.target.value) }
          : { defaultValue: refusal?.typed.comment })}
      />
      {onReflect && <DraftCare text={kept} />}
      <div className="flex flex-wrap gap-3">
        {children}
        <Button disabled={isPending}>Reflect</Button>
      </div>
    </form>
  );
}
