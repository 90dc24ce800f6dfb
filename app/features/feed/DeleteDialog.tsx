import { useMutation, useQueryClient } from "@tanstack/react-query";
import { patchReflections } from "~/features/reflections/patch-reflections";
import type { Shown } from "~/features/reflections/present-reflection";
import { failed } from "~/features/reflections/say-failure";
import { call } from "~/platform/browser/call";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { toast } from "~/ui/Toaster";

type Props = { reflection: Shown; isEcho?: boolean; onClose(): void; onDeleted?(): void };

/** Asks before one's own reflection goes. */
export function DeleteDialog({ reflection, isEcho = false, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call("DELETE", `/api/reflections/${reflection.id}`),
    onSuccess: () => {
      patchReflections(client, reflection.id, () => null);
      for (const queryKey of [["/api/reflections"], ["/api/echo-chains"], ["/api/user"]])
        client.invalidateQueries({ queryKey });
      toast({ title: isEcho ? "Echo deleted" : "Reflection deleted" });
      onClose();
      onDeleted?.();
      document.getElementById("main")?.focus();
    },
    onError: (error) => {
      if (isEcho) failed("Failed to delete echo", "Please try again later.")(error);
      else failed("Failed to delete reflection")(error);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isEcho
          ? "Are you sure you want to delete this echo from the chain?"
          : "Are you sure you want to delete this reflection?"
      }
      footer={
        <>
          <Button type="button" variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button
            type="button"
            variant="destructive"
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
        </>
      }
    >
      It is gone for good, with its likes, reflects and comments.
    </Dialog>
  );
}
