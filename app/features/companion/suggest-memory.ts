import { readRisk } from "./read-risk";

/** Plain facts that a person tells of their life, as patterns in the first person. */
const FACTS = [
  /\b[Mm]y (?:partner|wife|husband|girlfriend|boyfriend|daughter|son|sister|brother|mother|mum|mom|father|dad|dog|cat|best friend)(?:'s name)? is (?:called |named )?[A-Z][\w-]+/,
  /\bI (?:work|study) (?:as|at|in|nights|part[- ]time|from home)\b[^.!?\n]{0,60}/,
  /\bI(?:'m| am) a (?:nurse|teacher|student|carer|parent|single (?:mother|father|parent)|doctor|driver|developer|designer|cook|farmer|artist|musician|writer)\b[^.!?\n]{0,40}/,
  /\bI (?:live|moved) (?:alone|with|in|to)\b[^.!?\n]{0,60}/,
  /\b(?:it|what) (?:helps|helped) me (?:to|when|is|was)\b[^.!?\n]{0,80}/i,
  /\bI(?:'d| would) (?:like|prefer) (?:you to|to be called)\b[^.!?\n]{0,60}/,
];

const LONGEST = 120;

/** One short line that the companion may ask to remember, in the person's own words, or null. Never of a raised risk. */
export function suggestMemory(text: string): string | null {
  if (readRisk(text) >= 2) return null;
  for (const fact of FACTS) {
    const said = fact.exec(text)?.[0].trim();
    if (said) return said.length > LONGEST ? null : said;
  }
  return null;
}
