import { cx } from "class-variance-authority";

/** The four-pointed star, drawn with one open stroke; silent unless it is given a `label`. */
export function Mark({
  className = "size-6",
  label,
  weight = 1.75,
}: {
  className?: string;
  label?: string;
  weight?: number;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx("shrink-0", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={markPath} />
    </svg>
  );
}

export const markPath =
  "M12 1.5C12.4 8.6 14.4 12 20.5 13.4C14.8 14.6 12.7 16.8 12 22.5C11.3 16.8 9.2 14.6 3.5 13.4C7.6 12.4 9.7 10.5 10.7 7";
