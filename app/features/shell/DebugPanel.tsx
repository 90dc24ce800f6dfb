import { lazy, Suspense, useEffect, useState } from "react";
import { isDebugging, setDebugging } from "./debug-log";

const DebugEvents = lazy(() => import("./DebugEvents"));

/** Ctrl+Shift+D: what the shell did, for a person who helps to find a fault. */
export function DebugPanel({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isNoting, setNoting] = useState(false);
  useEffect(() => {
    setNoting(isDebugging());
    const toggle = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== "d") return;
      event.preventDefault();
      setNoting(true);
      setOpen((open) => {
        setDebugging(!open);
        return !open;
      });
    };
    window.addEventListener("keydown", toggle);
    return () => window.removeEventListener("keydown", toggle);
  }, []);
  if (!isNoting) return null;
  return (
    <Suspense fallback={null}>
      <DebugEvents userId={userId} isOpen={isOpen} />
    </Suspense>
  );
}
