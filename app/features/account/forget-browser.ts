const KEPT = "visited";
const DRAFT = /draft/;

/** Clears what this browser kept of a person; unsent drafts stay only where the person did not choose to leave. */
export function forgetBrowser({ keepsDrafts = false } = {}) {
  try {
    const stays = Object.entries(localStorage).filter(
      ([key]) => key === KEPT || (keepsDrafts && DRAFT.test(key)),
    );
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of stays) localStorage.setItem(key, value);
  } catch {}
}
