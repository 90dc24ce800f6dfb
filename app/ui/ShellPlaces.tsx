import { cx } from "class-variance-authority";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { type MouseEventHandler, type ReactNode, useEffect, useRef } from "react";

export interface ShellLink {
  label: string;
  href: string;
  current?: boolean;
  /** `care` is for the way to help, which stands first. */
  tone?: "care";
  /** Lets the shell take the link over; without script it is a plain link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface ShellTab extends ShellLink {
  icon: LucideIcon;
  unread?: number;
}

export function ShellAnchor({
  link,
  className,
  children,
}: {
  link: ShellLink;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a
      href={link.href}
      onClick={(event) => {
        link.onClick?.(event);
        event.currentTarget.closest("details")?.removeAttribute("open");
      }}
      aria-current={link.current ? "page" : undefined}
      className={className}
    >
      {children ?? link.label}
    </a>
  );
}

/** The five places at the foot of a phone. */
export function ShellTabs({ tabs }: { tabs: ShellTab[] }) {
  return (
    <nav
      aria-label="Places"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <ShellAnchor
              link={tab}
              className="-mt-px flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-sm text-muted aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent"
            >
              <tab.icon aria-hidden className="size-5" />
              <PlaceName tab={tab} />
            </ShellAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same places along the side of a wide screen, on one quiet line, with the knot at the present one. */
export function ShellRail({ tabs, more }: { tabs: ShellTab[]; more: ShellLink[] }) {
  return (
    <div className="hidden lg:block print:hidden">
      <nav
        aria-label="Places"
        className="sticky top-14 max-h-[calc(100vh-3.5rem)] overflow-y-auto py-8 pl-4"
      >
        <ul className="border-l border-line">
          {tabs.map((tab) => (
            <li key={tab.href}>
              <ShellAnchor link={tab} className={cx(railLink, "text-muted")}>
                <tab.icon aria-hidden className="size-5" />
                <PlaceName tab={tab} />
              </ShellAnchor>
            </li>
          ))}
          <li aria-hidden className="h-6" />
          {more.map((link) => (
            <li key={link.href}>
              <ShellAnchor
                link={link}
                className={cx(railLink, link.tone === "care" ? "text-care" : "text-muted")}
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const railLink =
  "-ml-px flex min-h-11 items-center gap-3 border-l-2 border-transparent pl-4 text-base hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent";

function PlaceName({ tab }: { tab: ShellTab }) {
  return (
    <span>
      {tab.label}
      {!!tab.unread && <span className="sr-only">, {tab.unread} unread</span>}
    </span>
  );
}

/** Everything that has no tab of its own, in a menu that opens without script. */
export function MoreMenu({ items }: { items: ShellLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.type === "pointerdown" && !details.contains(event.target as Node);
      if (isEscape) details.querySelector("summary")?.focus();
      if (isEscape || isOutside) details.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return (
    <details ref={menu} className="relative lg:hidden">
      <summary className="inline-flex size-11 items-center justify-center text-muted hover:text-ink">
        <Ellipsis aria-hidden className="size-5" />
        <span className="sr-only">More</span>
      </summary>
      <nav
        aria-label="More"
        className="float absolute top-full right-0 w-60 rounded-card border border-line bg-surface p-2"
      >
        <ul>
          {items.map((link) => (
            <li key={link.href}>
              <ShellAnchor
                link={link}
                className={cx(
                  "flex min-h-11 items-center rounded-control px-3 text-base hover:bg-sunk aria-[current=page]:text-accent",
                  link.tone === "care" && "font-medium text-care",
                )}
              />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
