import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MOODS } from "~/features/reflections/moods";
import { usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { restartFeeds } from "~/features/reflections/restart-feeds";
import { failed } from "~/features/reflections/say-failure";
import { useWriting } from "~/features/reflections/use-writing";
import { WritingForm } from "~/features/reflections/WritingForm";
import { makeId } from "~/platform/browser/make-id";
import { keepText, readKept } from "~/platform/browser/use-kept-text";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { toast } from "~/ui/Toaster";

const chainOf = (draft: string) => `${draft}_chain`;

/** Quick Reflection: a few words, shared or kept, or the first of an echo chain that one goes on with. */
export function WriteDialog({ onClose }: { onClose(): void }) {
  const { viewer } = usePlace();
  const client = useQueryClient();
  const keptAs = `reflection_draft_${viewer?.id}`;
  const [isChain, setChain] = useState(false);
  const [threadId] = useState(() => readKept(chainOf(keptAs)) || makeId());
  const [last, setLast] = useState<Shown | null>(null);
  const script = useWriting<Shown>({
    keptAs,
    path: "/api/reflections",
    about: (): Record<string, string> => {
      if (!isChain) return {};
      // A lost answer is asked for again under the same id, also from a dialog opened anew.
      keepText(chainOf(keptAs), threadId);
      return last ? { threadId, parentReflectionId: last.id } : { threadId };
    },
    onDone: ({ isPublic, sequenceNumber }) => {
      restartFeeds(client);
      keepText(chainOf(keptAs), "");
      if (sequenceNumber !== null && sequenceNumber > 1)
        toast({ title: `Echo #${sequenceNumber} added!` });
      else toast({ title: isPublic ? "Reflection shared" : "Kept for you alone" });
    },
    onSent: (sent) => (sent.threadId ? setLast(sent) : onClose()),
    onFailed: failed("Failed to share reflection"),
  });
  return (
    <Dialog open onClose={onClose} title={last ? "Go on with it" : "Quick Reflection"}>
      {last && (
        <blockquote className="mb-4 line-clamp-4 border-l-2 border-accent pl-4 text-base text-muted">
          {last.content}
        </blockquote>
      )}
      <WritingForm
        intent="create-reflection"
        label={last ? "What comes next?" : "What is on your mind?"}
        moods={MOODS}
        submit={last ? "Add to the chain" : "Share"}
        script={script}
      >
        {last ? (
          <Button type="button" variant="outline" onClick={onClose}>
            Finish Chain
          </Button>
        ) : (
          <label className="inline-flex min-h-11 items-center gap-2 text-base">
            <input
              type="checkbox"
              className="tick"
              checked={isChain}
              onChange={() => setChain(!isChain)}
            />
            Go on with it as an echo chain
          </label>
        )}
        {script.value && <span className="text-sm text-muted">Draft kept in this browser</span>}
      </WritingForm>
    </Dialog>
  );
}
