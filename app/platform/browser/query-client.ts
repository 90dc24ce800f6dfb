import { QueryClient } from "@tanstack/react-query";
import { MINUTES, SECONDS } from "../durations";
import { CallError, call } from "./call";

const isUnreachable = (error: Error) => error instanceof CallError && error.status === 0;
const isServerFault = (error: Error) => error instanceof CallError && error.status >= 500;

/** How long what was read counts as fresh; keys are the paths under /api. */
export const FRESH = {
  normally: 5 * MINUTES,
  self: 1 * MINUTES,
  journal: 0,
  lists: 30 * SECONDS,
  people: 1 * MINUTES,
} as const;

/** The shell's cache over the JSON face. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal: _ }) => call("GET", queryKey.join("/")),
        staleTime: FRESH.normally,
        gcTime: 30 * MINUTES,
        refetchOnWindowFocus: false,
        refetchOnReconnect: "always",
        retry: (failures, error) => isUnreachable(error) && failures < 2,
        retryDelay: (attempt) => Math.min(2 ** attempt * SECONDS, 5 * SECONDS),
      },
      mutations: {
        networkMode: "always",
        retry: (failures, error) => isServerFault(error) && failures < 1,
      },
    },
  });
