import {
  type InfiniteData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { PAGE } from "~/features/reflections/page-size";
import type { Shown } from "~/features/reflections/present-reflection";
import { CallError, call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { MINUTES, SECONDS } from "~/platform/durations";
import { focusMain } from "~/ui/focus-main";
import { keyOf } from "./ReflectionList";
import type { AppFeed, FeedKind } from "./read-feed.server";

const LOOK_AGAIN_EVERY = 1 * MINUTES;
const RETRIES = 3;

const timeOf = ({ reflectedAt, createdAt }: Shown) => reflectedAt ?? createdAt;

type From = { offset: number; before?: string };

const readPage = (kind: FeedKind, { offset, before }: From) =>
  call<Shown[]>(
    "GET",
    `/api/reflections/feed/${kind}?limit=${PAGE}&${before ? `before=${before}` : `offset=${offset}`}`,
  );

/** One of the two feeds, page by page; what is new waits until it is asked for. */
export function useFeed(kind: FeedKind, first: AppFeed | null) {
  const client = useQueryClient();
  const queryKey = ["/api/reflections", "feed", kind];
  const rendered = first?.kind === kind ? first : null;
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readPage(kind, pageParam),
    initialPageParam: { offset: 0 } as From,
    getNextPageParam: (last, pages): From | undefined => {
      if (last.length < PAGE) return undefined;
      const offset = (rendered?.offset ?? 0) + pages.flat().length;
      return kind === "public" ? { offset, before: last.at(-1)?.id } : { offset };
    },
    initialData: rendered
      ? { pages: [rendered.reflections], pageParams: [{ offset: rendered.offset }] }
      : undefined,
    staleTime: FRESH.lists,
    retry: (failures, error) =>
      !(error instanceof CallError && error.status >= 400 && error.status < 500) &&
      failures < RETRIES,
    retryDelay: (attempt) => Math.min(2 ** attempt * SECONDS, 30 * SECONDS),
  });
  const seen = new Set<string>();
  const reflections = (list.data?.pages.flat() ?? []).filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });

  const head = useQuery({
    queryKey: ["/api/newest-reflections", kind],
    queryFn: () => readPage(kind, { offset: 0 }),
    enabled: list.isSuccess && (rendered?.offset ?? 0) === 0,
    initialData: [],
    initialDataUpdatedAt: () => Date.now(),
    staleTime: LOOK_AGAIN_EVERY,
    refetchInterval: LOOK_AGAIN_EVERY,
    retry: false,
  });
  const newest = reflections[0] ? timeOf(reflections[0]) : "";
  const fresh = head.data.filter((one) => !seen.has(keyOf(one)) && timeOf(one) > newest);

  return {
    reflections,
    isLoading: list.isPending,
    isFailed: list.isError && reflections.length === 0,
    isMoreFailed: list.isFetchNextPageError,
    retry: () => list.refetch(),
    hasOlder: list.hasNextPage,
    isLoadingOlder: list.isFetchingNextPage,
    showOlder: () => void list.fetchNextPage(),
    newCount: fresh.length,
    showNew: () => {
      client.setQueryData<InfiniteData<Shown[], From>>(queryKey, {
        pages: [head.data],
        pageParams: [{ offset: 0 }],
      });
      window.scrollTo({ top: 0 });
      focusMain();
    },
  };
}
