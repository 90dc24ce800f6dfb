import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { copyText } from "~/platform/browser/copy-text";
import { Button } from "~/ui/Button";
import { toast } from "~/ui/Toaster";
import { debugEvents, followDebug, noteDebug } from "./debug-log";

const NONE: never[] = [];

/** Notes what the cache does, and lists it while the panel is open. */
export default function DebugEvents({ userId, isOpen }: { userId: string; isOpen: boolean }) {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== "updated") return;
        const action = `${query.queryKey[0]} ${query.state.status}`;
        noteDebug({
          eventType: query.state.error ? "error" : "api_call",
          component: "cache",
          action,
          userId,
        });
      }),
    [client, userId],
  );
  return isOpen ? <DebugList /> : null;
}

function DebugList() {
  const events = useSyncExternalStore(followDebug, debugEvents, () => NONE);
  const text = events.map((event) => JSON.stringify(event)).join("\n");
  return (
    <section
      aria-label="Debug"
      className="float fixed inset-x-2 bottom-16 z-40 max-h-64 overflow-auto rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-base font-semibold">Debug events: {events.length}</h2>
        <Button
          type="button"
          variant="outline"
          size="sm"
          onClick={() =>
            copyText(text).then(
              () => toast({ title: "Copied to clipboard!" }),
              () => toast({ tone: "destructive", title: "Failed to copy" }),
            )
          }
        >
          Copy
        </Button>
      </div>
      <pre className="mt-2 font-mono text-sm whitespace-pre-wrap">
        {text || "Nothing happened yet."}
      </pre>
    </section>
  );
}
