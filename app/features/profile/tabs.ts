/** The two parts of the search in Discover, and of a profile. */
export const DISCOVER_TABS = ["trending", "results"] as const;
export type DiscoverTab = (typeof DISCOVER_TABS)[number];
export const PROFILE_TABS = ["reflections", "activity"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that an address names, if it is one of these. */
export const tabOf = <T extends string>(tabs: readonly T[], tab: string | undefined, usual: T): T =>
  tabs.find((one) => one === tab) ?? usual;
