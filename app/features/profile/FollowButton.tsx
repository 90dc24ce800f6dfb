import type { Person } from "~/features/account/present-user";
import { taken, usePlace } from "~/features/reflections/place";
import { Button } from "~/ui/Button";
import { useFollow } from "./use-follow";

type Props = {
  person: Person;
  viewer: { id: string; isGuest: boolean };
  isNamed?: boolean;
  /** Not while it is folded away: then nothing is asked for it. */
  isSeen?: boolean;
};

/** Follow or Unfollow; in a list it names the person too. */
export function FollowButton({ person, viewer, isNamed = false, isSeen = true }: Props) {
  const { address } = usePlace();
  const look = isNamed ? "secondary" : "default";
  const { isFollowing, toggle } = useFollow(viewer, person, isSeen);
  return (
    <form method="post" action={address} onSubmit={taken(toggle)} className="shrink-0">
      <input type="hidden" name="followingId" value={person.id} />
      <input type="hidden" name="returnTo" value={address} />
      <Button name="intent" value="follow" size="sm" variant={isFollowing ? "outline" : look}>
        {isFollowing ? "Unfollow" : "Follow"}
        {isNamed && <span className="sr-only">{person.nickname}</span>}
      </Button>
    </form>
  );
}
