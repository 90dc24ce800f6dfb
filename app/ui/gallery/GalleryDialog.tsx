import { useState } from "react";
import { Button } from "../Button";
import { Dialog } from "../Dialog";

export function GalleryDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this entry?"
        footer={
          <>
            <Button type="button" variant="ghost" onClick={close}>
              Keep it
            </Button>
            <Button type="button" variant="destructive" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        It goes with its answer, and cannot be brought back.
      </Dialog>
    </>
  );
}
