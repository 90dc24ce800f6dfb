import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";
import type { Card, Change } from "./memory";

/** One card, which can be changed in place and forgotten. */
export function MemoryCard({ card, onChange }: { card: Card; onChange(change: Change): void }) {
  const path = `/api/memory/${card.id}`;
  return (
    <li className="py-3">
      <form
        method="post"
        action="/app?view=settings"
        className="grid gap-2"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          event.preventDefault();
          const isForgotten = (submitter as HTMLButtonElement | null)?.value === "forget-card";
          if (isForgotten) return onChange({ method: "DELETE", path });
          const text = String(new FormData(event.currentTarget).get("text"));
          onChange({ method: "PUT", path, body: { text } });
        }}
      >
        <input type="hidden" name="id" value={card.id} />
        <TextArea
          name="text"
          label="Card"
          labelHidden
          size="line"
          maxLength={500}
          defaultValue={card.text}
        />
        <div className="flex gap-2">
          <Button name="intent" value="change-card" variant="ghost" size="sm">
            Save
          </Button>
          <Button name="intent" value="forget-card" variant="ghost" size="sm">
            Forget
          </Button>
        </div>
      </form>
    </li>
  );
}
