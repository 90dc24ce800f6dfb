import type { QueryClient } from "@tanstack/react-query";
import type { Shown } from "./present-reflection";

type Cached = Shown | Shown[] | { pages: Shown[][]; pageParams: unknown[] } | undefined;

/** Changes a reflection wherever the cache holds it; null takes it out of every list. */
export function patchReflections(
  client: QueryClient,
  id: string,
  change: (reflection: Shown) => Shown | null,
) {
  const inList = (list: Shown[]) =>
    list.flatMap((one) => {
      if (one.id !== id) return [one];
      const changed = change(one);
      return changed ? [changed] : [];
    });
  const inAny = (cached: Cached): Cached => {
    if (!cached) return cached;
    if (Array.isArray(cached)) return inList(cached);
    if ("pages" in cached) return { ...cached, pages: cached.pages.map(inList) };
    return cached.id === id ? (change(cached) ?? undefined) : cached;
  };
  for (const queryKey of [["/api/reflections"], ["/api/echo-chains"], ["/api/search/reflections"]])
    client.setQueriesData<Cached>({ queryKey }, inAny);
}
