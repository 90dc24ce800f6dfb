import { useCallback, useSyncExternalStore } from "react";

/** What this page knows of the kept texts; the browser's store follows it, and a page that opens later begins with it. */
const known = new Map<string, string>();
const listeners = new Set<() => void>();

export function readKept(key: string): string {
  const text = known.get(key);
  if (text !== undefined) return text;
  let stored = "";
  try {
    stored = localStorage.getItem(key) ?? "";
  } catch {}
  known.set(key, stored);
  return stored;
}

export function keepText(key: string, text: string) {
  known.set(key, text);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {}
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text that this browser keeps under a key until it is sent, through closed dialogs and reloads. */
export function useKeptText(key: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => "",
  );
  const keep = useCallback((next: string) => keepText(key, next), [key]);
  return [text, keep] as const;
}
