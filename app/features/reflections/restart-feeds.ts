import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Shown } from "./present-reflection";

/** Reads the lists of reflections anew, the feeds from their beginning. */
export function restartFeeds(client: QueryClient) {
  client.setQueriesData<InfiniteData<Shown[]>>(
    { queryKey: ["/api/reflections", "feed"] },
    (kept) =>
      kept && "pages" in kept
        ? { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) }
        : kept,
  );
  client.invalidateQueries({ queryKey: ["/api/reflections"] });
  client.invalidateQueries({ queryKey: ["/api/echo-chains"] });
}
