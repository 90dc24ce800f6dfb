import { EchoDialog } from "~/features/echoes/EchoDialog";
import { ReflectForm } from "~/features/reactions/ReflectForm";
import type { Shown } from "~/features/reflections/present-reflection";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ChainDialog } from "./ChainDialog";
import { DeleteDialog } from "./DeleteDialog";
import { DetailDialog } from "./DetailDialog";
import { WriteDialog } from "./WriteDialog";

export type OpenDialog =
  | { kind: "reflect" | "echo" | "delete" | "detail"; reflection: Shown }
  | { kind: "chain"; threadId: string }
  | { kind: "write" };

type Props = {
  open: OpenDialog;
  setOpen(open: OpenDialog | null): void;
  onReflect(
    toggle: { id: string; what: "reflect"; comment?: string; sure: true },
    then: { onSuccess(): void },
  ): void;
  isReflecting: boolean;
};

/** The one dialog that is open over a list of reflections. */
export default function DeskDialogs({ open, setOpen, onReflect, isReflecting }: Props) {
  const close = () => setOpen(null);
  switch (open.kind) {
    case "write":
      return <WriteDialog onClose={close} />;
    case "chain":
      return <ChainDialog threadId={open.threadId} onClose={close} />;
    case "echo":
      return <EchoDialog reflection={open.reflection} onClose={close} />;
    case "detail":
      return <DetailDialog reflection={open.reflection} onClose={close} />;
    case "delete":
      return <DeleteDialog reflection={open.reflection} onClose={close} />;
    case "reflect":
      return (
        <Dialog open onClose={close} title="Reflect on this post">
          <ReflectForm
            reflectionId={open.reflection.id}
            isPending={isReflecting}
            onReflect={(comment, done) =>
              onReflect(
                {
                  id: open.reflection.id,
                  what: "reflect",
                  comment: comment || undefined,
                  sure: true,
                },
                {
                  onSuccess: () => {
                    done();
                    close();
                  },
                },
              )
            }
          >
            <Button type="button" variant="outline" onClick={close}>
              Cancel
            </Button>
          </ReflectForm>
        </Dialog>
      );
  }
}
