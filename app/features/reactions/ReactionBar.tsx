import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { taken, usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { QuietAction, QuietLink } from "~/ui/QuietAction";
import type { Reactions } from "./read-reactions.server";

type Props = {
  reflection: Shown;
  reactions?: Reactions;
  isWhole?: boolean;
  /** Folds the comments in and out in place of the way to them. */
  comments?: { isOpen: boolean; toggle(): void };
};

/** Like, reflect, comment, echo, share and delete, as quiet words with their counts. */
export function ReactionBar({ reflection, reactions, isWhole = false, comments }: Props) {
  const { viewer, desk, address } = usePlace();
  const isHydrated = useHydrated();
  const { id, isPublic, isChainClosed, commentCount } = reflection;
  const likes = reactions?.likes;
  const reflects = reactions?.reflects;
  const own = viewer?.id === reflection.userId;
  const page = `/reflection/${id}`;
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-5">
      <ActOn id={id} address={address} onSubmit={taken(desk && (() => desk.like(reflection)))}>
        <QuietAction
          name="intent"
          value="like"
          pressed={likes?.isLiked ?? false}
          count={likes?.count}
          counted="like"
        >
          {likes?.isLiked ? "Liked" : "Like"}
        </QuietAction>
      </ActOn>
      {isPublic &&
        (reflects?.isReflected ? (
          <ActOn
            id={id}
            address={address}
            onSubmit={taken(desk && (() => desk.reflect(reflection)))}
          >
            <QuietAction
              name="intent"
              value="reflect"
              pressed
              count={reflects.count}
              counted="reflect"
            >
              Reflected
            </QuietAction>
          </ActOn>
        ) : (
          <QuietLink
            href={`${page}#reflect`}
            count={reflects?.count}
            counted="reflect"
            onClick={taken(desk && (() => desk.reflect(reflection)))}
          >
            Reflect
          </QuietLink>
        ))}
      {!isWhole && (
        <QuietLink
          href={`${page}#comments`}
          count={commentCount}
          counted="comment"
          aria-expanded={comments?.isOpen}
          onClick={taken(comments?.toggle)}
        >
          Comment
        </QuietLink>
      )}
      {!isChainClosed && (
        <QuietLink href={`${page}#echo`} onClick={taken(desk && (() => desk.echo(reflection)))}>
          Echo
        </QuietLink>
      )}
      {isPublic && (
        <QuietAction
          type="button"
          data-needs-script=""
          data-copy={desk ? undefined : page}
          data-copied="Copied to clipboard!"
          hidden={!isHydrated}
          onClick={desk && (() => desk.share(page))}
        >
          Share
        </QuietAction>
      )}
      {own && !reflection.isReflected && (
        <QuietLink
          href={`${page}?delete=1#delete`}
          onClick={taken(desk && (() => desk.remove(reflection)))}
        >
          Delete
        </QuietLink>
      )}
    </div>
  );
}

/** A form about one reflection that comes back to where it stands. */
function ActOn({
  id,
  address,
  onSubmit,
  children,
}: {
  id: string;
  address: string;
  onSubmit: ReturnType<typeof taken>;
  children: ReactNode;
}) {
  return (
    <form method="post" action={address} onSubmit={onSubmit}>
      <input type="hidden" name="reflectionId" value={id} />
      <input type="hidden" name="returnTo" value={`${address}#reflection-${id}`} />
      {children}
    </form>
  );
}
