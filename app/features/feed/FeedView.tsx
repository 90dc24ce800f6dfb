import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Self } from "~/features/account/present-user";
import { useRendered } from "~/features/reactions/use-reactions";
import { taken, usePlace } from "~/features/reflections/place";
import type { FormAnswer } from "~/platform/http/form-answer";
import { BackToTop } from "~/ui/BackToTop";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { Notice } from "~/ui/Notice";
import { Waiting } from "~/ui/Waiting";
import { LiveCard } from "./LiveCard";
import { ReflectionDesk } from "./ReflectionDesk";
import { ReflectionList } from "./ReflectionList";
import type { AppFeed, FeedKind } from "./read-feed.server";
import { useFeed } from "./use-feed";

const RefusedNotice = lazy(() => import("./RefusedNotice"));

type Props = {
  self: Self;
  feed: AppFeed | null;
  refused?: FormAnswer;
  places: {
    show(to: { view: "profile"; userId: string } | { view: "friends"; tag: string }): void;
    goTo(view: "friends"): { href: string };
  };
};

const TABS: [FeedKind, string][] = [
  ["public", "Everyone"],
  ["following", "Following"],
];
/** The feed that was shown last, to come back to. */
let lastShown: FeedKind | null = null;

/** The feed in the app: everyone, or those whom one follows. */
export default function FeedView({ self, feed: first, refused, places }: Props) {
  const [kind, setKind] = useState<FeedKind>(
    first?.kind ?? lastShown ?? (self.isAnonymous ? "public" : "following"),
  );
  const address = `/app?view=feed&feed=${kind}`;
  useRendered(first?.reactions);
  useEffect(() => {
    lastShown = kind;
  }, [kind]);
  return (
    <ReflectionDesk
      self={self}
      address={address}
      refused={refused}
      onPerson={(userId) => places.show({ view: "profile", userId })}
      onTag={(tag) => places.show({ view: "friends", tag })}
    >
      {refused && (
        <Suspense fallback={null}>
          <RefusedNotice />
        </Suspense>
      )}
      <Compose />
      <nav aria-label="Feeds" className="mt-2 flex gap-6 border-b border-line">
        {TABS.map(([tab, label]) => (
          <a
            key={tab}
            href={`/app?view=feed&feed=${tab}`}
            aria-current={tab === kind ? "true" : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-base text-muted no-underline aria-[current=true]:border-accent aria-[current=true]:font-medium aria-[current=true]:text-accent"
            onClick={taken(() => setKind(tab))}
          >
            {label}
          </a>
        ))}
      </nav>
      <Feed key={kind} kind={kind} first={first} places={places} />
      <Floating />
    </ReflectionDesk>
  );
}

/** One line that opens the dialog to write in; without script it leads to the page that has the form. */
function Compose() {
  const { desk, viewer } = usePlace();
  if (viewer?.isGuest) {
    return (
      <p className="flex flex-wrap items-center gap-4 border-y border-line py-3">
        <ButtonLink href="/auth" size="sm">
          Sign Up Free
        </ButtonLink>
        <span className="text-base text-muted">to write and answer. Reading is open to you.</span>
      </p>
    );
  }
  return (
    <p className="border-y border-line">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the page with the form where no script runs */}
      <a
        href="/feed#write"
        className="flex min-h-13 items-center text-read text-muted no-underline hover:text-accent"
        onClick={taken(desk?.write)}
      >
        What is on your mind?
      </a>
    </p>
  );
}

type FeedProps = { kind: FeedKind; first: AppFeed | null; places: Props["places"] };

function Feed({ kind, first, places }: FeedProps) {
  const feed = useFeed(kind, first);
  if (feed.isLoading) {
    return (
      <div className="py-6">
        <Waiting what="the feed" />
      </div>
    );
  }
  if (feed.isFailed) {
    return (
      <div className="py-6">
        <Notice
          tone="danger"
          role="alert"
          title="Unable to load feed"
          action={
            <Button type="button" variant="outline" onClick={feed.retry}>
              Try Again
            </Button>
          }
        >
          Nothing is lost. It may be the connection.
        </Notice>
      </div>
    );
  }
  if (feed.reflections.length === 0) return <Empty kind={kind} places={places} />;
  return (
    <>
      {feed.newCount > 0 && (
        <p className="sticky top-14 z-20 pt-3 text-center" role="status">
          <Button type="button" size="sm" onClick={feed.showNew}>
            Show {feed.newCount} new
          </Button>
        </p>
      )}
      <ReflectionList
        reflections={feed.reflections}
        reactions={{}}
        draw={(reflection) => <LiveCard reflection={reflection} />}
      />
      {feed.hasOlder ? (
        <Older
          href={`/app?view=feed&feed=${kind}&offset=${(first?.offset ?? 0) + feed.reflections.length}`}
          isLoading={feed.isLoadingOlder}
          isFailed={feed.isMoreFailed}
          onReach={feed.showOlder}
        />
      ) : (
        <EndOfList>You have read it all. Rest your eyes.</EndOfList>
      )}
    </>
  );
}

type OlderProps = { href: string; isLoading: boolean; isFailed: boolean; onReach(): void };

/** The way to what is older: loads by itself when a tenth of it is seen. */
function Older({ href, isLoading, isFailed, onReach }: OlderProps) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  const canLoad = !isLoading && !isFailed;
  useEffect(() => {
    if (!mark.current || !canLoad) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach.current(), {
      threshold: 0.1,
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [canLoad]);
  return (
    <div ref={mark} className="py-8 text-center">
      {isLoading ? (
        <Waiting what="older reflections" parts={1} />
      ) : (
        <ButtonLink href={href} variant="outline" rel="next" onClick={taken(onReach)}>
          {isFailed ? "Try Again" : "Older reflections"}
        </ButtonLink>
      )}
    </div>
  );
}

function Empty({ kind, places }: Pick<FeedProps, "kind" | "places">) {
  const { desk, viewer } = usePlace();
  if (kind === "following") {
    return (
      <EmptyState action={<ButtonLink {...places.goTo("friends")}>Find people</ButtonLink>}>
        Nothing from the people you follow yet.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink href={viewer?.isGuest ? "/auth" : "/feed#write"} onClick={taken(desk?.write)}>
          Write the first one
        </ButtonLink>
      }
    >
      Nothing has been shared here yet.
    </EmptyState>
  );
}

/** The button to write, and the way back up, over the list. */
function Floating() {
  const { desk, viewer } = usePlace();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!isAwake) return null;
  return (
    <div className="fixed right-4 bottom-20 z-20 grid justify-items-end gap-3 lg:right-8 lg:bottom-8">
      <BackToTop />
      {!viewer?.isGuest && (
        <Button type="button" className="float" onClick={desk?.write}>
          Write
        </Button>
      )}
    </div>
  );
}
