import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failed } from "~/features/reflections/say-failure";
import { call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { useSeed } from "~/platform/browser/use-seed";
import { toast } from "~/ui/Toaster";
import type { Reactions } from "./read-reactions.server";

const GATHERED_FOR_MS = 10;
const AT_ONCE = 100;
const keyOf = (id: string) => ["/api/social-actions", id];

type Asked = { resolve(reactions: Reactions): void; reject(error: unknown): void };
let asked = new Map<string, Asked[]>();

/** The reactions of one reflection; those asked for within a moment travel together. */
function fetchReactions(id: string): Promise<Reactions> {
  return new Promise((resolve, reject) => {
    if (asked.size === 0) setTimeout(fetchAsked, GATHERED_FOR_MS);
    asked.set(id, [...(asked.get(id) ?? []), { resolve, reject }]);
  });
}

async function fetchAsked() {
  const all = [...asked];
  asked = new Map();
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = all.slice(start, start + AT_ONCE);
    const reflectionIds = part.map(([id]) => id);
    call<Record<string, Reactions>>("POST", "/api/social-actions/batch", { reflectionIds }).then(
      (found) => {
        for (const [id, waiting] of part)
          for (const { resolve, reject } of waiting) {
            const reactions = found[id];
            if (reactions) resolve(reactions);
            else reject(new Error("Failed to fetch batch social actions"));
          }
      },
      (error) => {
        for (const [, waiting] of part) for (const { reject } of waiting) reject(error);
      },
    );
  }
}

/** Puts the reactions that the server rendered into the cache. */
export const useRendered = (reactions: Record<string, Reactions> = {}) =>
  useSeed(Object.entries(reactions).map(([id, one]) => [keyOf(id), one]));

export const useReactions = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => fetchReactions(id),
    staleTime: FRESH.lists,
  }).data;

const flipped = ({ likes, reflects }: Reactions, what: "like" | "reflect"): Reactions => {
  const step = (isOn: boolean) => (isOn ? -1 : 1);
  return what === "like"
    ? {
        likes: { count: likes.count + step(likes.isLiked), isLiked: !likes.isLiked },
        reflects,
      }
    : {
        likes,
        reflects: {
          count: reflects.count + step(reflects.isReflected),
          isReflected: !reflects.isReflected,
        },
      };
};

const FAILED = { like: "Failed to update like", reflect: "Failed to reflect" };

type Toggle = { id: string; what: "like" | "reflect"; comment?: string; sure?: true };

/** Likes and reflects at once, and takes it back when the server does not follow. */
export function useToggle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, what, comment, sure }: Toggle) =>
      call<{ liked?: boolean; reflected?: boolean }>("POST", `/api/${what}s`, {
        reflectionId: id,
        comment,
        sure,
      }),
    retry: false,
    onMutate: async ({ id, what }) => {
      await client.cancelQueries({ queryKey: keyOf(id) });
      const before = client.getQueryData<Reactions>(keyOf(id));
      if (before) client.setQueryData(keyOf(id), flipped(before, what));
      return { before };
    },
    onSuccess: ({ liked, reflected }, { what }) =>
      toast({
        title:
          what === "like"
            ? liked
              ? "Liked!"
              : "Like removed"
            : reflected
              ? "Reflected!"
              : "Reflect removed",
      }),
    onError: (error, { id, what }, kept) => {
      if (kept?.before) client.setQueryData(keyOf(id), kept.before);
      failed(FAILED[what])(error);
    },
    onSettled: (_, __, { id, what }) => {
      client.invalidateQueries({ queryKey: keyOf(id) });
      if (what === "reflect") staleFollowing(client);
    },
  });
}

const staleFollowing = (client: QueryClient) =>
  client.invalidateQueries({
    queryKey: ["/api/reflections", "feed", "following"],
    refetchType: "none",
  });
