import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Person, Self } from "~/features/account/present-user";
import { ReflectionDesk } from "~/features/feed/ReflectionDesk";
import { taken } from "~/features/reflections/place";
import { CallError } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { useSeed } from "~/platform/browser/use-seed";
import type { FormAnswer } from "~/platform/http/form-answer";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { NotLoaded } from "~/ui/NotLoaded";
import { TabLinks } from "~/ui/TabLinks";
import { Waiting } from "~/ui/Waiting";
import { ActivityList } from "./ActivityList";
import type { Profile } from "./open-profile.server";
import { PersonReflections } from "./PersonReflections";
import { ProfileHead, type ProfilePlaces } from "./ProfileHead";
import type { ProfileTab } from "./tabs";
import { isFollowingKey } from "./use-follow";

const RefusedNotice = lazy(() => import("~/features/feed/RefusedNotice"));

type Props = { self: Self; profile: Profile | null; refused?: FormAnswer; places: ProfilePlaces };

/** A person: who they are, what they wrote, and what they did. */
export default function ProfileView({ profile, ...props }: Props) {
  const id = props.places.userId ?? profile?.id ?? props.self.id;
  return <OnePerson key={id} id={id} {...props} first={profile?.id === id ? profile : null} />;
}

type OneProps = Omit<Props, "profile"> & { id: string; first: Profile | null };

function OnePerson({ self, id, first, refused, places }: OneProps) {
  const [tab, setTab] = useState<ProfileTab>(first?.tab ?? "reflections");
  const address = profileAddress(id, tab);
  const isKnownMissing = first !== null && first.person === null;
  const {
    data: person,
    error,
    refetch,
  } = useQuery<Person>({
    queryKey: ["/api/user", id],
    initialData: first?.person ?? undefined,
    staleTime: FRESH.people,
    enabled: !isKnownMissing,
  });
  useSeed(first?.person ? [[isFollowingKey(self.id, id), { isFollowing: first.isFollowing }]] : []);
  if (isKnownMissing || (error instanceof CallError && error.status === 404)) {
    return (
      <EmptyState action={<ButtonLink {...places.goTo("friends")}>Back to Discover</ButtonLink>}>
        User not found
      </EmptyState>
    );
  }
  if (error && !person) return <NotLoaded title="Unable to load the profile" onRetry={refetch} />;
  if (!person) return <Waiting what="the profile" />;
  return (
    <ReflectionDesk
      self={self}
      address={address}
      refused={refused}
      onPerson={(userId) => places.show({ view: "profile", userId })}
      onTag={(tag) => places.show({ view: "friends", tag })}
    >
      {refused && (
        <Suspense fallback={null}>
          <RefusedNotice />
        </Suspense>
      )}
      <ProfileHead person={person} self={self} places={places} />
      <div className="mt-6">
        <TabLinks
          label="Parts of the profile"
          tabs={TABS.map(([one, label]) => ({
            label,
            href: profileAddress(id, one),
            isCurrent: one === tab,
            onClick: taken(() => setTab(one)),
          }))}
        />
      </div>
      {tab === "reflections" ? (
        <PersonReflections
          id={id}
          isOwn={id === self.id}
          rendered={first?.person && first.tab === tab ? first : null}
          address={address}
          feed={places.goTo("feed")}
        />
      ) : (
        <ActivityList
          id={id}
          rendered={first?.person && first.tab === tab ? first : null}
          address={address}
        />
      )}
    </ReflectionDesk>
  );
}

const TABS: [ProfileTab, string][] = [
  ["reflections", "Reflections"],
  ["activity", "Recent Activity"],
];

const profileAddress = (id: string, tab: ProfileTab) => `/app?view=profile&user=${id}&tab=${tab}`;
