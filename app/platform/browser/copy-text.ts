/** Puts a text on the clipboard; on plain http, where the clipboard is missing, by way of a selected field. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyFromField(text)) throw new Error("Failed to copy");
  }
}

/** The field stands in the open dialog, if there is one, since nothing outside of it can be selected. */
function copyFromField(text: string) {
  const asker = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  (asker?.closest("dialog") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  asker?.focus({ preventScroll: true });
  return isDone;
}
