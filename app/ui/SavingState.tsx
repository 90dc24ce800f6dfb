import { Button } from "./Button";

export type Saving = "idle" | "saving" | "saved" | "failed";

/** Says beside a thing whether it is kept; with `onRetry` the failure can be answered in place. */
export function SavingState({ state, onRetry }: { state: Saving; onRetry?: () => void }) {
  return (
    <span role="status" className="inline-flex min-h-8 items-center gap-1 text-sm text-muted">
      {state === "saving" && "Saving…"}
      {state === "saved" && "Saved"}
      {state === "failed" && <Failed onRetry={onRetry} />}
    </span>
  );
}

function Failed({ onRetry }: { onRetry?: () => void }) {
  if (!onRetry) return <span className="font-medium text-danger">Not saved: try again</span>;
  return (
    <>
      <span className="font-medium text-danger">Not saved:</span>
      <Button type="button" variant="link" size="xs" onClick={onRetry}>
        try again
      </Button>
    </>
  );
}
