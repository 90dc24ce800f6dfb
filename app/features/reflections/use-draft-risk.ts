import { useEffect, useState } from "react";

const READ_AFTER_MS = 600;

type RiskReader = (text: string) => number;

/** The reader of risk, which is large and loaded when somebody writes; null when it cannot be loaded. */
export const loadRiskReader = (): Promise<RiskReader | null> =>
  import("~/features/companion/read-risk").then(
    (module) => module.readRisk,
    () => null,
  );

/** The level of risk of what is being written, read in this browser alone and shown to its writer alone. */
export function useDraftRisk(text: string): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!text.trim()) return setLevel(0);
    let isOver = false;
    const timer = setTimeout(async () => {
      const read = await loadRiskReader();
      if (read && !isOver) setLevel(read(text));
    }, READ_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return level;
}
