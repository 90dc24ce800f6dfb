import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Person } from "~/features/account/present-user";
import { PEOPLE_MOST } from "~/features/people/limits";
import { failed, inviteGuest } from "~/features/reflections/say-failure";
import { call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { toast } from "~/ui/Toaster";

type Viewer = { id: string; isGuest: boolean };

export const followingKey = (viewerId: string) => ["/api/following", viewerId];
export const isFollowingKey = (viewerId: string, personId: string) => [
  "/api/is-following",
  viewerId,
  personId,
];

/** Whether one follows somebody: by the list of whom one follows, or asked for where that list leaves it open. */
function useIsFollowing(viewer: Viewer, personId: string, isSeen: boolean) {
  const { data: following } = useQuery<Person[]>({
    queryKey: followingKey(viewer.id),
    staleTime: FRESH.lists,
  });
  const isListed = following?.some(({ id }) => id === personId) ?? false;
  const isOpen = following !== undefined && !isListed && following.length >= PEOPLE_MOST;
  const { data: one } = useQuery<{ isFollowing: boolean }>({
    queryKey: isFollowingKey(viewer.id, personId),
    staleTime: FRESH.lists,
    enabled: isSeen && isOpen,
  });
  return isListed || ((following === undefined || isOpen) && (one?.isFollowing ?? false));
}

/** Follows or stops following at once, and takes it back when the server does not follow. */
export function useFollow(viewer: Viewer, person: Person, isSeen: boolean) {
  const client = useQueryClient();
  const listKey = followingKey(viewer.id);
  const oneKey = isFollowingKey(viewer.id, person.id);
  const isFollowing = useIsFollowing(viewer, person.id, isSeen);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call<{ following: boolean }>("POST", "/api/follow", { followingId: person.id }),
    retry: false,
    onMutate: async () => {
      await client.cancelQueries({ queryKey: listKey });
      await client.cancelQueries({ queryKey: oneKey });
      const before = { list: client.getQueryData(listKey), one: client.getQueryData(oneKey) };
      client.setQueryData(oneKey, { isFollowing: !isFollowing });
      client.setQueryData<Person[]>(listKey, (list) => {
        const others = list?.filter(({ id }) => id !== person.id);
        return others && (isFollowing ? others : [person, ...others]);
      });
      return before;
    },
    onSuccess: ({ following }) =>
      toast({ title: `${following ? "Following" : "Unfollowed"} ${person.nickname}` }),
    onError: (error, _, before) => {
      client.setQueryData(listKey, before?.list);
      client.setQueryData(oneKey, before?.one);
      failed("Failed to update follow")(error);
    },
    onSettled: () => {
      client.invalidateQueries({ queryKey: ["/api/following"] });
      client.invalidateQueries({ queryKey: ["/api/followers"] });
      client.invalidateQueries({ queryKey: oneKey });
      // A person who was just followed stays where the finger is until the list is opened again.
      client.invalidateQueries({ queryKey: ["/api/suggested-users"], refetchType: "none" });
      client.invalidateQueries({
        queryKey: ["/api/reflections", "feed", "following"],
        refetchType: "none",
      });
    },
  });
  const toggle = () => {
    if (viewer.isGuest) return inviteGuest();
    if (!isPending) mutate();
  };
  return { isFollowing, toggle };
}
