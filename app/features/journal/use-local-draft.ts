import { useEffect, useState } from "react";

const keyOf = (userId: string) => `journal_draft_${userId}`;
const SAID_AFTER_MS = 400;

type Draft = { prompt: string; response: string };

export function readLocalDraft(userId: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null");
  } catch {
    return null;
  }
}

/** Says whether the browser could keep it. */
export function keepLocalDraft(userId: string, { prompt, response }: Draft) {
  if (!response && !prompt) return false;
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ prompt, response }));
    return true;
  } catch {
    return false;
  }
}

export function dropLocalDraft(userId: string) {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {}
}

/** Keeps what is being written in this browser, once the kept draft was looked at; says when it is kept. */
export function useLocalDraft(userId: string, { prompt, response }: Draft, isLookedAt: boolean) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    setKept(false);
    if (!isLookedAt) return;
    if (!response && !prompt) return dropLocalDraft(userId);
    if (!keepLocalDraft(userId, { prompt, response })) return;
    const timer = setTimeout(() => setKept(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, prompt, response, isLookedAt]);
  return isKept;
}
