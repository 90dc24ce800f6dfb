import { Button } from "./Button";
import { Notice } from "./Notice";

/** Says in place that something could not be read, and tries again. */
export function NotLoaded({ title, onRetry }: { title: string; onRetry(): void }) {
  return (
    <div className="py-6">
      <Notice
        tone="danger"
        role="alert"
        title={title}
        action={
          <Button type="button" variant="outline" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. It may be the connection.
      </Notice>
    </div>
  );
}
