import { useQueryClient } from "@tanstack/react-query";
import { MOODS } from "~/features/reflections/moods";
import { usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { restartFeeds } from "~/features/reflections/restart-feeds";
import { failed } from "~/features/reflections/say-failure";
import { useWriting } from "~/features/reflections/use-writing";
import { WritingForm } from "~/features/reflections/WritingForm";
import { makeId } from "~/platform/browser/make-id";
import { useKeptText } from "~/platform/browser/use-kept-text";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { toast } from "~/ui/Toaster";

/** An echo chain that is being written, kept in this browser until it is finished; without `last`, its first is not sent yet. */
type Chain = { threadId: string; last?: { id: string; content: string } };

const readChain = (kept: string): Chain | null => {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
};

/** Quick Reflection: a few words, shared or kept, or the first of an echo chain that one goes on with. */
export function WriteDialog({ onClose }: { onClose(): void }) {
  const { viewer } = usePlace();
  const client = useQueryClient();
  const keptAs = `reflection_draft_${viewer?.id}`;
  const [keptChain, keep] = useKeptText(`${keptAs}_chain`);
  const chain = readChain(keptChain);
  const last = chain?.last;
  const about: Record<string, string> = {
    ...(chain && { threadId: chain.threadId }),
    ...(last && { parentReflectionId: last.id }),
  };
  const script = useWriting<Shown>({
    keptAs,
    path: "/api/reflections",
    about,
    onDone: ({ id, content, isPublic, threadId, sequenceNumber }) => {
      restartFeeds(client);
      if (threadId) keep(JSON.stringify({ threadId, last: { id, content } }));
      if (sequenceNumber !== null && sequenceNumber > 1)
        toast({ title: `Echo #${sequenceNumber} added!` });
      else toast({ title: isPublic ? "Reflection shared" : "Kept for you alone" });
    },
    onSent: ({ threadId }) => {
      if (!threadId) onClose();
    },
    onFailed: failed("Failed to share reflection"),
  });
  const finish = () => {
    keep("");
    onClose();
  };
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
        about={about}
        submit={last ? "Add to the chain" : "Share"}
        script={script}
      >
        {last ? (
          <Button type="button" variant="outline" onClick={finish}>
            Finish Chain
          </Button>
        ) : (
          <label className="inline-flex min-h-11 items-center gap-2 text-base">
            <input
              type="checkbox"
              className="tick"
              checked={chain !== null}
              disabled={script.isPending}
              onChange={() => keep(chain ? "" : JSON.stringify({ threadId: makeId() }))}
            />
            Go on with it as an echo chain
          </label>
        )}
        {script.value && <span className="text-sm text-muted">Draft kept in this browser</span>}
      </WritingForm>
    </Dialog>
  );
}
