import { lazy, Suspense, useState } from "react";
import { useReactions } from "~/features/reactions/use-reactions";
import type { Shown } from "~/features/reflections/present-reflection";
import { Waiting } from "~/ui/Waiting";
import { ReflectionCard } from "./ReflectionCard";

const Comments = lazy(() => import("~/features/comments/Comments"));

/** A reflection in the app: its reactions from the cache, its comments folded in under it. */
export function LiveCard({ reflection, isWhole }: { reflection: Shown; isWhole?: boolean }) {
  const reactions = useReactions(reflection.id);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReflectionCard
        reflection={reflection}
        reactions={reactions}
        isWhole={isWhole}
        comments={{ isOpen, toggle: () => setOpen(!isOpen) }}
      />
      {isOpen && !isWhole && (
        <section aria-label="Comments" className="mt-2 border-l-2 border-line pl-4">
          <Suspense fallback={<Waiting what="comments" parts={1} />}>
            <Comments reflection={reflection} />
          </Suspense>
        </section>
      )}
    </>
  );
}
