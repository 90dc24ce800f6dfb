import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { capped } from "./Badge";

const look =
  "inline-flex min-h-11 min-w-11 items-center gap-1 text-base text-muted no-underline hover:text-accent [&[aria-pressed=true]]:font-medium [&[aria-pressed=true]]:text-accent";

type Words = {
  /** The word of the action; it changes with the state: "Like", "Liked". */
  children: ReactNode;
  /** Shown beside the word when it is above zero. */
  count?: number;
  /** What one of the counted things is called, for screen readers: "like" gives "3 likes". */
  counted?: string;
};

/** What one can do with a reflection, as a quiet word with its count. */
export function QuietAction({
  children,
  count,
  counted,
  pressed,
  type = "submit",
  ...button
}: Words & { pressed?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={look} aria-pressed={pressed} {...button}>
      {children}
      <Count count={count} counted={counted} />
    </button>
  );
}

export function QuietLink({
  children,
  count,
  counted,
  ...link
}: Words & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={look} {...link}>
      {children}
      <Count count={count} counted={counted} />
    </a>
  );
}

function Count({ count, counted }: { count?: number; counted?: string }) {
  if (!count) return null;
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {capped(count, 99)}
      </span>
      {counted && (
        <span className="sr-only">, {`${count} ${counted}${count === 1 ? "" : "s"}`}</span>
      )}
    </>
  );
}
