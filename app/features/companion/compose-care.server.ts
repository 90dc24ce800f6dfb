import type { Resource, RiskLevel } from "./engine";
import {
  BARRIERS,
  CARE_AI,
  CARE_ANSWERS,
  CARE_DEEPER,
  CARE_FOLLOW_UPS,
  CARE_LINES,
  CARE_NUDGES,
  type CareTheme,
  HELD_LINES,
  LINES_TO_CALL,
  LINES_TO_CALL_NOW,
  OUTSIDE_DEEPER,
  OUTSIDE_HELD_LINES,
  PLANS,
  STAYS,
  URGENT_DEEPER,
} from "./lines-care";
import type { LinePicker } from "./pick-line";
import { type CareAnswer, careAnswerOf } from "./read-care-answer";
import { type DangerKind, readDangerKind } from "./read-danger-kind.server";
import { resourcesOf } from "./resources";

const MOST_WORDS = 116;
const wordsIn = (text: string) => text.split(/\s+/).length;

const THEMES: Partial<Record<DangerKind, CareTheme>> = {
  third_person: "third_person",
  abuse: "abuse",
  eating_disorder_danger: "eating",
  self_harm_current: "self_harm",
};
const TAKEN_BACK =
  /\b(?:ignore|forget (?:it|i|that|about)|jok(?:e|ing)|kidding|deleted|jk|lol|dramatic|(?:i|but) (?:won['’]?t|wouldn['’]?t)|not going to|don['’]?t worry|i['’]?m (?:fine|okay|ok))\b/i;

/** What a reply to danger of a level has to be about. */
export function careTheme(level: RiskLevel, text: string): CareTheme {
  const kind = readDangerKind(text);
  if (level === 4) return kind === "goodbye" ? "goodbye" : "imminent";
  if (kind === "postpartum") return "baby";
  if (kind === "psychosis_command") return "voices";
  const theme = kind && THEMES[kind];
  if (level === 3) return theme ?? "suicide";
  return theme ?? (TAKEN_BACK.test(text) ? "taken_back" : "veiled");
}

/** One contact in words that fit into a sentence, such as "Samaritans (call 116 123)". */
function contactOf(resources: Resource[], country?: string): { line: string; emergency: string } {
  const all = resourcesOf(country);
  const first = all.find(({ kind }) => kind !== "emergency") ?? all[0];
  const emergency =
    all.find(({ kind }) => kind === "emergency")?.contact ?? "call your local emergency number";
  const shown =
    resources.find(({ name, contact }) => name === first?.name && contact === first.contact) ??
    first;
  return {
    line: shown
      ? `${/lifeline|helpline/i.test(shown.name) && shown.name !== "Find a Helpline" ? "the " : ""}${shown.name} (${shown.contact})`
      : "findahelpline.com",
    emergency: emergency.startsWith("call") ? emergency : `call ${emergency}`,
  };
}

export type CareAsked = {
  /** What the person just wrote. */
  text: string;
  level: RiskLevel;
  theme: CareTheme;
  resources: Resource[];
  country?: string;
  /** Everything that was said to the person before. */
  said: string;
  picker: LinePicker;
};

/** The reply to a message in which danger was read: named, asked about, with one contact, and no farewell. */
export function composeCare({
  text,
  level,
  theme,
  resources,
  country,
  said,
  picker,
}: CareAsked): string {
  const lines = CARE_LINES[theme];
  const contact = contactOf(resources, country);
  const fill = (line: string) =>
    line.replace("{line}", contact.line).replace("{emergency}", contact.emergency);
  const isGiven = said.includes(contact.line);
  if (!isGiven) {
    const parts = [
      picker.pick(lines.names),
      picker.pick(lines.asks.slice(0, 2)),
      fill(picker.pick(level === 4 ? LINES_TO_CALL_NOW : LINES_TO_CALL)),
      picker.pick(lines.urges),
      picker.pick(BARRIERS),
      picker.pick(PLANS),
      picker.pick(STAYS),
      picker.pick(CARE_AI),
    ];
    while (parts.length > 6 && wordsIn(parts.join(" ")) > MOST_WORDS) parts.pop();
    if (wordsIn(parts.join(" ")) > MOST_WORDS) parts[4] = shortest(BARRIERS);
    return fitted(parts);
  }
  const answer = careAnswerOf(text);
  const answers = answer ? answersFor(theme, CARE_ANSWERS[answer], answer) : [];
  const opening = picker.hasFresh(answers)
    ? picker.pick(answers)
    : picker.hasFresh(lines.names) && (theme === "taken_back" || picker.chance(0.3))
      ? picker.pick(lines.names)
      : picker.pick(CARE_FOLLOW_UPS);
  const ask =
    picker.hasFresh(lines.asks) && picker.chance(0.5)
      ? picker.pick(lines.asks)
      : picker.pick(level === 4 ? URGENT_DEEPER : deeperFor(theme));
  if (level === 4)
    return fitted([
      opening,
      picker.pick(picker.hasFresh(lines.urges) ? lines.urges : NUDGES_NOW),
      ask,
    ]);
  const middle =
    picker.chance(0.4) && picker.hasFresh(lines.urges)
      ? picker.pick(lines.urges)
      : picker.pick([...CARE_NUDGES, ...BARRIERS.slice(0, 1)]);
  return fitted([opening, middle, ask]);
}

/** A sentence that keeps an earlier danger in view while the talk has moved to other things. */
export function composeHeld(theme: CareTheme, picker: LinePicker): string {
  return picker.pick(OUTSIDE.has(theme) ? OUTSIDE_HELD_LINES : HELD_LINES);
}

const NUDGES_NOW = CARE_NUDGES.filter((line) => !/this week|plan/.test(line));

/** Leaves out, where the danger is another's, what only fits a person in danger themselves. */
function answersFor(theme: CareTheme, lines: string[], answer: CareAnswer): string[] {
  if (!OUTSIDE.has(theme)) return lines;
  if (theme === "third_person" && answer === "somebody_near") return [];
  return lines.filter((line) => !line.includes("“"));
}

const OUTSIDE = new Set<CareTheme>(["third_person", "abuse", "eating", "voices", "baby"]);

/** Later questions that fit what the danger is. */
export const deeperFor = (theme: CareTheme) => (OUTSIDE.has(theme) ? OUTSIDE_DEEPER : CARE_DEEPER);

const shortest = (lines: string[]) =>
  lines.reduce((best, line) => (line.length < best.length ? line : best));

function fitted(parts: string[]): string {
  const kept = [...parts];
  while (kept.length > 3 && wordsIn(kept.join(" ")) > MOST_WORDS) kept.pop();
  return kept.join(" ");
}
