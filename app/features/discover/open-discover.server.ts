import { findFollowers, findFollowing } from "~/features/profile/list-follows.server";
import type { PeopleAddress } from "~/features/profile/people-address.server";
import { DISCOVER_TABS, tabOf } from "~/features/profile/tabs";
import { findReactions } from "~/features/reactions/read-reactions.server";
import { findTagged } from "~/features/reflections/list-reflections.server";
import { findTrending } from "~/features/reflections/list-trending.server";
import { PAGE } from "~/features/reflections/schema";
import { tagOf } from "~/features/reflections/written-text";
import { findSearched } from "~/features/search/search-reflections.server";
import { soleTag, wordsIn } from "~/features/search/search-words";
import { db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";
import { findRecentlyActive, findSuggested } from "./propose-people.server";
import { findPeople } from "./search-people.server";

type Address = PeopleAddress & { q?: string; offset?: number };

/** Everything that Discover shows: hashtags, what a search found, and people. */
export async function openDiscover(viewer: Viewer, address: Address) {
  const { q = "", people = "", offset = 0 } = address;
  const tab = tabOf(DISCOVER_TABS, address.tab, q ? "results" : "trending");
  const [trending, results, found, suggested, active, following, followers] = await Promise.all([
    findTrending(),
    tab === "results" && q ? findResults(q, viewer, offset) : [],
    findPeople(people, viewer),
    findSuggested(viewer),
    findRecentlyActive(viewer),
    findFollowing(viewer.id, viewer),
    findFollowers(viewer.id, viewer),
  ]);
  const shown = [found, suggested, active, followers].flat();
  return {
    q,
    people,
    tab,
    offset,
    trending,
    results,
    reactions: await findReactions(
      results.map(({ id }) => id),
      viewer,
    ),
    found,
    suggested,
    active,
    following,
    followers,
    /** Who of the others that are shown is followed; the list of whom one follows may be longer than its part here. */
    followed: await findFollowed(
      viewer,
      shown.map(({ id }) => id),
    ),
  };
}
export type Discover = Awaited<ReturnType<typeof openDiscover>>;

async function findFollowed({ id: followerId }: Viewer, ids: string[]) {
  const rows = await db.follow.findMany({
    where: { followerId, followingId: { in: [...new Set(ids)] } },
    select: { followingId: true },
  });
  return rows.map(({ followingId }) => followingId);
}

/** What a search finds: a hashtag by its sign, else words. */
function findResults(q: string, viewer: Viewer, offset: number) {
  const part = { limit: PAGE, offset, before: undefined };
  const tag = soleTag(q);
  if (tag) return findTagged(tagOf(tag), viewer, part);
  return wordsIn(q).length > 0 ? findSearched(q, viewer, part) : [];
}
