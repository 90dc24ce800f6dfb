import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { patchReflections } from "~/features/reflections/patch-reflections";
import { usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { failed, inviteGuest } from "~/features/reflections/say-failure";
import { CallError, call } from "~/platform/browser/call";
import { FRESH } from "~/platform/browser/query-client";
import { dropSent, sendingId } from "~/platform/browser/sending-id";
import { useKeptText } from "~/platform/browser/use-kept-text";
import { Button } from "~/ui/Button";
import { toast } from "~/ui/Toaster";
import { Waiting } from "~/ui/Waiting";
import { CommentForm } from "./CommentForm";
import { CommentList } from "./CommentList";
import type { ShownComment } from "./present-comment";

/** The comments of a reflection in the app, and the line to answer with. */
export default function Comments({ reflection }: { reflection: Shown }) {
  const { viewer } = usePlace();
  const client = useQueryClient();
  const { id } = reflection;
  const queryKey = ["/api/comments", id];
  const list = useQuery<ShownComment[]>({ queryKey, staleTime: FRESH.people });
  const draft = `comment_draft_${viewer?.id}_${id}`;
  const [text, setText] = useKeptText(draft);

  const counted = (step: number) =>
    patchReflections(client, id, (one) => ({ ...one, commentCount: one.commentCount + step }));
  const add = useMutation({
    mutationFn: (content: string) => {
      const body = { reflectionId: id, content };
      const clientId = sendingId(draft, body);
      return call<ShownComment>("POST", "/api/comments", { ...body, clientId });
    },
    onSuccess: (comment, content) => {
      client.setQueryData<ShownComment[]>(queryKey, (now = []) => [...now, comment]);
      counted(1);
      dropSent(draft, content);
    },
    onError: failed("Failed to add comment"),
  });
  const remove = useMutation({
    mutationFn: (comment: ShownComment) => call("DELETE", `/api/comments/${comment.id}`),
    onMutate: (comment) => {
      const before = client.getQueryData<ShownComment[]>(queryKey);
      client.setQueryData<ShownComment[]>(queryKey, (now = []) =>
        now.filter((one) => one.id !== comment.id),
      );
      return { before };
    },
    onSuccess: () => {
      counted(-1);
      toast({ title: "Comment deleted" });
    },
    onError: (error, _, kept) => {
      client.setQueryData(queryKey, kept?.before);
      failed("Failed to delete comment")(error);
    },
  });

  if (list.isPending) return <Waiting what="comments" parts={1} />;
  if (!list.data) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-base">
        The comments could not be loaded.
        <Button variant="outline" size="sm" type="button" onClick={() => list.refetch()}>
          Try Again
        </Button>
      </p>
    );
  }
  return (
    <>
      {list.data.length === 0 && <p className="text-base text-muted">No comments yet.</p>}
      <CommentList
        comments={list.data}
        authorId={reflection.userId}
        onDelete={(comment) => remove.mutate(comment)}
      />
      <CommentForm
        reflectionId={id}
        script={{
          value: text,
          onChange: setText,
          onSubmit: () => {
            if (viewer?.isGuest) return inviteGuest();
            if (text.trim() && !add.isPending) add.mutate(text);
          },
          isPending: add.isPending,
          error:
            add.error instanceof CallError && add.error.about.field === "content"
              ? add.error.sentence
              : undefined,
        }}
      />
    </>
  );
}
