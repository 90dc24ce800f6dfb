import type { ReactNode } from "react";

/** A named part of the gallery. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-4">
      <h2 className="border-b border-line pb-1 text-lg">{name}</h2>
      {children}
    </div>
  );
}
