/** Gives the focus to the text of the page, for a button that goes away with its own click. */
export const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });
