import type { AnchorHTMLAttributes } from "react";
import { ButtonLink } from "./Button";
import { Waiting } from "./Waiting";

type Props = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick"> & {
  href: string;
  /** What comes, in words: "older reflections". */
  what: string;
  isLoading: boolean;
  isFailed: boolean;
};

/** The way to the next page of a list. */
export function MoreLink({ href, what, isLoading, isFailed, onClick }: Props) {
  if (isLoading) {
    return (
      <div className="py-8">
        <Waiting what={what} parts={1} />
      </div>
    );
  }
  return (
    <p className="py-8 text-center">
      <ButtonLink href={href} variant="outline" rel="next" onClick={onClick}>
        {isFailed ? "Try Again" : `${what[0]?.toUpperCase()}${what.slice(1)}`}
      </ButtonLink>
    </p>
  );
}
