import { ArrowLeft } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import type { Person, Self } from "~/features/account/present-user";
import { taken } from "~/features/reflections/place";
import { WrittenText } from "~/features/reflections/WrittenText";
import { Avatar } from "~/ui/Avatar";
import { AiBadge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { FollowButton } from "./FollowButton";

type Link = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick"> & { href: string };

/** The ways from a profile to other places. */
export type ProfilePlaces = {
  userId?: string;
  show(
    to: { view: "profile" | "messages"; userId: string } | { view: "friends"; tag: string },
  ): void;
  goTo(view: "settings" | "friends" | "feed"): Link;
};

type Props = { person: Person; self: Self; places: ProfilePlaces };

/** Who it is, and what one can do about them. */
export function ProfileHead({ person, self, places }: Props) {
  const { id, nickname, bio, avatarColor, isCompanion, isAnonymous } = person;
  const isOwn = id === self.id;
  const viewer = { id: self.id, isGuest: self.isAnonymous };
  const canMessage = !isOwn && !isCompanion && !isAnonymous && !self.isAnonymous;
  return (
    <>
      <p className="-mt-2 mb-2">
        <a
          {...places.goTo(isOwn ? "settings" : "friends")}
          className="inline-flex min-h-11 items-center gap-2 text-base text-muted no-underline hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {isOwn ? "Back to settings" : "Back to Discover"}
        </a>
      </p>
      <header className="flex flex-wrap items-start gap-4">
        <Avatar nickname={nickname} color={avatarColor} companion={isCompanion} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="flex flex-wrap items-center gap-3 text-xl break-words">
            <span className="min-w-0">{nickname}</span>
            {isCompanion && <AiBadge>AI Companion</AiBadge>}
          </h2>
          {bio && (
            <p className="words mt-1 text-muted" dir="auto">
              <WrittenText text={bio} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {isOwn ? (
            <ButtonLink {...places.goTo("settings")} variant="outline" size="sm">
              Edit profile
            </ButtonLink>
          ) : (
            !isAnonymous && <FollowButton person={person} viewer={viewer} />
          )}
          {canMessage && (
            <ButtonLink
              href={`/app?view=messages&user=${id}`}
              variant="outline"
              size="sm"
              onClick={taken(() => places.show({ view: "messages", userId: id }))}
            >
              Message
            </ButtonLink>
          )}
        </div>
      </header>
    </>
  );
}
