import { useState } from "react";
import type { Person } from "~/features/account/present-user";
import { taken, usePlace } from "~/features/reflections/place";
import { Avatar } from "~/ui/Avatar";
import { AiBadge } from "~/ui/Badge";
import { FollowButton } from "./FollowButton";

/** So many people stand open; the others unfold. */
const SHOWN = 5;

type Props = { people: Person[]; onPerson(userId: string): void };

/** People with a line about each, the first few at once. */
export function PersonList({ people, onPerson }: Props) {
  const [isOpen, setOpen] = useState(false);
  const rest = people.slice(SHOWN);
  return (
    <>
      <Rows people={people.slice(0, SHOWN)} onPerson={onPerson} isSeen />
      {rest.length > 0 && (
        <details
          className="border-t border-line"
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="link min-h-11 cursor-pointer py-3 text-base">
            {rest.length === 1 ? "One more" : `${rest.length} more`}
          </summary>
          <Rows people={rest} onPerson={onPerson} isSeen={isOpen} />
        </details>
      )}
    </>
  );
}

function Rows({ people, ...row }: Props & Pick<RowProps, "isSeen">) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} {...row} />
      ))}
    </ul>
  );
}

type RowProps = { person: Person; onPerson: Props["onPerson"]; isSeen: boolean };

function PersonRow({ person, onPerson, isSeen }: RowProps) {
  const { viewer } = usePlace();
  const { id, nickname, avatarColor, bio, isCompanion, isAnonymous } = person;
  const canFollow = viewer && viewer.id !== id && !isAnonymous;
  return (
    <li className="flex items-center gap-3 py-2">
      <a
        href={`/app?view=profile&user=${id}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-ink no-underline hover:text-accent"
        onClick={taken(() => onPerson(id))}
      >
        <Avatar nickname={nickname} color={avatarColor} companion={isCompanion} />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{nickname}</span>
            {isCompanion && <AiBadge />}
          </span>
          {bio && (
            <span className="block truncate text-sm text-muted" dir="auto">
              {bio}
            </span>
          )}
        </span>
      </a>
      {canFollow && <FollowButton person={person} viewer={viewer} isNamed isSeen={isSeen} />}
    </li>
  );
}
