import type { Self } from "~/features/account/present-user";
import type { Discover } from "~/features/discover/open-discover.server";
import type { AppFeed } from "~/features/feed/read-feed.server";
import type { Journal } from "~/features/journal/read-journal.server";
import type { Memory } from "~/features/memory/memory";
import type { Profile } from "~/features/profile/open-profile.server";
import type { FormAnswer } from "~/platform/http/form-answer";
import type { Places } from "./use-view";
import type { View } from "./views";

/** What the server gives the shell for its first view. */
export type AppProps = {
  self: Self;
  needsProfile: boolean;
  view: View;
  unread: number;
  hour: number;
  journal: Journal | null;
  memory: Memory | null;
  feed: AppFeed | null;
  discover: Discover | null;
  profile: Profile | null;
  refused?: FormAnswer;
};

/** What every view gets. */
export type ViewProps = Pick<
  AppProps,
  | "self"
  | "hour"
  | "journal"
  | "memory"
  | "feed"
  | "discover"
  | "profile"
  | "refused"
  | "needsProfile"
> & {
  places: Places;
};
