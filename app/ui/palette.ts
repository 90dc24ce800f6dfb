/** The seven colours a person can choose for themselves. */
export const avatarColors = ["emerald", "sky", "amber", "rose", "purple", "pink", "teal"] as const;
export type AvatarColor = (typeof avatarColors)[number];

/** The eight colours an echo chain is drawn in, in the order they are given out. */
export const echoColors = [
  "emerald",
  "sky",
  "violet",
  "rose",
  "amber",
  "cyan",
  "purple",
  "pink",
] as const;
export type EchoColor = (typeof echoColors)[number];

/** The seven soft tints of the suggestion chips, by avatar colour. */
export const tintClass: Record<AvatarColor, string> = {
  emerald: "bg-tint-emerald",
  sky: "bg-tint-sky",
  amber: "bg-tint-amber",
  rose: "bg-tint-rose",
  purple: "bg-tint-purple",
  pink: "bg-tint-pink",
  teal: "bg-tint-teal",
};

export const avatarClass: Record<AvatarColor, string> = {
  emerald: "bg-avatar-emerald",
  sky: "bg-avatar-sky",
  amber: "bg-avatar-amber",
  rose: "bg-avatar-rose",
  purple: "bg-avatar-purple",
  pink: "bg-avatar-pink",
  teal: "bg-avatar-teal",
};

export const echoClass: Record<EchoColor, string> = {
  emerald: "text-echo-emerald",
  sky: "text-echo-sky",
  violet: "text-echo-violet",
  rose: "text-echo-rose",
  amber: "text-echo-amber",
  cyan: "text-echo-cyan",
  purple: "text-echo-purple",
  pink: "text-echo-pink",
};
