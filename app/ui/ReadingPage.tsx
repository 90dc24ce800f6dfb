import { cx } from "class-variance-authority";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "./Button";
import { CareFoot } from "./CareFoot";
import { SkipLink } from "./SkipLink";
import { ThemeToggle } from "./ThemeToggle";
import { Toast, type ToastWords } from "./Toast";
import { Wordmark } from "./Wordmark";

export interface PageLink {
  label: string;
  href: string;
  current?: boolean;
}

export interface ReadingPageProps {
  /** Where the mark leads. */
  home?: string;
  nav: PageLink[];
  /** The ways in, the last one the most visible: Sign In, Start Free. */
  actions: PageLink[];
  /** Links that only the menu of the phone carries. */
  menuOnly?: PageLink[];
  foot: PageLink[];
  /** The page one comes back to after changing the theme without script. */
  returnTo?: string;
  flash?: ToastWords | null;
  /** `read` keeps everything at reading measure, `page` leaves the width to the children. */
  width?: "read" | "page";
  children: ReactNode;
}

/** A page for reading: complete without script, with the way to help at its foot. */
export function ReadingPage({ flash, foot, width = "read", children, ...head }: ReadingPageProps) {
  return (
    <>
      <SkipLink />
      <PageHead {...head} />
      {flash && <Toast {...flash} />}
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          "mx-auto px-4 pt-6 pb-12 outline-none sm:px-6 sm:pt-12",
          width === "read" ? "max-w-[41rem]" : "max-w-page",
        )}
      >
        {children}
      </main>
      <PageFoot links={foot} width={width} />
    </>
  );
}

const quiet =
  "inline-flex min-h-11 items-center rounded-control px-3 text-base no-underline hover:text-accent aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:underline-offset-8";

function PageHead({
  home = "/",
  nav,
  actions,
  menuOnly = [],
  returnTo,
}: Omit<ReadingPageProps, "foot" | "children" | "flash" | "width">) {
  const main = actions.at(-1);
  return (
    <header className="relative border-b border-line">
      <div className="mx-auto flex max-w-page items-center gap-1 px-4 py-2 sm:px-6">
        <a
          href={home}
          aria-label="TrueNorth, home"
          className="mr-auto inline-flex min-h-11 items-center"
        >
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <Links links={nav} className="flex" />
        </nav>
        <ThemeToggle returnTo={returnTo} />
        <div className="hidden items-center gap-1 lg:flex">
          {actions.slice(0, -1).map((link) => (
            <a key={link.href} href={link.href} className={quiet}>
              {link.label}
            </a>
          ))}
        </div>
        {main && (
          <ButtonLink href={main.href} size="sm" className="max-[379px]:hidden">
            {main.label}
          </ButtonLink>
        )}
        <details className="lg:hidden">
          <summary className={cx(quiet, "gap-1 px-2")}>
            <Menu aria-hidden className="size-5" />
            Menu
          </summary>
          <nav
            aria-label="Menu"
            className="float absolute inset-x-0 top-full z-40 border-b border-line bg-surface px-4 py-3"
          >
            <a href="#care" className={cx(quiet, "text-care hover:text-care")}>
              Need someone now?
            </a>
            <Links links={[...nav, ...menuOnly, ...actions]} className="grid" />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links({ links, className }: { links: PageLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            aria-current={link.current ? "page" : undefined}
            className={cx(quiet, "w-full")}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function PageFoot({ links, width }: { links: PageLink[]; width: "read" | "page" }) {
  return (
    <footer
      className={cx(
        "mx-auto px-4 pb-12 sm:px-6",
        width === "read" ? "max-w-[41rem]" : "max-w-page",
      )}
    >
      <CareFoot />
      <nav aria-label="Foot" className="-mx-3 mt-4">
        <ul className="flex flex-wrap">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={cx(quiet, "text-muted")}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
