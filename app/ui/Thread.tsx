import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { type EchoColor, echoClass } from "./palette";

type ThreadColor = EchoColor | "accent";

const inkOf = (color: ThreadColor) => (color === "accent" ? "text-accent" : echoClass[color]);

/**
 * The continuous line that joins what belongs together. `thin` is for an entry and its answer, or the
 * steps of a tool; `loose` ends in dots where more may follow, `tied` ends at the last knot.
 */
export function Thread({
  color = "accent",
  weight = "full",
  end = "tied",
  label,
  className,
  children,
}: {
  color?: ThreadColor;
  weight?: "full" | "thin";
  end?: "tied" | "loose";
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ol
      className={cx("thread", inkOf(color), className)}
      data-weight={weight}
      data-end={end}
      aria-label={label}
    >
      {children}
    </ol>
  );
}

/** One part of a thread; `current` fills the knot, `id` makes it a place to link to. */
export function ThreadKnot({
  children,
  current = false,
  id,
}: {
  children: ReactNode;
  current?: boolean;
  id?: string;
}) {
  return (
    <li className="knot" id={id} aria-current={current ? "true" : undefined}>
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden>
        <path d="M8 0C8 7 10 13 14.5 18C18.5 22.5 25 20 25 14.5C25 9 18.5 6.5 14.5 11C10 16 8 23 8 32" />
        {current && <circle cx="18.8" cy="14.5" r="3" fill="currentColor" stroke="none" />}
      </svg>
      <div className="min-w-0 text-ink">{children}</div>
    </li>
  );
}

/** A short piece of thread that waits for its next knot. */
export function LooseEnd() {
  return (
    <svg
      viewBox="0 0 72 28"
      className="h-7 w-18 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M2 20C12 6 20 6 25 14C30 23 20 26 20 18C20 8 36 6 46 13" />
      <path d="M51 16.5L52 17M57 18.6L58 18.8M63 19.2L64 19.1M69.5 18.2L70 18" />
    </svg>
  );
}
