import { X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { Button } from "./Button";
import { Toaster } from "./Toaster";

/** A native modal dialog, at the foot of the screen on a phone. Escape, the backdrop and 'Close' call `onClose`. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const box = useRef<HTMLDialogElement | null>(null);
  /** Where the pointer went down: text that is marked as far as the backdrop does not close the dialog. */
  const began = useRef<EventTarget | null>(null);
  // Closing it before it goes gives the focus back to where it came from.
  const hold = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) box.current?.close();
    box.current = dialog;
  }, []);
  const titleId = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape by itself
    <dialog
      ref={hold}
      className="sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        began.current = event.target;
      }}
      onClick={({ target }) =>
        target === box.current && began.current === target && box.current.close()
      }
    >
      {open && (
        <div className="grid gap-4 p-4 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-2 text-lg">
              {title}
            </h2>
            <Button
              type="button"
              variant="ghost"
              size="icon"
              className="-mt-1 -mr-2"
              aria-label="Close"
              onClick={() => box.current?.close()}
            >
              <X aria-hidden />
            </Button>
          </div>
          <div>{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
          <Toaster />
        </div>
      )}
    </dialog>
  );
}
