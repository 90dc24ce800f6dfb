import { cva } from "class-variance-authority";
import { Mark } from "./Mark";
import { type AvatarColor, avatarClass } from "./palette";

const look = cva(
  "inline-flex shrink-0 items-center justify-center rounded-full leading-none font-semibold select-none",
  {
    variants: {
      size: {
        sm: "size-7 text-sm",
        default: "size-10 text-read",
        lg: "size-16 text-xl",
      },
    },
    defaultVariants: { size: "default" },
  },
);

/** The initial on the person's colour; the companion has the mark. Decorative: the name stands beside it. */
export function Avatar({
  nickname,
  color,
  companion = false,
  size,
}: {
  nickname?: string | null;
  color?: string | null;
  companion?: boolean;
  size?: "sm" | "default" | "lg";
}) {
  if (companion) {
    return (
      <span aria-hidden className={look({ size, class: "bg-accent-soft text-accent" })}>
        <Mark className="size-3/5" />
      </span>
    );
  }
  const tone = avatarClass[color as AvatarColor] ?? avatarClass.teal;
  return (
    <span aria-hidden className={look({ size, class: `${tone} text-on-avatar` })}>
      {initialOf(nickname)}
    </span>
  );
}

function initialOf(nickname?: string | null) {
  const first = nickname?.match(/[\p{L}\p{N}]/u)?.[0];
  return first ? first.toUpperCase() : "·";
}
