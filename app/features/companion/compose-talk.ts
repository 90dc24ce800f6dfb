import type { Emotion, Turn } from "./engine";
import { FEELING_LINES } from "./lines-feelings";
import { KIND_LINES } from "./lines-kinds";
import { situationOf } from "./lines-situations";
import { TOPIC_LINES } from "./lines-topics";
import * as turns from "./lines-turns";
import { quoteFrom, somebodyIn } from "./own-words";
import type { LinePicker } from "./pick-line";
import { isBright, type MessageReading } from "./read-message";
import { type Topic, topicsOf } from "./read-topic";

export type TalkScene = {
  reading: MessageReading;
  history: Turn[];
  memory: string[];
  hour: number;
  /** Replies given so far in this conversation. */
  replies: number;
  topic: Topic | null;
  said: string;
  picker: LinePicker;
  tool: string | null;
};

type Stage = "open" | "explore" | "reframe" | "close";
const ROUND: Stage[] = ["explore", "explore", "reframe", "close"];

/** Where the conversation is: it opens once, then goes round from exploring to one small step. */
export const stageOf = (replies: number): Stage =>
  replies === 0 ? "open" : (ROUND[(replies - 1) % ROUND.length] ?? "explore");

/** The reply to a message without danger whose feeling and topic decide. */
export function composeTalk(scene: TalkScene): string {
  const isStep = NEXT_STEP.test(scene.reading.text.replace(/[’ʼ‘]/g, "'"));
  if (scene.replies > 0 && isStep && !scene.reading.breakthrough) return composeNextStep(scene);
  return isBright(scene.reading.feeling) ? composeBright(scene) : composeHard(scene);
}

export function composeKind({ reading, picker, replies }: TalkScene): string {
  const lines = KIND_LINES[reading.kind ?? "one_word"];
  const answer = picker.pick(lines.answers);
  const ask = lines.asks.length > 0 ? [picker.pick(lines.asks)] : [];
  const knows = ["asks_if_human", "asks_if_cares", "asks_who"].includes(reading.kind ?? "");
  return [answer, ...(replies === 0 && !knows ? [picker.pick(turns.AI_NOTICES)] : []), ...ask].join(
    " ",
  );
}

