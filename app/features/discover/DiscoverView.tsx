import { type FormEvent, lazy, Suspense, useState } from "react";
import type { Self } from "~/features/account/present-user";
import { ReflectionDesk } from "~/features/feed/ReflectionDesk";
import { followingKey, isFollowingKey } from "~/features/profile/use-follow";
import { FRESH } from "~/platform/browser/query-client";
import { useSeed } from "~/platform/browser/use-seed";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { DiscoverSearch } from "./DiscoverSearch";
import { addressOf, type Looking } from "./looking";
import type { Discover } from "./open-discover.server";
import { People, PeopleSection } from "./PeopleSection";

const RefusedNotice = lazy(() => import("~/features/feed/RefusedNotice"));

type Props = {
  self: Self;
  discover: Discover | null;
  refused?: FormAnswer;
  places: {
    tag?: string;
    show(to: { view: "profile"; userId: string } | { view: "friends"; tag: string }): void;
    goTo(view: "feed"): { href: string };
  };
};

/** Discover: hashtags, reflections and people. */
export default function DiscoverView({ discover, ...props }: Props) {
  const { tag } = props.places;
  return <Discovering key={tag} {...props} first={tag === undefined ? discover : null} />;
}

function Discovering({
  self,
  first,
  refused,
  places,
}: Omit<Props, "discover"> & { first: Discover | null }) {
  const [looking, setLooking] = useState<Looking>({
    q: first?.q ?? (places.tag ? `#${places.tag}` : ""),
    tab: first?.tab ?? (places.tag ? "results" : "trending"),
    people: first?.people ?? "",
  });
  useSeed(first ? renderedFollows(self.id, first) : []);
  const onPerson = (userId: string) => places.show({ view: "profile", userId });
  const onTag = (tag: string) => places.show({ view: "friends", tag });
  return (
    <ReflectionDesk
      self={self}
      address={addressOf(looking)}
      refused={refused}
      onPerson={onPerson}
      onTag={onTag}
    >
      {refused && (
        <Suspense fallback={null}>
          <RefusedNotice />
        </Suspense>
      )}
      <div className="flex flex-col gap-12">
        <DiscoverSearch
          first={first}
          looking={looking}
          onLook={setLooking}
          feed={places.goTo("feed")}
        />
        <FindPeople
          first={first}
          looking={looking}
          onLook={(people) => setLooking({ ...looking, people })}
          onPerson={onPerson}
        />
        <PeopleSection
          title="Suggested for You"
          queryKey={["/api/suggested-users"]}
          rendered={first?.suggested}
          staleTime={FRESH.people}
          empty="Nobody to suggest yet. Follow one person, and whom they follow comes here."
          onPerson={onPerson}
        />
        <PeopleSection
          title="Recently Active"
          queryKey={["/api/recently-active-users"]}
          rendered={first?.active}
          staleTime={FRESH.lists}
          empty="It is quiet. Whoever comes by next stands here."
          onPerson={onPerson}
        />
        <PeopleSection
          title="Following"
          queryKey={followingKey(self.id)}
          rendered={first?.following}
          staleTime={FRESH.lists}
          empty="You follow nobody yet. What people you follow write comes into your feed."
          onPerson={onPerson}
        />
        <PeopleSection
          title="Followers"
          queryKey={["/api/followers", self.id]}
          rendered={first?.followers}
          staleTime={FRESH.lists}
          empty="Nobody follows you yet. There is no hurry, and nothing to win."
          onPerson={onPerson}
        />
      </div>
    </ReflectionDesk>
  );
}

/** Whom one follows, for the buttons that are drawn before that list is. */
const renderedFollows = (
  selfId: string,
  { following, followed, found, suggested, active, followers }: Discover,
): [string[], unknown][] => [
  [followingKey(selfId), following],
  ...[found, suggested, active, followers]
    .flat()
    .map(({ id }): [string[], unknown] => [
      isFollowingKey(selfId, id),
      { isFollowing: followed.includes(id) },
    ]),
];

type FindProps = {
  first: Discover | null;
  looking: Looking;
  onLook(people: string): void;
  onPerson(userId: string): void;
};

/** Finds people by their nickname or by what they say of themselves. */
function FindPeople({ first, looking, onLook, onPerson }: FindProps) {
  const { people, q, tab } = looking;
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLook(String(new FormData(event.currentTarget).get("people")).trim());
  };
  return (
    <section aria-labelledby="discover-users">
      <h2 id="discover-users" className="mb-3 text-lg">
        Discover Users
      </h2>
      <search>
        <form method="get" action="/app" className="flex items-end gap-2" onSubmit={look}>
          <input type="hidden" name="view" value="friends" />
          <input type="hidden" name="tab" value={tab} />
          <input type="hidden" name="q" value={q} />
          <Field
            name="people"
            type="search"
            label="Search by nickname or bio"
            defaultValue={people}
            maxLength={100}
            frameClassName="flex-1"
          />
          <Button variant="outline">Find</Button>
        </form>
      </search>
      {people && (
        <div className="mt-3" aria-live="polite">
          <People
            title="people"
            queryKey={["/api/search-users", people]}
            path={`/api/search-users?q=${encodeURIComponent(people)}`}
            rendered={first?.people === people ? first.found : undefined}
            staleTime={FRESH.lists}
            empty={`Nobody found for “${people}”.`}
            onPerson={onPerson}
          />
        </div>
      )}
    </section>
  );
}
