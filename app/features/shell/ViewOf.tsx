import { lazy, Suspense, useState } from "react";
import { Waiting } from "~/ui/Waiting";
import type { ViewProps } from "./app-props";
import { Hub } from "./Hub";
import { isChunk, loadedView, loadView } from "./load-view";
import { NotHereYet } from "./NotHereYet";
import { ViewBoundary } from "./ViewBoundary";
import { VIEW_TITLES, VIEWS, type View } from "./views";

const LAZY = Object.fromEntries(
  VIEWS.filter(isChunk).map((view) => [view, lazy(() => loadView(view))]),
) as Partial<Record<View, ReturnType<typeof lazy<React.ComponentType<ViewProps>>>>>;

/** The present view, or what stands in for it when it fails. */
export function ViewOf(props: ViewProps & { view: View }) {
  return (
    <ViewBoundary key={props.view} view={props.view}>
      <ChosenView {...props} />
    </ViewBoundary>
  );
}

/**
 * Each of the heavier views is a chunk of its own. How it is drawn is chosen once: to go over from the waiting kind to
 * the ready one would draw it anew, and what was typed into it would be gone.
 */
function ChosenView({ view, ...props }: ViewProps & { view: View }) {
  const [Ready] = useState(() => loadedView(view));
  if (view === "therapy") return <Hub {...props} />;
  if (Ready) return <Ready {...props} />;
  const Later = LAZY[view];
  if (!Later) return <NotHereYet view={view} places={props.places} />;
  return (
    <Suspense fallback={<Waiting what={VIEW_TITLES[view]} />}>
      <Later {...props} />
    </Suspense>
  );
}
