import type { FormEvent, ReactNode } from "react";
import { Button } from "~/ui/Button";
import { CareWays } from "~/ui/CareFoot";
import { FieldError } from "~/ui/FieldFrame";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { ASK_TITLE, ASK_WORDS } from "./ask-first";
import { DraftCare } from "./DraftCare";
import { refusalFor, usePlace } from "./place";
import { REFLECTION_MOST } from "./text-limits";
import type { Writing } from "./use-writing";

type Props = {
  intent: "create-reflection" | "echo";
  label: string;
  moods: readonly string[];
  /** Hidden fields that say what it belongs to. */
  about?: Record<string, string>;
  /** For a page that works without script; the script makes its own for each sending. */
  clientId?: string;
  submit: ReactNode;
  /** The script's part: the kept words, and what it does instead of sending the form. */
  script?: Writing;
  children?: ReactNode;
};

/** The form for a reflection or an echo: words, mood, and who may read them. */
export function WritingForm({
  intent,
  label,
  moods,
  about = {},
  clientId,
  submit,
  script,
  children,
}: Props) {
  const place = usePlace();
  const refusal = refusalFor(place, intent);
  const typed = refusal?.typed;
  const isAsked = script?.isAsked ?? refusal?.error.choice !== undefined;
  const error = script ? script.error : refusal?.error.content;
  const words = script
    ? {
        value: script.value,
        onChange: (event: { target: { value: string } }) => script.onChange(event.target.value),
      }
    : { defaultValue: typed?.content };

  function send(event: FormEvent<HTMLFormElement>) {
    if (!script) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      form.set(submitter.name, submitter.value);
    script.onSubmit(form, event.currentTarget);
  }

  return (
    <form method="post" action={place.address} onSubmit={send} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {clientId && <input type="hidden" name="clientId" value={typed?.clientId ?? clientId} />}
      <input type="hidden" name="returnTo" value={place.address} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea
        name="content"
        label={label}
        maxLength={REFLECTION_MOST}
        error={error}
        dir="auto"
        {...words}
      />
      {script && !isAsked && <DraftCare text={script.value} />}
      <Select name="mood" label="Mood" optional defaultValue={typed?.mood ?? ""}>
        <option value="">No mood</option>
        {moods.map((mood) => (
          <option key={mood} value={mood}>
            {mood}
          </option>
        ))}
      </Select>
      <Readers isPrivate={typed?.isPublic === "false"} />
      {refusal && !refusal.error.content && !refusal.error.choice && (
        <FieldError error={Object.values(refusal.error).flat().join(" ")} />
      )}
      {isAsked ? <Ask /> : null}
      {!isAsked && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={script && (script.isPending || (intent !== "echo" && !script.value.trim()))}
          >
            {script?.isPending ? "Sending…" : submit}
          </Button>
          {children}
        </div>
      )}
    </form>
  );
}

/** Who may read it: everyone unless one says otherwise. */
function Readers({ isPrivate }: { isPrivate: boolean }) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="text-base font-medium">Who can read it</legend>
      {[
        { value: "true", words: "Everyone", isChosen: !isPrivate },
        { value: "false", words: "Only you", isChosen: isPrivate },
      ].map(({ value, words, isChosen }) => (
        <label key={value} className="inline-flex min-h-11 items-center gap-2 text-base">
          <input
            type="radio"
            name="isPublic"
            value={value}
            defaultChecked={isChosen}
            className="tick"
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** The question before heavy words go out. */
function Ask() {
  return (
    <Notice
      tone="care"
      role="alert"
      title={ASK_TITLE}
      action={
        <>
          <Button name="choice" value="private">
            Keep it private
          </Button>
          <Button name="choice" value="anyway" variant="outline">
            Post it anyway
          </Button>
        </>
      }
    >
      {ASK_WORDS}
      <CareWays />
    </Notice>
  );
}
