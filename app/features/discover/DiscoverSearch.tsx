import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { DiscoverTab } from "~/features/profile/tabs";
import type { findTrending } from "~/features/reflections/list-trending.server";
import { taken, usePlace } from "~/features/reflections/place";
import { FRESH } from "~/platform/browser/query-client";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Field } from "~/ui/Field";
import { NotLoaded } from "~/ui/NotLoaded";
import { TabLinks } from "~/ui/TabLinks";
import { Waiting } from "~/ui/Waiting";
import { FoundReflections } from "./FoundReflections";
import { addressOf, type Looking } from "./looking";
import type { Discover } from "./open-discover.server";

type Hashtag = Awaited<ReturnType<typeof findTrending>>[number];
type Props = {
  first: Discover | null;
  looking: Looking;
  onLook(looking: Looking): void;
  feed: { href: string };
};

const TABS: [DiscoverTab, string][] = [
  ["trending", "Trending Topics"],
  ["results", "Search Results"],
];

/** The search for hashtags and reflections: what is much used, and what was found. */
export function DiscoverSearch({ first, looking, onLook, feed }: Props) {
  const { q, tab, people } = looking;
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get("q")).trim();
    onLook({ ...looking, q: written, tab: "results" });
  };
  return (
    <section aria-label="Hashtags and reflections">
      <search>
        <form method="get" action="/app" className="flex items-end gap-2" onSubmit={look}>
          <input type="hidden" name="view" value="friends" />
          <input type="hidden" name="tab" value="results" />
          <input type="hidden" name="people" value={people} />
          <Field
            key={q}
            name="q"
            type="search"
            label="Search reflections and #hashtags"
            defaultValue={q}
            maxLength={200}
            frameClassName="flex-1"
          />
          <Button variant="outline">Search</Button>
        </form>
      </search>
      <div className="mt-4">
        <TabLinks
          label="Topics and results"
          tabs={TABS.map(([one, label]) => ({
            label,
            href: addressOf({ ...looking, tab: one }),
            isCurrent: one === tab,
            onClick: taken(() => onLook({ ...looking, tab: one })),
          }))}
        />
      </div>
      {tab === "trending" ? (
        <Trending rendered={first?.trending} feed={feed} />
      ) : (
        <FoundReflections key={q} first={first} looking={looking} onLook={onLook} />
      )}
    </section>
  );
}

function Trending({ rendered, feed }: { rendered?: Hashtag[]; feed: Props["feed"] }) {
  const { desk } = usePlace();
  const { data, error, refetch } = useQuery<Hashtag[]>({
    queryKey: ["/api/hashtags/trending"],
    initialData: rendered,
    staleTime: FRESH.lists,
  });
  if (error && !data) return <NotLoaded title="Topics could not be loaded" onRetry={refetch} />;
  if (!data) {
    return (
      <div className="py-4">
        <Waiting what="topics" parts={1} />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState action={<ButtonLink {...feed}>Open the feed</ButtonLink>}>
        No topics this week. A word with # before it, in a reflection, begins one.
      </EmptyState>
    );
  }
  return (
    <ol className="divide-y divide-line">
      {data.map(({ id, tag, usageCount }) => (
        <li key={id}>
          <a
            href={addressOf({ q: `#${tag}`, tab: "results", people: "" })}
            className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 no-underline"
            onClick={taken(desk && (() => desk.openTag(tag)))}
          >
            <span className="link min-w-0 text-read break-words">#{tag}</span>
            <span className="text-sm text-muted">
              {usageCount === 1 ? "1 reflection" : `${usageCount} reflections`}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