const NEXT_STEP =
  /\b(?:i(?:'ll| will| might| could|'m going to| am going to|'m gonna| can| think i'll)|maybe i(?:'ll| should| could| can| will| might)|i should(?: just| probably| maybe))\s+(?:just |maybe |probably |try to |go and )*(?:call|text|tell|ask|write|talk|go|try|message|see|visit|sleep|rest|apologi[sz]e|book|ring|speak|send|start|take|make)\b/i;

/** To a next step that the person names: gladness and one question about it. */
function composeNextStep({ picker, replies }: TalkScene): string {
  const ai = replies === 0 ? [picker.pick(turns.AI_NOTICES)] : [];
  return [picker.pick(turns.NEXT_STEPS), ...ai, picker.pick(turns.NEXT_STEP_QUESTIONS)].join(" ");
}

function composeAdvice(scene: TalkScene): string {
  const { picker, topic, replies } = scene;
  const steps =
    topic && picker.hasFresh(TOPIC_LINES[topic].steps) ? TOPIC_LINES[topic].steps : turns.STEPS;
  const tool = scene.tool ? [picker.pick(turns.TOOL_OFFERS).replace("{tool}", scene.tool)] : [];
  const ai = replies === 0 ? [picker.pick(turns.AI_NOTICES)] : [];
  const ask = picker.pick(KIND_LINES.asks_advice.asks);
  return [
    picker.pick(KIND_LINES.asks_advice.answers),
    picker.pick(steps),
    ...tool,
    ...ai,
    ask,
  ].join(" ");
}

function composeHard(scene: TalkScene): string {
  if (scene.reading.kind === "asks_advice") return composeAdvice(scene);
  const { reading, picker, replies, topic, history } = scene;
  const stage = stageOf(replies);
  const feeling = reading.feeling;
  const isShort = reading.words < 7;
  const parts: string[] = [];
  if (reading.breakthrough) {
    parts.push(picker.pick(turns.BREAKTHROUGH_LINES[reading.breakthrough.type]));
    if (!isShort) parts.push(...quoted(scene, turns.QUOTES));
    parts.push(...notice(scene), picker.pick(turns.BREAKTHROUGH_QUESTIONS));
    return parts.join(" ");
  }
  const situation = situationOf(reading.text);
  if (
    situation &&
    stage !== "close" &&
    picker.hasFresh(situation.says) &&
    picker.hasFresh(situation.asks)
  ) {
    const gentle =
      reading.feeling && stage === "open"
        ? [picker.pick(FEELING_LINES[reading.feeling.label].reactions)]
        : [];
    const late =
      reading.feeling && stage === "open" && scene.hour < 5 ? [picker.pick(turns.LATE_LINES)] : [];
    return [
      ...gentle,
      picker.pick(situation.says),
      ...late,
      ...notice(scene),
      picker.pick(situation.asks),
    ].join(" ");
  }
  parts.push(reactionTo(scene, stage));
  const quote = isShort && stage !== "explore" ? [] : quoted(scene, turns.QUOTES);
  if (stage === "open") {
    parts.push(...quote);
    if (!isShort || quote.length === 0) parts.push(understanding(scene));
    if (feeling && scene.hour < 5) parts.push(picker.pick(turns.LATE_LINES));
    parts.push(...notice(scene), questionFor(scene));
  } else if (stage === "explore") {
    const recall = recalled(history, reading.text, picker, scene.memory, topic);
    parts.push(...(recall ? [recall] : quote));
    if (!recall && quote.length === 0 && !isShort) parts.push(understanding(scene));
    parts.push(questionFor(scene));
  } else if (stage === "reframe") {
    parts.push(...quote);
    const hint = reading.hints[0];
    if (hint && picker.hasFresh(hint.questions)) parts.push(picker.pick(hint.questions));
    else parts.push(picker.pick(turns.REFRAMES), picker.pick(turns.REFRAME_QUESTIONS));
  } else {
    const steps = topic ? TOPIC_LINES[topic].steps : turns.STEPS;
    parts.push(picker.pick(picker.hasFresh(steps) ? steps : turns.STEPS));
    if (scene.tool) parts.push(picker.pick(turns.TOOL_OFFERS).replace("{tool}", scene.tool));
    parts.push(picker.pick(turns.STEP_QUESTIONS));
  }
  return parts.join(" ");
}

function composeBright(scene: TalkScene): string {
  const { reading, picker, replies, topic } = scene;
  const label = reading.feeling?.label ?? "joy";
  const lines = FEELING_LINES[label];
  const stage = stageOf(replies);
  const isStrong = (reading.feeling?.intensity ?? 0) > 0.72;
  const opening =
    isStrong && picker.hasFresh(lines.deep)
      ? lines.deep
      : stage === "explore" && picker.chance(0.5)
        ? turns.BRIGHT_MORE
        : lines.reactions;
  const parts = [picker.pick(opening)];
  if (reading.breakthrough)
    parts.push(picker.pick(turns.BREAKTHROUGH_LINES[reading.breakthrough.type]));
  else if (reading.words >= 7) {
    const own = quoted(scene, turns.BRIGHT_QUOTES);
    const fits =
      topic !== null &&
      reading.topics.includes(topic) &&
      (topic !== "sleep" || /\b(?:slept|rested)\b/i.test(reading.text));
    const bright = topic && fits ? TOPIC_LINES[topic].bright : turns.BRIGHT_SEES;
    parts.push(
      ...(own.length > 0
        ? own
        : [picker.pick(picker.hasFresh(bright) ? bright : turns.BRIGHT_SEES)]),
    );
  }
  if (stage === "close") parts.push(picker.pick(turns.BRIGHT_STEPS));
  parts.push(...notice(scene), picker.pick(lines.questions));
  return parts.join(" ");
}

function reactionTo({ reading, picker, replies }: TalkScene, stage: Stage): string {
  const lines = reading.feeling ? FEELING_LINES[reading.feeling.label] : null;
  if (stage === "close" && picker.chance(0.6)) return picker.pick(turns.CLOSE_REACTIONS);
  if (!lines) return picker.pick(replies === 0 ? turns.NEUTRAL_REACTIONS : turns.EXPLORE_REACTIONS);
  if ((reading.feeling?.intensity ?? 0) > 0.72 && picker.hasFresh(lines.deep))
    return picker.pick(lines.deep);
  return picker.pick(
    replies > 0 && picker.chance(0.35) ? turns.EXPLORE_REACTIONS : lines.reactions,
  );
}

function understanding({ reading, picker, topic }: TalkScene): string {
  const lines =
    topic && reading.topics.includes(topic) ? TOPIC_LINES[topic].sees : turns.NEUTRAL_SEES;
  return picker.pick(picker.hasFresh(lines) || !reading.feeling ? lines : turns.NEUTRAL_SEES);
}

function questionFor({ reading, picker, topic, replies }: TalkScene): string {
  const somebody = somebodyIn(reading.text);
  const ofTopic = topic
    ? TOPIC_LINES[topic].questions.filter(
        (line) => somebody !== null || !line.includes("{somebody}"),
      )
    : [];
  const ofFeeling = reading.feeling ? questionsOf(reading.feeling.label) : [];
  const general = replies === 0 ? turns.OPEN_QUESTIONS : turns.EXPLORE_QUESTIONS;
  const isOfNow = topic !== null && (reading.topics.includes(topic) || replies < 2);
  const banks = [isOfNow ? ofTopic : [], ofFeeling, general].filter(
    (bank) => bank.length > 0 && picker.hasFresh(bank),
  );
  const bank = picker.chance(0.6) ? banks[0] : (banks[1] ?? banks[0]);
  return picker.pick(bank ?? general).replace("{somebody}", somebody ?? "them");
}

const questionsOf = (emotion: Emotion) => FEELING_LINES[emotion].questions;

function quoted({ reading, said, picker }: TalkScene, lines: string[]): string[] {
  if (!picker.hasFresh(lines) || said.split("\n").at(-1)?.includes("“") || !picker.chance(0.65))
    return [];
  const quote = quoteFrom(reading.text, said);
  return quote ? [picker.pick(lines).replace("{quote}", quote)] : [];
}

function notice({ replies, picker }: TalkScene): string[] {
  return replies === 0 ? [picker.pick(turns.AI_NOTICES)] : [];
}

const RECALLS = [
  "Earlier you wrote “{quote}”. I wonder if that belongs with this.",
  "I still have your “{quote}” in mind, from before.",
  "A little while ago it was “{quote}”. Perhaps it's the same thread.",
];
const REMEMBERS = [
  "I have in mind what you asked me to remember: “{quote}”.",
  "You once had me keep this: “{quote}”. It may matter here.",
];

function recalled(
  history: Turn[],
  text: string,
  picker: LinePicker,
  memory: string[],
  topic: Topic | null,
): string | null {
  const card = memory.find(
    (item) => item.length <= 80 && topic !== null && topicsOf(item).includes(topic),
  );
  if (card && picker.hasFresh(REMEMBERS) && quoteFrom(card) !== null) {
    return picker.pick(REMEMBERS).replace("{quote}", quoteFrom(card) ?? "");
  }
  if (!picker.hasFresh(RECALLS) || !picker.chance(0.45)) return null;
  const earlier = history.filter((turn) => turn.role === "user").slice(0, -1);
  const quote = earlier.map((turn) => quoteFrom(turn.text, text)).find((found) => found !== null);
  return quote ? picker.pick(RECALLS).replace("{quote}", quote) : null;
}
