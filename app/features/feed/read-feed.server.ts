import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findReactions } from "~/features/reactions/read-reactions.server";
import { findFollowingFeed } from "~/features/reflections/list-following-feed.server";
import {
  findReflections,
  findTagged,
  publicFeed,
} from "~/features/reflections/list-reflections.server";
import type { Shown } from "~/features/reflections/present-reflection";
import { PAGE } from "~/features/reflections/schema";
import { isAnySensitive } from "~/features/reflections/sensitive.server";
import { tagOf } from "~/features/reflections/written-text";
import { Search } from "~/features/search/schema";
import { findSearched } from "~/features/search/search-reflections.server";
import { query } from "~/platform/access/operation.server";
import { id, text } from "~/platform/access/validation";
import type { Viewer } from "~/platform/session/visit.server";
import { pageViewer } from "./page-viewer.server";

export const FEEDS = ["public", "following"] as const;
export type FeedKind = (typeof FEEDS)[number];

/** What the address of the public feed says. */
const FeedAddress = z.object({
  tag: text("The hashtag", { max: 101 }).optional().catch(undefined),
  q: Search.shape.q.optional().catch(undefined),
  before: id.optional().catch(undefined),
});

const WHOLE_PAGE = { limit: PAGE + 1, offset: 0, before: undefined };

/** One page of a list and whether an older one follows. */
function cut(found: Shown[]) {
  const reflections = found.slice(0, PAGE);
  return { reflections, hasOlder: found.length > PAGE };
}

/** The public feed, or what is public under a hashtag, with what the viewer did. */
export const readFeed = query({
  name: "read-feed",
  who: "anyone",
  input: FeedAddress,
  async run({ viewer, visit, input: { tag, q, before } }) {
    const part = { ...WHOLE_PAGE, before };
    const found = tag
      ? await findTagged(tagOf(tag), viewer, part)
      : q
        ? await findSearched(q, viewer, part)
        : await findReflections(publicFeed(viewer), viewer, part);
    const { reflections, hasOlder } = cut(found);
    return {
      ...pageViewer(viewer),
      origin: visit.origin,
      tag: tag ? tagOf(tag) : null,
      q: tag ? null : (q ?? null),
      isFirst: !before,
      reflections,
      isSensitive: await isAnySensitive(reflections),
      older: hasOlder ? (reflections.at(-1)?.id ?? null) : null,
      reactions: await findReactions(
        reflections.map(({ id }) => id),
        viewer,
      ),
      newId: randomUUID(),
    };
  },
});
export type Feed = Awaited<ReturnType<typeof readFeed.run>>;

/** What the address of the app's feed says. */
export const AppFeedAddress = z.object({
  feed: z.enum(FEEDS).optional().catch(undefined),
  offset: z.coerce.number().int().min(0).max(10_000).optional().catch(undefined),
});

/** A page of one of the two feeds for the app; guests begin with the public one, members with whom they follow. */
export async function openFeed(
  viewer: Viewer,
  { feed, offset = 0 }: z.output<typeof AppFeedAddress>,
) {
  const kind = feed ?? (viewer.kind === "guest" ? "public" : "following");
  const part = { ...WHOLE_PAGE, offset };
  const { reflections } = cut(
    kind === "public"
      ? await findReflections(publicFeed(viewer), viewer, part)
      : await findFollowingFeed(viewer, part),
  );
  return {
    kind,
    offset,
    reflections,
    reactions: await findReactions(
      reflections.map(({ id }) => id),
      viewer,
    ),
  };
}
export type AppFeed = Awaited<ReturnType<typeof openFeed>>;
