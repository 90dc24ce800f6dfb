/** The views of /app; `therapy` is the wellness hub. */
export const VIEWS = [
  "therapy",
  "chatbot",
  "feed",
  "friends",
  "profile",
  "messages",
  "notifications",
  "journal",
  "collections",
  "about",
  "settings",
  "premium",
] as const;
export type View = (typeof VIEWS)[number];

/** The heading of each view. */
export const VIEW_TITLES: Record<View, string> = {
  therapy: "Wellness",
  chatbot: "Chat",
  feed: "Feed",
  friends: "Discover",
  profile: "Profile",
  messages: "Messages",
  notifications: "Notifications",
  journal: "Journal",
  collections: "Collections",
  about: "About",
  settings: "Settings",
  premium: "Premium",
};

/** The title of the page while a view is shown. */
export const titleOf = (view: View) => `${VIEW_TITLES[view]} · TrueNorth`;
