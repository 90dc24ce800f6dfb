import { useQuery } from "@tanstack/react-query";
import Comments from "~/features/comments/Comments";
import type { Shown } from "~/features/reflections/present-reflection";
import { CallError } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { Dialog } from "~/ui/Dialog";
import { EmptyState } from "~/ui/EmptyState";
import { LiveCard } from "./LiveCard";

/** One reflection whole, with its comments. */
export function DetailDialog({ reflection, onClose }: { reflection: Shown; onClose(): void }) {
  const { data, error } = useQuery<Shown>({
    queryKey: ["/api/reflections", reflection.id],
    initialData: reflection,
    initialDataUpdatedAt: 0,
    staleTime: FRESH.lists,
  });
  return (
    <Dialog open onClose={onClose} title="Reflection">
      {error instanceof CallError && error.status === 404 ? (
        <EmptyState>Content no longer available</EmptyState>
      ) : (
        <>
          {error && (
            <p role="status" className="mb-4 text-base text-muted">
              Unable to load reflection. What you see may be a moment old.
            </p>
          )}
          <LiveCard reflection={data} isWhole />
          <section aria-label="Comments" className="mt-6">
            <Comments reflection={data} />
          </section>
        </>
      )}
    </Dialog>
  );
}
