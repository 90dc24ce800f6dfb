import type { DiscoverTab } from "~/features/profile/tabs";

/** What is looked for in Discover. */
export type Looking = { q: string; tab: DiscoverTab; people: string };

/** The address of Discover that says it. */
export function addressOf({ q, tab, people }: Looking) {
  const search = new URLSearchParams({ view: "friends", tab });
  if (q) search.set("q", q);
  if (people) search.set("people", people);
  return `/app?${search}`;
}
