import type { FormAnswer } from "~/platform/http/form-answer";
import { TextArea } from "~/ui/TextArea";

/** The words of a refused form that has no place on this page anymore: nothing that was typed is lost. */
export function KeptHere({ refused }: { refused: FormAnswer | undefined }) {
  const typed = refused?.result.initialValue as { content?: string; comment?: string } | undefined;
  const words = typed?.content || typed?.comment;
  if (!words) return null;
  return (
    <TextArea
      label="Your words are kept here"
      readOnly
      defaultValue={words}
      dir="auto"
      frameClassName="mt-4"
    />
  );
}
