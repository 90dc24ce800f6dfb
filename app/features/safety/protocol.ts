import type { RiskLevel } from "~/features/companion/engine";

/** What each level means and what the companion does then, in plain words. */
export const LEVELS: Record<RiskLevel, { name: string; means: string; does: string }> = {
  0: {
    name: "None",
    means: "Nothing that was written points to danger.",
    does: "The companion answers as usual.",
  },
  1: {
    name: "Distress",
    means: "A very low mood or no hope, without a sign of harm.",
    does: "It slows down, says what it understood, and may offer a small tool. No hotline is pushed on anyone.",
  },
  2: {
    name: "Possible risk",
    means:
      "A wish not to be here, unclear or coded words, worry about somebody else, something said and taken back, abuse, or danger from an eating disorder.",
    does: "It names what was said, asks directly, and shows one resource.",
  },
  3: {
    name: "Explicit",
    means: "Open thoughts of suicide, or hurting oneself now.",
    does: "It asks directly, shows every line there is for the country, encourages a trusted person and professional help, asks what would make reaching out hard, offers the steady plan, and stays.",
  },
  4: {
    name: "Imminent",
    means: "A plan with means, time or intent, or a goodbye.",
    does: "All of that, and it urges contact now, being with someone, and distance from anything that could be used. The emergency number comes first.",
  },
};

/** What holds at every level. */
export const ALWAYS = [
  "A message of level 2 or more is answered even when an allowance is used up, and is not counted.",
  "A raised level does not end with one denial. It sinks by one step with time, or when the person says “I am safe now”, and never from the highest levels to none at once.",
  "Only the person who wrote sees the level. Nothing is blocked, removed or reported.",
  "The companion never ends the conversation, never describes a way of hurting oneself, gives no doses, makes no diagnosis, promises no secrecy, asks for no promise not to die, and does not pass for a person.",
  "A reply of a model server is checked against these rules before it is shown, and replaced by the built-in companion's when it breaks one.",
];

export const NOT_THIS = [
  "It is not a medical service, and nobody watches what you write. No one is alerted.",
  "It is a program that reads patterns in words. It misses some danger and sees some where there is none.",
  "Its wording and thresholds have not been reviewed by a clinician yet. That has to happen before a public launch.",
];
