import { CommentForm } from "~/features/comments/CommentForm";
import { CommentList } from "~/features/comments/CommentList";
import { ReflectForm } from "~/features/reactions/ReflectForm";
import { ECHO_MOODS } from "~/features/reflections/moods";
import { usePlace } from "~/features/reflections/place";
import { WritingForm } from "~/features/reflections/WritingForm";
import type { FormAnswer } from "~/platform/http/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { PageOfReflections } from "./PageOfReflections";
import { ReflectionCard } from "./ReflectionCard";
import type { ReadReflectionPage } from "./read-reflection-page.server";

/** One reflection on a page of its own, with what one can do next. */
export function ReflectionPage({
  refused,
  ...shown
}: ReadReflectionPage & { refused?: FormAnswer }) {
  const { viewer, zone, reflection, reactions, comments, newIds } = shown;
  const isMember = viewer !== null && !viewer.isGuest;
  return (
    <PageOfReflections
      viewer={viewer}
      zone={zone}
      refused={refused}
      forms={isMember ? ["comment", "reflect", "echo"] : []}
    >
      <h1 className="sr-only">Reflection by {reflection.userNickname}</h1>
      {shown.isDeleting && <DeleteAsk id={reflection.id} isEcho={reflection.threadId !== null} />}
      <ReflectionCard reflection={reflection} reactions={reactions} isWhole />
      <section id="comments" aria-labelledby="comments-title" className="mt-8">
        <h2 id="comments-title" className="text-lg">
          {comments.length === 0 ? "No comments yet" : "Comments"}
        </h2>
        <CommentList comments={comments} authorId={reflection.userId} />
        {isMember && <CommentForm reflectionId={reflection.id} clientId={newIds.comment} />}
      </section>
      {isMember ? (
        <>
          {reflection.isPublic && !reactions?.reflects.isReflected && (
            <section id="reflect" aria-labelledby="reflect-title" className="mt-10">
              <h2 id="reflect-title" className="mb-3 text-lg">
                Reflect on this post
              </h2>
              <ReflectForm reflectionId={reflection.id} />
            </section>
          )}
          {reflection.isChainClosed ? (
            <p id="echo" className="mt-10 text-read text-muted">
              Its echo chain is finished.
            </p>
          ) : (
            <section id="echo" aria-labelledby="echo-title" className="mt-10">
              <h2 id="echo-title" className="mb-3 text-lg">
                Echo it with words of your own
              </h2>
              <WritingForm
                intent="echo"
                label="Your inspired reflection"
                moods={ECHO_MOODS}
                about={{ originalReflectionId: reflection.id }}
                clientId={newIds.echo}
                submit="Create echo"
              />
            </section>
          )}
        </>
      ) : (
        <JoinIn />
      )}
    </PageOfReflections>
  );
}

/** The way in for those who only read so far. */
export function JoinIn() {
  return (
    <p id="echo" className="mt-10 flex flex-wrap items-center gap-4">
      <ButtonLink href="/auth">Sign Up Free</ButtonLink>
      <ButtonLink href="/feed" variant="outline">
        More reflections
      </ButtonLink>
    </p>
  );
}

function DeleteAsk({ id, isEcho }: { id: string; isEcho: boolean }) {
  const { address } = usePlace();
  return (
    <form method="post" action={address} id="delete" className="mb-6">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="kind" value={isEcho ? "echo" : "reflection"} />
      <input type="hidden" name="returnTo" value="/feed" />
      <Notice
        tone="danger"
        title={
          isEcho
            ? "Are you sure you want to delete this echo from the chain?"
            : "Are you sure you want to delete this reflection?"
        }
        action={
          <>
            <Button name="intent" value="delete-reflection" variant="destructive">
              Delete
            </Button>
            <ButtonLink href={`/reflection/${id}`} variant="outline">
              Keep it
            </ButtonLink>
          </>
        }
      >
        It is gone for good, with its likes, reflects and comments.
      </Notice>
    </form>
  );
}
