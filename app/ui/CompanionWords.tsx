import type { ReactNode } from "react";
import { AiBadge } from "./Badge";
import { Mark } from "./Mark";

/** What the companion says: on the soft accent, the mark beside it, the name in serif, the badge in text. */
export function CompanionWords({
  children,
  name = "TrueNorth",
  aside,
  footer,
}: {
  children: ReactNode;
  name?: string;
  /** A quiet word beside the name, such as "New" or the time. */
  aside?: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="rounded-card bg-accent-soft px-4 py-3">
      <p className="mb-1 flex flex-wrap items-center gap-2">
        <Mark className="size-5 text-accent" weight={2} />
        <span className="font-serif text-lg">{name}</span>
        <AiBadge />
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </p>
      <div className="words">{children}</div>
      {footer && <div className="mt-3 flex flex-wrap gap-2">{footer}</div>}
    </div>
  );
}
