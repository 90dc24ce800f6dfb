import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button";

export interface ToastWords {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
}

/**
 * A passing message. In the `flow` it is part of the page and stays until the script of the page takes it
 * up; `float` puts it over the page. With `onDismiss` its close button belongs to the caller.
 */
export function Toast({
  title,
  description,
  tone = "plain",
  action,
  placement = "flow",
  closed = false,
  onDismiss,
}: ToastWords & {
  action?: ReactNode;
  placement?: "flow" | "float";
  closed?: boolean;
  onDismiss?: () => void;
}) {
  const bad = tone === "destructive";
  return (
    <div
      className={`toast float flex items-start gap-3 rounded-card border bg-surface py-3 pr-1 pl-4 text-base ${bad ? "border-danger" : "border-accent"}`}
      role={bad ? "alert" : "status"}
      data-toast={onDismiss ? undefined : ""}
      data-placement={placement}
      data-state={closed ? "closed" : "open"}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className={bad ? "font-semibold text-danger" : "font-semibold"}>{title}</p>
        {description && <p>{description}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <Button
        type="button"
        variant="ghost"
        size="icon"
        className="-my-1"
        aria-label="Close"
        data-toast-close=""
        hidden={!onDismiss}
        onClick={onDismiss}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
