import type { Breakthrough, Emotion, Feeling, RiskLevel } from "./engine";
import { readBreakthrough } from "./read-breakthrough";
import { type DistortionHint, distortionHints } from "./read-distortion";
import { feelingsIn, readEmotion } from "./read-emotion.server";
import { kindOf, type MessageKind } from "./read-kind";
import { readRisk } from "./read-risk";
import { type Topic, topicsOf } from "./read-topic";

const BRIGHT = new Set<Emotion>(["joy", "gratitude", "love", "hope", "calm", "pride"]);
export const isBright = (feeling: Feeling | null) => feeling !== null && BRIGHT.has(feeling.label);

/** A message of signs alone still says something when one of them is a face. */
const FACES: [RegExp, Feeling][] = [
  [/[😭😢😞😔🥺💔😿☹]|:'?\(/u, { label: "sadness", intensity: 0.5 }],
  [/[😡😠🤬]/u, { label: "anger", intensity: 0.5 }],
  [/[😰😨😱😟😧]/u, { label: "anxiety", intensity: 0.5 }],
  [/[😊😁😄😃🎉🥳☺]|:-?\)/u, { label: "joy", intensity: 0.5 }],
  [/[❤🥰😍💕]/u, { label: "love", intensity: 0.5 }],
];
const faceIn = (text: string) => FACES.find(([face]) => face.test(text))?.[1] ?? null;

const FEELINGLESS = new Set<MessageKind>([
  "farewell",
  "greeting",
  "thanks",
  "injection",
  "gibberish",
  "insult",
  "asks_who",
  "asks_if_human",
  "asks_if_cares",
  "other_language",
  "asks_dose",
]);

/** All that is read from one message, before a word is chosen. */
export type MessageReading = {
  text: string;
  words: number;
  risk: RiskLevel;
  feeling: Feeling | null;
  breakthrough: { type: Breakthrough } | null;
  topics: Topic[];
  hints: DistortionHint[];
  kind: MessageKind | null;
};

export function readMessage(text: string): MessageReading {
  const risk = readRisk(text);
  const face = /\p{L}/u.test(text) ? null : faceIn(text);
  const kind = face ? null : kindOf(text);
  return {
    text,
    words: text.split(/\s+/).filter(Boolean).length,
    risk,
    feeling:
      face ??
      (kind !== null && FEELINGLESS.has(kind) && risk < 2 ? null : settleFeeling(text, risk)),
    breakthrough: readBreakthrough(text),
    topics: topicsOf(text),
    hints: distortionHints(text),
    kind,
  };
}

const GOOD_NEWS =
  /\b(?:i passed|we passed|got (?:the|that) (?:job|place|flat|part|offer)|got (?:in|into|accepted|promoted|engaged)|i won|we won|accepted|promoted|engaged|proposed|said yes|i'm pregnant|birthday|great day|good day|best day|lovely day|good news|celebrat\w+|graduated|made it|first steps|all clear|best night|went (?:really |so )?well|so happy|proud of)\b/i;
const DARK =
  /\b(?:ignor\w+|left me|lied|lying|fight|fought|argu\w+|fail\w*|hate|lonely|alone|lost|lose|losing|resent\w*|miss(?:ing)?|dumped|broke (?:up|down)|sick|scared|worr\w+|tired|can'?t|cannot|nobody|no ?one|hurt\w*|angry|cry\w*|cried|died|dying|funeral|never|awful|terrible|guilt\w*|asham\w+|sad|exhaust\w*|stress\w*|anxi\w*|panic\w*|afraid|empty|numb|stuck|wish (?:i|he|she|they|it)|wrong|bad|hard|divorce\w*|owe|debt|pain\w*|cheat\w*|avoid\w*|quiet without|don'?t know|not (?:sure|good|enough|happy))\b/i;
const CROSS =
  /\b(?:ang(?:ry|er)|annoy\w+|furious|hate|unfair|mad|rude|sick of|fed up|pissed|livid|frustrat\w+|yell\w*|shout\w*|ridiculous|stupid|lied|lies|steal\w*|stole|blam\w+|humiliat\w+|betray\w+|disrespect\w*)\b/i;

/** Keeps a bright label from being put on a dark text, and a weak guess of anger from being put on any. */
function settleFeeling(text: string, level: RiskLevel): Feeling | null {
  const feeling = readEmotion(text);
  const isGood = GOOD_NEWS.test(text);
  const isDark = level >= 1 || DARK.test(text);
  if (isBright(feeling)) {
    if (isGood || !isDark || (level === 0 && feeling !== null && feeling.intensity > 0.7))
      return feeling;
    return darkFeeling(text, level);
  }
  if (isGood && !isDark) return { label: "joy", intensity: 0.6 };
  if (feeling === null) return level >= 1 ? darkFeeling(text, level) : null;
  return feeling.label === "anger" && feeling.intensity < 0.6 && !CROSS.test(text)
    ? darkFeeling(text, level)
    : feeling;
}

function darkFeeling(text: string, level: RiskLevel): Feeling | null {
  const read = feelingsIn(text).find(({ label }) => !BRIGHT.has(label) && label !== "anger");
  return read ?? (level >= 1 ? { label: "sadness", intensity: level >= 2 ? 0.7 : 0.5 } : null);
}
