import { ACTIVITY_SHOWN } from "~/features/people/limits";
import { PAGE } from "~/features/reflections/page-size";
import { taken, usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { failed } from "~/features/reflections/say-failure";
import { call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { usePages } from "~/platform/browser/use-pages";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import { MoodShape } from "~/ui/MoodShape";
import { MoreLink } from "~/ui/MoreLink";
import { NotLoaded } from "~/ui/NotLoaded";
import { Waiting } from "~/ui/Waiting";
import { When } from "~/ui/When";
import type { Activity } from "./list-activity.server";
import type { Profile } from "./open-profile.server";

const SENTENCES: Record<Activity["type"], (author: string) => string> = {
  posted: () => "Wrote a reflection",
  liked: (author) => `Liked a reflection by ${author}`,
  reflected: (author) => `Reflected the words of ${author}`,
  commented: (author) => `Commented on a reflection by ${author}`,
};

type Props = { id: string; rendered: (Profile & { person: object }) | null; address: string };

/** What a person did of late, newest first. */
export function ActivityList({ id, rendered, address }: Props) {
  const list = usePages<Activity>({
    queryKey: ["/api/user", id, "activity"],
    pathOf: (offset) => `/api/user/${id}/activity?limit=${PAGE}&offset=${offset}`,
    size: PAGE,
    rendered: rendered && { items: rendered.activity, offset: rendered.offset },
    staleTime: FRESH.lists,
  });
  if (list.isFailed) return <NotLoaded title="Failed to load activities" onRetry={list.retry} />;
  if (list.isLoading) {
    return (
      <div className="py-6">
        <Waiting what="activities" />
      </div>
    );
  }
  if (list.items.length === 0) return <EmptyState>Nothing to see here yet.</EmptyState>;
  return (
    <>
      <ul className="divide-y divide-line">
        {list.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {list.hasMore ? (
        <MoreLink
          href={`${address}&offset=${list.nextOffset}`}
          what="older activities"
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

function Item({ item }: { item: Activity }) {
  const { desk, zone } = usePlace();
  const { type, reflectionId, mood, content, reflectionContent, reflectionAuthor } = item;
  const open = desk && (() => void openReflection(reflectionId, desk.open));
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <a
          href={`/reflection/${reflectionId}`}
          className="link inline-flex min-h-11 items-center text-base"
          onClick={taken(open)}
        >
          {SENTENCES[type](reflectionAuthor)}
        </a>
        <When at={item.createdAt} zone={zone} />
        {mood && <MoodShape mood={mood} />}
      </p>
      {content && (
        <p className="words" dir="auto">
          {cut(content)}
        </p>
      )}
      {type !== "posted" && (
        <blockquote className="words mt-2 rounded-control bg-sunk px-3 py-2 text-muted" dir="auto">
          {cut(reflectionContent)}
        </blockquote>
      )}
    </li>
  );
}

async function openReflection(id: string, open: (reflection: Shown) => void) {
  try {
    open(await call<Shown>("GET", `/api/reflections/${id}`));
  } catch (error) {
    failed("Content no longer available")(error);
  }
}

function cut(text: string) {
  const signs = [...text];
  return signs.length > ACTIVITY_SHOWN
    ? `${signs.slice(0, ACTIVITY_SHOWN).join("").trimEnd()}…`
    : text;
}
