import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ECHO_MOODS } from "~/features/reflections/moods";
import { usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { restartFeeds } from "~/features/reflections/restart-feeds";
import { failed } from "~/features/reflections/say-failure";
import { useWriting } from "~/features/reflections/use-writing";
import { WritingForm } from "~/features/reflections/WritingForm";
import { CallError } from "~/platform/browser/call";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { toast } from "~/ui/Toaster";

const CONTENT_REQUIRED = "Please write your inspired reflection.";

/** Answers a reflection with words of one's own, as often as one likes, until the chain is finished. */
export function EchoDialog({ reflection, onClose }: { reflection: Shown; onClose(): void }) {
  const { viewer } = usePlace();
  const client = useQueryClient();
  const [added, setAdded] = useState(0);
  const script = useWriting<{ reflection: Shown }>({
    keptAs: `echo_draft_${viewer?.id}_${reflection.id}`,
    path: "/api/reflections/echo",
    about: { originalReflectionId: reflection.id },
    onDone: ({ reflection: { sequenceNumber } }) => {
      toast({ title: added === 0 ? "Echo created!" : `Echo #${sequenceNumber} added!` });
    },
    onSent: () => setAdded((count) => count + 1),
    onFailed: (error) => {
      if (error instanceof CallError && error.status === 404) {
        toast({ tone: "destructive", title: "Reflection not found" });
        restartFeeds(client);
      } else if (error instanceof CallError && error.status > 0) {
        failed("Failed to create echo")(error);
      } else failed("Echo failed")(error);
    },
    onEmpty: () => {
      toast({
        tone: "destructive",
        title: "Content required",
        description: CONTENT_REQUIRED,
      });
      return CONTENT_REQUIRED;
    },
  });
  const finish = () => {
    if (added > 0) restartFeeds(client);
    onClose();
  };
  return (
    <Dialog open onClose={finish} title={added === 0 ? "Echo this reflection" : "Go on with it"}>
      <blockquote className="mb-4 line-clamp-4 border-l-2 border-accent pl-4 text-base text-muted">
        {reflection.content}
      </blockquote>
      <WritingForm
        intent="echo"
        label="Your inspired reflection"
        moods={ECHO_MOODS}
        about={{ originalReflectionId: reflection.id }}
        submit="Create echo"
        script={script}
      >
        {added > 0 && (
          <Button type="button" variant="outline" onClick={finish}>
            Finish Chain
          </Button>
        )}
      </WritingForm>
    </Dialog>
  );
}
