import type { CompanionMetadata } from "../engine";

const LONGEST_WORDS = 220;

/** What a reply must not hold, whatever was asked; each has a name for the log. */
const FORBIDDEN: [name: string, pattern: RegExp][] = [
  [
    "dose",
    /\b\d+(?:[.,]\d+)?\s?(?:mg|milligrams?|mcg|micrograms?|ml|tablets?|pills?|capsules?)\b/i,
  ],
  [
    "dose",
    /\b(?:take|double|halve|skip|stop taking|increase|reduce|lower|raise)\b[^.!?]{0,40}\b(?:dose|dosage|medication|medicine|meds|pills?|antidepressants?|ssri)\b/i,
  ],
  [
    "method",
    /\b(?:noose|ligature|slit|hang(?:ing)? (?:yourself|myself)|overdos(?:e|ing) on|carbon monoxide|helium|razor blades?|jump(?:ing)? (?:off|from|in front)|bleed out|lethal)\b/i,
  ],
  [
    "diagnosis",
    /\b(?:you (?:have|suffer from|are showing signs of)|you(?:'|’)ve got) (?:a |an |clinical |major )?(?:depressi(?:on|ve)|anxiety disorder|bipolar|borderline|ptsd|adhd|ocd|schizo\w+|eating disorder|personality disorder|psychosis)\b/i,
  ],
  [
    "human",
    /\b(?:I(?:'|’)?m|I am) (?:a |an )?(?:real |actual )?(?:human|person|woman|man|therapist|psychologist|doctor|nurse)\b/i,
  ],
  [
    "secrecy",
    /\b(?:I (?:promise|swear|won(?:'|’)t tell)|our (?:little )?secret|between (?:just )?(?:you and me|us))\b/i,
  ],
  ["contract", /\bpromise me\b/i],
  [
    "refusal",
    /\bI (?:can(?:'|’)?t|cannot|am unable to|(?:'|’)?m unable to|won(?:'|’)t) (?:continue|talk|help|discuss|assist|provide|engage)\b/i,
  ],
  [
    "restriction",
    /\b(?:proud of you|great job|well done|congratulations)\b[^.!?]{0,60}\b(?:losing weight|lost weight|not eating|skipping meals|eating less|fasting)\b/i,
  ],
  [
    "dependence",
    /\b(?:only I (?:understand|can)|you don(?:'|’)t need (?:anyone|anybody|them|other people)|better than (?:any|your) (?:friends?|therapist|people))\b/i,
  ],
  ["prompt", /\b(?:system prompt|as an? (?:large )?language model|my instructions)\b/i],
];

const ASKS_DIRECTLY =
  /\b(?:suicid\w*|kill(?:ing)? yourself|end(?:ing)? your life|dying|die|safe|hurt(?:ing)? yourself)\b/i;

/**
 * The name of the first rule of care that a model's reply breaks, or null. `isWhole` is false while it is
 * still being written; what a raised level asks for is looked at in the whole reply only.
 */
export function ruleBroken(
  reply: string,
  { risk }: Pick<CompanionMetadata, "risk">,
  isWhole = true,
): string | null {
  const broken = FORBIDDEN.find(([, pattern]) => pattern.test(reply));
  if (broken) return broken[0];
  if (reply.split(/\s+/).length > LONGEST_WORDS) return "length";
  if (!isWhole) return null;
  if (reply.trim() === "") return "empty";
  if (risk.level >= 2 && !ASKS_DIRECTLY.test(reply)) return "care";
  return null;
}

/** Whether a reply names one of the contacts, by its digits or its address. */
export function namesResource(reply: string, { risk }: Pick<CompanionMetadata, "risk">): boolean {
  return risk.resources.some(({ contact }) => {
    const key = /[\d ]*\d{3,}[\d ]*/.exec(contact)?.[0].trim() ?? contact;
    return reply.includes(key);
  });
}
