import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { CareFoot } from "./CareFoot";
import { SkipLink } from "./SkipLink";
import { Toast, type ToastWords } from "./Toast";
import { Wordmark } from "./Wordmark";

/** One card, one column: signing in, starting a session, or saying that a page is not there. */
export function CardPage({
  title,
  back,
  lead,
  after,
  flash,
  children,
}: {
  title: ReactNode;
  back?: { label: string; href: string };
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Stands under the card: the other way, one link away. */
  after?: ReactNode;
  flash?: ToastWords | null;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-md px-4 pt-4 pb-12">
      <SkipLink />
      <header className="flex min-h-11 items-center justify-between">
        <a href="/" aria-label="TrueNorth, home" className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
        {back && (
          <a
            href={back.href}
            className="inline-flex min-h-11 items-center gap-1 text-base text-muted no-underline hover:text-accent"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </a>
        )}
      </header>
      {flash && <Toast {...flash} />}
      <main
        id="main"
        tabIndex={-1}
        className="mt-4 rounded-card border border-line bg-surface p-4 outline-none sm:mt-8 sm:p-8"
      >
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        {children && <div className="mt-6">{children}</div>}
      </main>
      {after && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2 px-4 text-base sm:px-8">
          {after}
        </div>
      )}
      <footer className="mt-12">
        <CareFoot />
      </footer>
    </div>
  );
}
