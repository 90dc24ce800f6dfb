import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "~/ui/Dialog";
import { toast } from "~/ui/Toaster";
import { MOODS } from "./moods";
import { usePlace } from "./place";
import type { Shown } from "./present-reflection";
import { restartFeeds } from "./restart-feeds";
import { failed } from "./say-failure";
import { useWriting } from "./use-writing";
import { WritingForm } from "./WritingForm";

/** Quick Reflection: a few words, shared or kept. */
export function WriteDialog({ onClose }: { onClose(): void }) {
  const { viewer } = usePlace();
  const client = useQueryClient();
  const script = useWriting<Shown>({
    keptAs: `reflection_draft_${viewer?.id}`,
    path: "/api/reflections",
    onDone: ({ isPublic }) => {
      restartFeeds(client);
      toast({ title: isPublic ? "Reflection shared" : "Kept for you alone" });
    },
    onSent: onClose,
    onFailed: failed("Failed to share reflection"),
  });
  return (
    <Dialog open onClose={onClose} title="Quick Reflection">
      <WritingForm
        intent="create-reflection"
        label="What is on your mind?"
        moods={MOODS}
        submit="Share"
        script={script}
      >
        {script.value && <span className="text-sm text-muted">Draft kept in this browser</span>}
      </WritingForm>
    </Dialog>
  );
}
