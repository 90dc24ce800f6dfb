import { COMPANION_ID } from "~/features/companion/companion";
import { ReactionBar } from "~/features/reactions/ReactionBar";
import type { Reactions } from "~/features/reactions/read-reactions.server";
import { FoldedText } from "~/features/reflections/FoldedText";
import { taken, usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { WrittenText } from "~/features/reflections/WrittenText";
import { Avatar } from "~/ui/Avatar";
import { AiBadge, Badge } from "~/ui/Badge";
import { MoodShape } from "~/ui/MoodShape";
import { When } from "~/ui/When";

type Props = {
  reflection: Shown;
  reactions?: Reactions;
  /** Whole on a page of its own, else folded. */
  isWhole?: boolean;
  comments?: { isOpen: boolean; toggle(): void };
};

/** One reflection: who, when, the words, and what one can do with it. */
export function ReflectionCard({ reflection, reactions, isWhole = false, comments }: Props) {
  const { desk } = usePlace();
  const { content, isReflected, reflectedByNickname, reflectComment } = reflection;
  return (
    <article id={`reflection-${reflection.id}`} aria-label={`Reflection by ${nameOf(reflection)}`}>
      {isReflected && reflectedByNickname && (
        <div className="mb-2 text-base text-muted">
          <p>
            Reflected by{" "}
            <a
              href={`/u/${reflectedByNickname}`}
              className="link inline-flex min-h-6 items-center"
              onClick={taken(desk && (() => desk.openPerson(reflectedByNickname)))}
            >
              {reflectedByNickname}
            </a>
          </p>
          {reflectComment && (
            <p className="words text-ink" dir="auto">
              <WrittenText text={reflectComment} />
            </p>
          )}
        </div>
      )}
      <Byline reflection={reflection} isLinked={!isWhole} />
      <div className="mt-2">
        {isWhole ? (
          <p className="words" dir="auto">
            <WrittenText text={content} />
          </p>
        ) : (
          <FoldedText text={content} />
        )}
      </div>
      <ChainNote reflection={reflection} />
      <ReactionBar
        reflection={reflection}
        reactions={reactions}
        isWhole={isWhole}
        comments={comments}
      />
    </article>
  );
}

const nameOf = ({ userNickname }: Shown) => userNickname || "Someone";

/** Who wrote it, when, and in what mood. */
export function Byline({ reflection, isLinked = true }: { reflection: Shown; isLinked?: boolean }) {
  const { desk, zone } = usePlace();
  const isCompanion = reflection.userId === COMPANION_ID;
  const name = nameOf(reflection);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <a
        href={`/u/${name}`}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-ink no-underline hover:text-accent"
        onClick={taken(desk && (() => desk.openPerson(name)))}
      >
        <Avatar
          nickname={name}
          color={reflection.userAvatarColor}
          companion={isCompanion}
          size="sm"
        />
        {name}
      </a>
      {isCompanion && <AiBadge>{isLinked ? "AI" : "AI Companion"}</AiBadge>}
      {isLinked ? (
        <a
          href={`/reflection/${reflection.id}`}
          className="inline-flex min-h-11 items-center text-muted hover:text-accent"
          onClick={taken(desk && (() => desk.open(reflection)))}
        >
          <When at={reflection.createdAt} zone={zone} />
        </a>
      ) : (
        <When at={reflection.createdAt} zone={zone} />
      )}
      {reflection.mood && <MoodShape mood={reflection.mood} />}
      {!reflection.isPublic && <Badge>Only you</Badge>}
    </p>
  );
}

/** Where a reflection belongs to an echo chain, or sums one up, the way there. */
function ChainNote({ reflection: { threadId, isChainReflect, chainThreadId } }: Props) {
  const { desk, chainId } = usePlace();
  const chain = isChainReflect ? chainThreadId : threadId;
  if (!chain || chain === chainId) return null;
  return (
    <p className="mt-1">
      <a
        href={`/echo/${chain}`}
        className="link inline-flex min-h-11 items-center text-base"
        onClick={taken(desk && (() => desk.openChain(chain)))}
      >
        View echo chain
      </a>
    </p>
  );
}
