/** The moods that the form of a reflection offers. */
export const MOODS = [
  "grateful",
  "hopeful",
  "peaceful",
  "motivated",
  "anxious",
  "overwhelmed",
  "frustrated",
  "thoughtful",
  "calm",
  "excited",
  "inspired",
  "reflective",
] as const;

/** The moods that the form of an echo offers. */
export const ECHO_MOODS = [
  "grateful",
  "contemplative",
  "excited",
  "peaceful",
  "hopeful",
  "inspired",
  "curious",
  "determined",
] as const;

/** Every mood; both forms take each of them. */
export const ALL_MOODS = [...new Set([...MOODS, ...ECHO_MOODS])];
