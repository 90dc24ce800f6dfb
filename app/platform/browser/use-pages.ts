import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "./call";

type Pages<T> = {
  queryKey: readonly string[];
  /** The address of a page by its offset. */
  pathOf(offset: number): string;
  /** So many items are a full page, after which another may come. */
  size: number;
  /** The page that the server rendered. */
  rendered: { items: T[]; offset: number } | null;
  staleTime: number;
  enabled?: boolean;
};

/** A list read page by page; what moved onto the next page meanwhile stands once. */
export function usePages<T extends { id: string }>(asked: Pages<T>) {
  const { queryKey, pathOf, size, rendered, staleTime, enabled } = asked;
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => call<T[]>("GET", pathOf(pageParam)),
    initialPageParam: rendered?.offset ?? 0,
    getNextPageParam: (last, pages) =>
      last.length < size ? undefined : (rendered?.offset ?? 0) + pages.flat().length,
    initialData: rendered ? { pages: [rendered.items], pageParams: [rendered.offset] } : undefined,
    staleTime,
    enabled,
  });
  const seen = new Set<string>();
  const items = (list.data?.pages.flat() ?? []).filter(({ id }) => !seen.has(id) && seen.add(id));
  return {
    items,
    isLoading: list.isLoading,
    isFailed: list.isError && items.length === 0,
    isMoreFailed: list.isFetchNextPageError,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    nextOffset: (rendered?.offset ?? 0) + items.length,
    retry: () => void list.refetch(),
    showMore: () => void list.fetchNextPage(),
  };
}
