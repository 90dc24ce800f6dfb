import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { Person } from "~/features/account/present-user";
import { PersonList } from "~/features/profile/PersonList";
import { call } from "~/platform/browser/call";
import { NotLoaded } from "~/ui/NotLoaded";
import { Waiting } from "~/ui/Waiting";

type Props = {
  title: string;
  queryKey: readonly string[];
  /** The address of the call, where it is not the key. */
  path?: string;
  rendered?: Person[];
  staleTime: number;
  /** What stands here when there is nobody. */
  empty: ReactNode;
  onPerson(userId: string): void;
  children?: ReactNode;
};

/** A list of people under its heading. */
export function PeopleSection({ title, children, ...list }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
      <People title={title} {...list} />
    </section>
  );
}

/** What one call answers of people. */
export function People({ title, queryKey, path, rendered, staleTime, empty, onPerson }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call<Person[]>("GET", path ?? queryKey.join("/")),
    initialData: rendered,
    staleTime,
  });
  if (data && data.length > 0) return <PersonList people={data} onPerson={onPerson} />;
  if (data) return <p className="py-2 text-base text-muted">{empty}</p>;
  if (error) return <NotLoaded title="These people could not be loaded" onRetry={refetch} />;
  return <Waiting what={title} parts={1} />;
}
