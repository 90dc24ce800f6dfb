import type { PageLink } from "~/ui/ReadingPage";

export const siteNav: PageLink[] = [
  { label: "About", href: "/about" },
  { label: "Reflections", href: "/feed" },
  { label: "Blog", href: "/blog" },
];

export const waysIn: PageLink[] = [
  { label: "Sign In", href: "/auth" },
  { label: "Start Free", href: "/auth?mode=sign-up" },
];

export const guestEntry: PageLink[] = [{ label: "Try as Guest", href: "/chat" }];

export const siteFoot: PageLink[] = [
  { label: "About", href: "/about" },
  { label: "Terms", href: "/terms" },
  { label: "Privacy", href: "/privacy" },
  { label: "Safety", href: "/safety" },
  { label: "Public Feed", href: "/feed" },
  { label: "Contact", href: "/contact" },
];

/** The same links with the one that leads to `path` marked. */
export function marked(links: PageLink[], path?: string): PageLink[] {
  return links.map((link) => (link.href === path ? { ...link, current: true } : link));
}
