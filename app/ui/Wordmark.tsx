import { cx } from "class-variance-authority";
import { Mark } from "./Mark";

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx("inline-flex items-center gap-2 font-serif text-lg leading-none", className)}
    >
      <Mark className="size-6 text-accent" />
      <span>TrueNorth</span>
    </span>
  );
}
