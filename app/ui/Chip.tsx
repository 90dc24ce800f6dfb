import { cx } from "class-variance-authority";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { type AvatarColor, tintClass } from "./palette";

const look =
  "inline-flex min-h-11 items-center rounded-full border border-transparent px-4 py-2 text-left text-base leading-tight text-ink no-underline hover:border-field [&[aria-pressed=true]]:border-accent aria-[current=true]:border-accent";

/** A suggestion in one of the seven soft tints: a button, or a link where it has an `href`. */
export function Chip({
  tint,
  className,
  ...rest
}: { tint: AvatarColor } & (
  | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
)) {
  const classes = cx(look, tintClass[tint], className);
  if (rest.href !== undefined) {
    const { children, ...link } = rest;
    return (
      <a className={classes} {...link}>
        {children}
      </a>
    );
  }
  return <button type="button" className={classes} {...rest} />;
}

/** Chips stand in one row that wraps. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
