import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const look = cva(
  "rounded-card border px-4 py-3 text-base [&_a]:underline [&_a]:underline-offset-4",
  {
    variants: {
      tone: {
        info: "border-line bg-accent-soft text-ink",
        care: "border-care bg-care-soft text-care",
        danger: "border-danger bg-danger-soft text-ink",
      },
    },
  },
);

/** Something said in place: what happened, what was kept, one way on. `care` is for crisis help only. */
export function Notice({
  tone = "info",
  title,
  children,
  action,
  role,
}: {
  tone?: "info" | "care" | "danger";
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  role?: "alert" | "status";
}) {
  return (
    <div className={look({ tone })} role={role}>
      {title && (
        <p className={tone === "danger" ? "font-semibold text-danger" : "font-semibold"}>{title}</p>
      )}
      {children}
      {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
