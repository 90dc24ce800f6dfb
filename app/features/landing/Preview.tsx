import { Avatar } from "~/ui/Avatar";
import { AiBadge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { MoodShape } from "~/ui/MoodShape";
import { When } from "~/ui/When";

export interface PreviewReflection {
  id: string;
  content: string;
  mood: string | null;
  author: { nickname: string | null; avatarColor: string | null; isCompanion: boolean };
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** The first public reflections, as text on paper between hairlines. */
export function Preview({ reflections }: { reflections: PreviewReflection[] }) {
  if (reflections.length === 0) {
    return (
      <EmptyState
        action={
          <ButtonLink href="#start" variant="outline">
            {" "}
            Write for yourself first{" "}
          </ButtonLink>
        }
      >
        No reflection has been shared yet. Yours could be the first, or stay yours.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="-mt-6 divide-y divide-line">
        {reflections.map((reflection) => (
          <li key={reflection.id} className="py-6">
            <PreviewLine reflection={reflection} />
          </li>
        ))}
      </ul>
      {reflections.every(({ author }) => author.isCompanion) && (
        <p className="max-w-read text-base text-muted">
          The companion asks one question a day. What people answer can stand here too.
        </p>
      )}
      <a href="/feed" className="link inline-flex min-h-11 items-center text-base">
        All public reflections
      </a>
    </>
  );
}

function PreviewLine({ reflection }: { reflection: PreviewReflection }) {
  const { author, mood } = reflection;
  const name = author.nickname ?? "Someone";
  return (
    <article>
      <p className="words line-clamp-6">{reflection.content}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Avatar nickname={name} color={author.avatarColor} size="sm" />
        <span className="font-medium text-ink">{name}</span>
        {author.isCompanion && <AiBadge />}
        <When at={reflection.createdAt} />
        {mood && <MoodShape mood={mood} />}
        <a
          href={`/reflection/${reflection.id}`}
          aria-label={`Read the reflection by ${name}`}
          className="link inline-flex min-h-11 items-center sm:ml-auto"
        >
          Read
        </a>
      </p>
    </article>
  );
}
