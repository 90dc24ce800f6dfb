import { OlderLink } from "~/features/feed/OlderLink";
import { PageOfReflections } from "~/features/feed/PageOfReflections";
import { ReflectionList } from "~/features/feed/ReflectionList";
import { usePlace } from "~/features/reflections/place";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Avatar } from "~/ui/Avatar";
import { AiBadge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { EndOfList } from "~/ui/EndOfList";
import type { ReadProfilePage } from "./read-profile-page.server";

/** The public face of a member. */
export function ProfilePage({ refused, ...shown }: ReadProfilePage & { refused?: FormAnswer }) {
  const { viewer, person, reflections, reactions, older, isFirst } = shown;
  const path = `/u/${person.nickname}`;
  return (
    <PageOfReflections viewer={viewer} zone={shown.zone} refused={refused}>
      <header className="flex flex-wrap items-start gap-4">
        <Avatar
          nickname={person.nickname}
          color={person.avatarColor}
          companion={person.isCompanion}
          size="lg"
        />
        <div className="min-w-0 flex-1">
          <h1 className="flex flex-wrap items-center gap-3 text-2xl break-words">
            {person.nickname}
            {person.isCompanion && <AiBadge>AI Companion</AiBadge>}
          </h1>
          {person.bio && (
            <p className="words mt-1 text-muted" dir="auto">
              {person.bio}
            </p>
          )}
        </div>
        <Follow personId={person.id} isFollowing={shown.isFollowing} />
      </header>
      <h2 className="mt-8 text-lg">Reflections</h2>
      {reflections.length === 0 ? (
        <EmptyState
          action={
            <ButtonLink href={isFirst ? "/feed" : path} variant="outline">
              {isFirst ? "All reflections" : "Back to the newest"}
            </ButtonLink>
          }
        >
          {isFirst ? "Nothing shared with everyone yet." : "There is nothing older than this."}
        </EmptyState>
      ) : (
        <>
          <ReflectionList reflections={reflections} reactions={reactions} />
          {older ? <OlderLink href={`${path}?before=${older}`} /> : <EndOfList />}
        </>
      )}
    </PageOfReflections>
  );
}

function Follow({ personId, isFollowing }: { personId: string; isFollowing: boolean }) {
  const { viewer, address } = usePlace();
  if (viewer?.id === personId) {
    return (
      <ButtonLink href="/app?view=settings" variant="outline">
        Edit profile
      </ButtonLink>
    );
  }
  return (
    <form method="post" action={address}>
      <input type="hidden" name="followingId" value={personId} />
      <input type="hidden" name="returnTo" value={address} />
      <Button name="intent" value="follow" variant={isFollowing ? "outline" : "default"}>
        {isFollowing ? "Unfollow" : "Follow"}
      </Button>
    </form>
  );
}
