import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const look = cva("inline-flex items-center gap-1 rounded-full px-2 text-sm leading-6 font-medium", {
  variants: {
    tone: {
      quiet: "bg-sunk text-muted",
      accent: "bg-accent-soft text-accent",
      care: "bg-care-soft text-care",
      danger: "bg-danger-soft text-danger",
      count: "min-w-6 justify-center bg-accent px-1.5 text-on-accent",
    },
  },
  defaultVariants: { tone: "quiet" },
});

export function Badge({ tone, children }: VariantProps<typeof look> & { children: ReactNode }) {
  return <span className={look({ tone })}>{children}</span>;
}

/** `9+` above a limit of nine. */
export function capped(count: number, limit: number) {
  return count > limit ? `${limit}+` : `${count}`;
}

/** A count that stays small: `9+` above nine, or `99+` with a limit of 99. */
export function CountBadge({ count, limit = 9 }: { count: number; limit?: number }) {
  if (count < 1) return null;
  return <Badge tone="count">{capped(count, limit)}</Badge>;
}

/** Says in text that words come from the companion, wherever they stand. */
export function AiBadge({ children = "AI" }: { children?: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-full border border-accent px-2 font-sans text-sm leading-5 font-medium text-accent">
      {children}
    </span>
  );
}
