/** What the debug panel shows; kept only when the person switched it on in this browser. */
export type DebugEvent = {
  timestamp: string;
  eventType: "interaction" | "api_call" | "state_change" | "error";
  component: string;
  action: string;
  details?: string;
  userId?: string;
};

const MOST = 1000;
const FLAG = "truenorth_debug";
const events: DebugEvent[] = [];
const listeners = new Set<() => void>();
let snapshot: readonly DebugEvent[] = [];

export const isDebugging = () => {
  try {
    return localStorage.getItem(FLAG) === "true";
  } catch {
    return false;
  }
};
export const setDebugging = (on: boolean) => {
  try {
    localStorage.setItem(FLAG, String(on));
  } catch {}
};

/** Notes an event without anything that a person wrote. */
export function noteDebug(event: Omit<DebugEvent, "timestamp">) {
  if (!isDebugging()) return;
  events.push({ ...event, timestamp: new Date().toISOString() });
  if (events.length > MOST) events.shift();
  snapshot = [...events];
  for (const listener of listeners) listener();
}

export const debugEvents = () => snapshot;
export function followDebug(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
