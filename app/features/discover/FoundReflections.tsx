import { LiveCard } from "~/features/feed/LiveCard";
import { ReflectionList } from "~/features/feed/ReflectionList";
import { useRendered } from "~/features/reactions/use-reactions";
import { PAGE } from "~/features/reflections/page-size";
import { taken } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { soleTag, wordsIn } from "~/features/search/search-words";
import { FRESH } from "~/platform/browser/query-client";
import { usePages } from "~/platform/browser/use-pages";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { MoreLink } from "~/ui/MoreLink";
import { NotLoaded } from "~/ui/NotLoaded";
import { Waiting } from "~/ui/Waiting";
import { addressOf, type Looking } from "./looking";
import type { Discover } from "./open-discover.server";

type Props = { first: Discover | null; looking: Looking; onLook(looking: Looking): void };

/** The call that answers a search, and its key. */
function callOf(q: string) {
  const tag = soleTag(q);
  if (tag) {
    const path = `/api/reflections/hashtag/${encodeURIComponent(tag)}`;
    return { queryKey: ["/api/reflections", "hashtag", tag.toLowerCase()], path: `${path}?` };
  }
  return {
    queryKey: ["/api/search/reflections", q],
    path: `/api/search/reflections?q=${encodeURIComponent(q)}&`,
  };
}

/** The reflections that a search finds. */
export function FoundReflections({ first, looking, onLook }: Props) {
  const { q } = looking;
  const rendered = first && first.q === q && first.tab === "results" ? first : null;
  const { queryKey, path } = callOf(q);
  const isSearch = soleTag(q) !== null || wordsIn(q).length > 0;
  useRendered(rendered?.reactions);
  const found = usePages<Shown>({
    queryKey,
    pathOf: (offset) => `${path}limit=${PAGE}&offset=${offset}`,
    size: PAGE,
    rendered: rendered && { items: rendered.results, offset: rendered.offset },
    staleTime: FRESH.lists,
    enabled: isSearch,
  });
  if (!isSearch) {
    return <EmptyState>Look for a word that somebody wrote, or for a #hashtag.</EmptyState>;
  }
  if (found.isFailed) return <NotLoaded title="The search did not work" onRetry={found.retry} />;
  if (found.isLoading) {
    return (
      <div className="py-6">
        <Waiting what="what was found" />
      </div>
    );
  }
  if (found.items.length === 0) {
    return (
      <div role="status">
        <EmptyState
          action={
            <ButtonLink
              href={addressOf({ ...looking, tab: "trending" })}
              variant="outline"
              onClick={taken(() => onLook({ ...looking, tab: "trending" }))}
            >
              See the topics
            </ButtonLink>
          }
        >
          Nothing found for “{q}”. Another word may find it.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ReflectionList
        reflections={found.items}
        reactions={{}}
        draw={(reflection) => <LiveCard reflection={reflection} />}
      />
      {found.hasMore ? (
        <MoreLink
          href={`${addressOf(looking)}&offset=${found.nextOffset}`}
          what="older reflections"
          isLoading={found.isLoadingMore}
          isFailed={found.isMoreFailed}
          onClick={taken(found.showMore)}
        />
      ) : (
        <EndOfList />
      )}
    </>
  );
}
