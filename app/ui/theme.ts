export type Theme = "light" | "dark";

const YEAR_S = 365 * 24 * 60 * 60;

function remembered(): Theme | null {
  try {
    const value = localStorage.getItem("theme");
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

/** Sets the theme of the page, the stored value and the cookie by which the server draws the next one. */
export function keepTheme(theme: Theme) {
  const root = document.documentElement;
  if (!root.hasAttribute("data-theme-locked")) root.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari 15
  document.cookie = `theme=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // A browser that stores nothing still has the cookie.
  }
}

/** For pages that hydrate: the stored theme, else the cookie's, else the one the system prefers. */
export function adoptTheme() {
  const cookie = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] as Theme | undefined;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  keepTheme(remembered() ?? cookie ?? system);
}
