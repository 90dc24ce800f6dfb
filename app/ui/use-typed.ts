import { useCallback, useEffect, useRef, useState } from "react";

/** The value of a text area; what was typed before script took over stays. */
export function useTyped(initial: string) {
  const [value, setValue] = useState(initial);
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const typed = ref.current?.dataset.typed;
    if (typed !== undefined) setValue(typed);
  }, []);
  /** Sets the value unless something was typed before script took over. */
  const offer = useCallback((kept: string) => {
    if (ref.current?.dataset.typed === undefined) setValue(kept);
  }, []);
  return { value, setValue, offer, ref };
}

/** Notes what is typed into text areas before React takes the page over, which would set them back. */
export function keepTyped() {
  const note = (area: HTMLTextAreaElement) => {
    if (area.value !== area.defaultValue) area.dataset.typed = area.value;
  };
  for (const area of document.querySelectorAll("textarea")) note(area);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) note(target);
  });
}
