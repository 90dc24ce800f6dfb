import type { FormAnswer } from "~/platform/http/form-answer";
import { Notice } from "~/ui/Notice";
import { TextArea } from "~/ui/TextArea";
import type { Entry } from "./present-entry";

/** A change that was sent to an entry which is not in the list: its words stay on the page. */
export function LostChange({ refused, entries }: { refused: FormAnswer; entries: Entry[] }) {
  const { initialValue, error } = refused.result;
  const { id, response } = (initialValue ?? {}) as { id?: string; response?: string };
  if (!response || entries.some((entry) => entry.id === id)) return null;
  return (
    <Notice tone="danger" role="alert" title="Failed to update journal entry">
      <p className="mb-3">{Object.values(error ?? {})[0]}</p>
      <TextArea label="What you changed it to" defaultValue={response} readOnly size="page" />
    </Notice>
  );
}
