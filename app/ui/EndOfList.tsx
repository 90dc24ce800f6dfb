import type { ReactNode } from "react";

/** Says in words that there is no more. */
export function EndOfList({ children = "That is everything for now." }: { children?: ReactNode }) {
  return <p className="py-8 text-center font-serif text-lg text-muted">{children}</p>;
}
