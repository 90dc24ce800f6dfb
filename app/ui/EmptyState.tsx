import type { ReactNode } from "react";
import { LooseEnd } from "./Thread";

/** One sentence of invitation and one action, under the loose end of a thread. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 py-8">
      <LooseEnd />
      <p className="max-w-read font-serif text-lg">{children}</p>
      {action}
    </div>
  );
}
