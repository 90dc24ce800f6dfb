import { Bell, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "./Avatar";
import { capped } from "./Badge";
import { CareFoot } from "./CareFoot";
import { Mark } from "./Mark";
import {
  MoreMenu,
  ShellAnchor,
  type ShellLink,
  ShellRail,
  type ShellTab,
  ShellTabs,
} from "./ShellPlaces";
import { SkipLink } from "./SkipLink";
import type { ToastWords } from "./Toast";
import { Toaster } from "./Toaster";

export interface ShellFrameProps {
  home: ShellLink;
  /** "Need someone now?"; without it the link leads to the foot of the page. */
  care?: ShellLink;
  notifications: ShellLink & { unread: number };
  profile: ShellLink & { nickname?: string | null; color?: string | null };
  settings: ShellLink;
  tabs: ShellTab[];
  more: ShellLink[];
  /** Says where one is: the heading of the view. */
  title: ReactNode;
  titleHidden?: boolean;
  /** Stands on the line of the heading, at its end. */
  titleAside?: ReactNode;
  /** At most one side note, beside the column on wide screens and under it on others. */
  aside?: ReactNode;
  flash?: ToastWords | null;
  children: ReactNode;
}

/** The frame of the app: places at the foot of a phone or along the side of a desk, and one view. */
export function ShellFrame(props: ShellFrameProps) {
  const { title, titleHidden, titleAside, aside, flash, children, tabs, more } = props;
  return (
    <>
      <SkipLink />
      <ShellHead {...props} />
      <div className="mx-auto grid max-w-[76rem] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ShellRail tabs={tabs} more={more} />
        <div className="px-4 pt-4 pb-28 sm:px-6 lg:px-8 lg:pt-8 lg:pb-12">
          <Toaster flash={flash} />
          <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
            <main id="main" tabIndex={-1} className="max-w-[40rem] min-w-0 outline-none">
              <div
                className={
                  titleHidden
                    ? "sr-only"
                    : "mb-4 flex flex-wrap items-baseline justify-between gap-2"
                }
              >
                <h1 className="text-xl">{title}</h1>
                {titleAside}
              </div>
              {children}
            </main>
            {aside && <aside className="max-w-[40rem] min-w-0 xl:pt-12">{aside}</aside>}
          </div>
          <footer className="mt-16 max-w-[40rem]">
            <CareFoot />
          </footer>
        </div>
      </div>
      <ShellTabs tabs={tabs} />
    </>
  );
}

function ShellHead({ home, care, notifications, profile, settings, more }: ShellFrameProps) {
  const unread = notifications.unread;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-[76rem] items-center px-2 py-1 sm:px-4">
        <ShellAnchor link={home} className="inline-flex min-h-11 items-center gap-2 px-2">
          <Mark className="size-6 text-accent" />
          <span className="font-serif text-lg max-sm:sr-only">TrueNorth</span>
        </ShellAnchor>
        <ShellAnchor
          link={care ?? { label: "Need someone now?", href: "#care" }}
          className="mr-auto inline-flex min-h-11 items-center px-2 text-sm font-medium text-care underline decoration-1 underline-offset-4"
        >
          Need someone now?
        </ShellAnchor>
        <ShellAnchor
          link={notifications}
          className="relative inline-flex size-11 items-center justify-center text-muted hover:text-ink aria-[current=page]:text-accent"
        >
          <Bell aria-hidden className="size-5" />
          <span className="sr-only">
            {notifications.label}
            {unread > 0 && `, ${unread} unread`}
          </span>
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 left-1/2 min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-medium text-on-accent"
            >
              {capped(unread, 9)}
            </span>
          )}
        </ShellAnchor>
        <ShellAnchor link={profile} className="inline-flex size-11 items-center justify-center">
          <Avatar nickname={profile.nickname} color={profile.color} size="sm" />
          <span className="sr-only">{profile.label}</span>
        </ShellAnchor>
        <ShellAnchor
          link={settings}
          className="inline-flex size-11 items-center justify-center text-muted hover:text-ink max-[359px]:hidden"
        >
          <Settings aria-hidden className="size-5" />
          <span className="sr-only">{settings.label}</span>
        </ShellAnchor>
        <MoreMenu items={more} />
      </div>
    </header>
  );
}
