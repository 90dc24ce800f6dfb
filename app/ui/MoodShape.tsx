import { cx } from "class-variance-authority";

const shapes = {
  round: "M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11Z",
  leaf: "M2.5 13.5C2.5 6 6 2.5 13.5 2.5C13.5 10 10 13.5 2.5 13.5Z",
  drop: "M8 1.5C11 6 12.8 8 12.8 10.2A4.8 4.8 0 0 1 3.2 10.2C3.2 8 5 6 8 1.5Z",
  hill: "M1.5 12.5A6.5 6.5 0 0 1 14.5 12.5Z",
  peak: "M8 2.5L14 13H2Z",
  square: "M3 3H13V13H3Z",
  star: "M8 1L9.7 6.3L15 8L9.7 9.7L8 15L6.3 9.7L1 8L6.3 6.3Z",
  wave: "M1.5 10.5C4 4 6.5 4 8 7.5C9.5 11 12 11 14.5 5V10.5C12 14 9.5 14 8 11.5C6.5 9 4 9 1.5 13.5Z",
} as const;

const looks: Record<string, readonly [keyof typeof shapes, string]> = {
  grateful: ["leaf", "text-avatar-emerald"],
  hopeful: ["leaf", "text-avatar-sky"],
  peaceful: ["hill", "text-avatar-teal"],
  calm: ["hill", "text-avatar-sky"],
  motivated: ["peak", "text-avatar-amber"],
  determined: ["peak", "text-avatar-rose"],
  anxious: ["wave", "text-avatar-purple"],
  overwhelmed: ["wave", "text-avatar-rose"],
  frustrated: ["square", "text-avatar-rose"],
  thoughtful: ["round", "text-avatar-teal"],
  contemplative: ["round", "text-avatar-purple"],
  reflective: ["drop", "text-avatar-sky"],
  excited: ["star", "text-avatar-pink"],
  inspired: ["star", "text-avatar-purple"],
  curious: ["drop", "text-avatar-amber"],
};

/** A mood as a small filled shape and the word, which carries the meaning. */
export function MoodShape({ mood, className }: { mood: string; className?: string }) {
  const [shape, tone] = looks[mood] ?? (["round", "text-muted"] as const);
  return (
    <span className={cx("inline-flex items-center gap-1.5 text-sm text-muted", className)}>
      <svg viewBox="0 0 16 16" className={cx("size-3", tone)} fill="currentColor" aria-hidden>
        <path d={shapes[shape]} />
      </svg>
      {mood}
    </span>
  );
}
