import { FoldedText } from "~/features/reflections/FoldedText";
import { taken, usePlace } from "~/features/reflections/place";
import { Avatar } from "~/ui/Avatar";
import { QuietAction } from "~/ui/QuietAction";
import { When } from "~/ui/When";
import type { ShownComment } from "./present-comment";

type Props = {
  comments: ShownComment[];
  /** The author of the reflection, who may delete any of them. */
  authorId: string;
  onDelete?(comment: ShownComment): void;
};

/** The comments under a reflection, oldest first. */
export function CommentList({ comments, authorId, onDelete }: Props) {
  const { viewer, address, zone, desk } = usePlace();
  return (
    <ol className="divide-y divide-line">
      {comments.map((comment) => {
        const { id, userId, userNickname, userAvatarColor, content, createdAt } = comment;
        const isMine = viewer !== null && (viewer.id === userId || viewer.id === authorId);
        return (
          <li key={id} id={`comment-${id}`} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <a
                href={`/u/${userNickname}`}
                className="inline-flex min-h-11 items-center gap-2 font-medium text-ink no-underline hover:text-accent"
                onClick={taken(desk && (() => desk.openPerson(userNickname)))}
              >
                <Avatar nickname={userNickname} color={userAvatarColor} size="sm" />
                {userNickname}
              </a>
              <When at={createdAt} zone={zone} />
            </p>
            <FoldedText text={content} />
            {isMine && (
              <form
                method="post"
                action={address}
                onSubmit={taken(onDelete && (() => onDelete(comment)))}
              >
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="returnTo" value={`${address}#comments`} />
                <QuietAction name="intent" value="delete-comment">
                  Delete
                </QuietAction>
              </form>
            )}
          </li>
        );
      })}
    </ol>
  );
}
