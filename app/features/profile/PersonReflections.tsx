import { LiveCard } from "~/features/feed/LiveCard";
import { ReflectionList } from "~/features/feed/ReflectionList";
import { useRendered } from "~/features/reactions/use-reactions";
import { PAGE } from "~/features/reflections/page-size";
import { taken } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { FRESH } from "~/platform/browser/query-client";
import { usePages } from "~/platform/browser/use-pages";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { MoreLink } from "~/ui/MoreLink";
import { NotLoaded } from "~/ui/NotLoaded";
import { Waiting } from "~/ui/Waiting";
import type { Profile } from "./open-profile.server";

type Props = {
  id: string;
  isOwn: boolean;
  rendered: (Profile & { person: object }) | null;
  address: string;
  feed: { href: string };
};

/** What a person wrote, newest first. */
export function PersonReflections({ id, isOwn, rendered, address, feed }: Props) {
  useRendered(rendered?.reactions);
  const list = usePages<Shown>({
    queryKey: ["/api/reflections", "user", id],
    pathOf: (offset) => `/api/reflections/user/${id}?limit=${PAGE}&offset=${offset}`,
    size: PAGE,
    rendered: rendered && { items: rendered.reflections, offset: rendered.offset },
    staleTime: FRESH.lists,
  });
  if (list.isFailed) return <NotLoaded title="Failed to load reflections" onRetry={list.retry} />;
  if (list.isLoading) {
    return (
      <div className="py-6">
        <Waiting what="reflections" />
      </div>
    );
  }
  if (list.items.length === 0) {
    if (rendered && rendered.offset > 0) return <EmptyState>There is nothing older.</EmptyState>;
    return isOwn ? (
      <EmptyState action={<ButtonLink {...feed}>Open the feed</ButtonLink>}>
        What you share, or keep as a private reflection, stands here.
      </EmptyState>
    ) : (
      <EmptyState>Nothing shared with everyone yet.</EmptyState>
    );
  }
  return (
    <>
      <ReflectionList
        reflections={list.items}
        reactions={{}}
        draw={(reflection) => <LiveCard reflection={reflection} />}
      />
      {list.hasMore ? (
        <MoreLink
          href={`${address}&offset=${list.nextOffset}`}
          what="older reflections"
          isLoading={list.isLoadingMore}
          isFailed={list.isMoreFailed}
          onClick={taken(list.showMore)}
        />
      ) : (
        <EndOfList />
      )}
    </>
  );
}
