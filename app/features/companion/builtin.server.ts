import { APP_TOOLS, toolFor } from "./app-tools";
import { careTheme, composeCare, composeHeld, deeperFor } from "./compose-care.server";
import { type Claim, claimFrom, composeEntryReply, composeFollowUp } from "./compose-entry";
import { composeKind, composeTalk, stageOf, type TalkScene } from "./compose-talk";
import type {
  CompanionMetadata,
  EntryAnswer,
  EntryToAnswer,
  Reply,
  RiskLevel,
  Suggestion,
  Talk,
} from "./engine";
import {
  CARE_DEEPER,
  CARE_FOLLOW_UPS,
  CARE_LINES,
  CARE_NUDGES,
  type CareTheme,
} from "./lines-care";
import {
  EXPLORE_QUESTIONS,
  NEUTRAL_REACTIONS,
  NEUTRAL_SEES,
  OPEN_QUESTIONS,
  REFRAME_QUESTIONS,
} from "./lines-turns";
import { LinePicker, seedOf } from "./pick-line";
import { careAnswerOf } from "./read-care-answer";
import { CLEARLY, readDangerKind } from "./read-danger-kind.server";
import { isBright, type MessageReading, readMessage } from "./read-message";
import { readRisk } from "./read-risk";
import { topicsOf } from "./read-topic";
import { resourcesFor } from "./resources";

const ATTEMPTS = 8;

/** The answer to a journal entry, with a question for the next one and the claim it makes; the same input, the same answer. */
export function answerEntry(entry: EntryToAnswer): EntryAnswer & { claim: Claim | null } {
  const reading = readMessage(entry.response);
  const asked = entry.prompt === "Free writing" ? null : readMessage(entry.prompt);
  if (asked && reading.topics.length === 0) reading.topics = asked.topics;
  const said = entry.earlier
    .flatMap(({ answer, followUp }) => [answer ?? "", followUp ?? ""])
    .join("\n");
  const level = reading.risk;
  const metadata = metadataOf(reading, level, entry.country, toolAlways(reading, level));
  const replies = entry.earlier.map(({ answer }) => answer);
  const followUps = entry.earlier.map(({ followUp }) => followUp);
  const seed = `${entry.prompt}\n${entry.response}\n${entry.earlier.length}`;
  let claim = null as Claim | null;
  const reply = unsaid(
    replies,
    seed,
    said,
    (picker) => {
      claim = null;
      if (level >= 2)
        return composeCare({
          text: entry.response,
          level,
          theme: careTheme(level, entry.response),
          resources: metadata.risk.resources,
          country: entry.country,
          said: "",
          picker,
        });
      claim = claimFrom(entry.earlier, reading, picker, said);
      return composeEntryReply(reading, claim, picker, said);
    },
    level,
  );
  const followUp = unsaid(
    followUps,
    `${seed}?`,
    `${said}\n${reply}`,
    (picker) =>
      level >= 2
        ? picker.pick(deeperFor(careTheme(level, entry.response)))
        : composeFollowUp(reading, picker),
    level,
  );
  return { reply, followUp, metadata, restsOn: claim?.restsOn ?? [], claim };
}

/** The reply to a chat message; the same talk, the same reply, and none twice in one talk. */
export function replyTo(talk: Talk): Reply {
  const reading = readMessage(talk.prompt);
  const level = Math.max(reading.risk, talk.riskBefore ?? 0) as RiskLevel;
  const replies = talk.history.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const said = replies.join("\n");
  const earlier = talk.history.filter(({ role }) => role === "user").map(({ text }) => text);
  carryMood(reading, earlier);
  const topic =
    reading.topics[0] ??
    [...earlier]
      .reverse()
      .map((text) => topicsOf(text)[0])
      .find(Boolean) ??
    null;
  const suggestion = suggestionFor(reading, level, replies.length, talk.prompt);
  const metadata = metadataOf(reading, level, talk.country, suggestion);
  const seed = `${talk.prompt}\n${replies.length}\n${replies.at(-1) ?? ""}`;
  const response = unsaid(
    replies,
    seed,
    said,
    (picker) => {
      const scene: TalkScene = {
        reading,
        history: talk.history,
        memory: talk.memory,
        hour: talk.hour,
        replies: replies.length,
        topic,
        said,
        picker,
        tool: suggestion?.label ?? null,
      };
      if (
        level >= 2 &&
        (reading.risk >= 2 ||
          level >= 3 ||
          isRecent(earlier) ||
          careAnswerOf(talk.prompt) !== null) &&
        !mustBeAnswered(reading)
      ) {
        return composeCare({
          text: talk.prompt,
          level,
          theme: themeOf(reading, earlier, talk.prompt),
          resources: metadata.risk.resources,
          country: talk.country,
          said,
          picker,
        });
      }
      const plain = isOfKind(reading) ? composeKind(scene) : composeTalk(scene);
      return level >= 2 ? `${shortened(plain)} ${composeHeld(heldTheme(earlier), picker)}` : plain;
    },
    level,
  );
  return { response, metadata };
}

/** Lets the mood of the messages before colour one that names no feeling of its own. */
function carryMood(reading: MessageReading, earlier: string[]): void {
  const before = [...earlier]
    .reverse()
    .slice(0, 3)
    .map((text) => readMessage(text).feeling)
    .find((feeling) => feeling !== null);
  if (!before || (reading.kind !== null && reading.kind !== "one_word")) return;
  const onlyTears =
    isBright(before) &&
    reading.feeling?.label === "sadness" &&
    /\bcr(?:y|ied|ying)\b/i.test(reading.text) &&
    reading.words < 12;
  if (reading.feeling === null || onlyTears)
    reading.feeling = { label: before.label, intensity: Math.min(before.intensity, 0.5) };
}

function isOfKind({ kind, feeling }: MessageReading): boolean {
  if (kind === null) return false;
  if (kind === "one_word") return feeling === null;
  if (kind === "asks_advice") return false;
  return true;
}

const TAKEN_BACK =
  /\b(?:jk|just kidding|kidding|joking|was a joke|relax|chill|forget it|forget i|didn'?t mean|ignore (?:that|me))\b/i;

/** Danger now, or what the danger was about that a veiled message goes on from. */
function themeOf(reading: MessageReading, earlier: string[], text: string): CareTheme {
  const level = reading.risk;
  if (level < 2) return TAKEN_BACK.test(text) ? "taken_back" : heldTheme(earlier);
  const isNew = isClear(level, text) || earlier.every((message) => readRisk(message) < 2);
  return isNew ? careTheme(level, text) : heldTheme(earlier);
}

/** Whether danger was read in one of the last three messages before this one. */
const isRecent = (earlier: string[]) => earlier.slice(-3).some((text) => readRisk(text) >= 2);

/** Whether a message without danger of its own asks for something that must be answered first. */
function mustBeAnswered({ kind, risk }: MessageReading): boolean {
  if (risk >= 2 || kind === null) return false;
  return ![
    "one_word",
    "cannot_say",
    "gibberish",
    "asks_advice",
    "farewell",
    "thanks",
    "greeting",
  ].includes(kind);
}

/** Whether a message of danger tells by itself what it is about. */
const isClear = (level: RiskLevel, text: string) =>
  level > 2 || ![null, "coded"].includes(readDangerKind(text, CLEARLY));

/** What the danger was about that is still held: the theme of the latest message that told it, or of the first of all. */
function heldTheme(earlier: string[]): CareTheme {
  const raised = earlier
    .map((text) => ({ text, level: readRisk(text) }))
    .filter(({ level }) => level >= 2);
  const told = raised.findLast(({ level, text }) => isClear(level, text)) ?? raised[0];
  return told ? careTheme(told.level, told.text) : "suicide";
}

/** The first two sentences, for a reply that must leave room for a word about safety. */
const shortened = (reply: string) =>
  reply
    .split(/(?<=[.?!])\s+/)
    .slice(0, 2)
    .join(" ");

function metadataOf(
  reading: MessageReading,
  level: RiskLevel,
  country: string | undefined,
  suggestion: Suggestion | null,
): CompanionMetadata {
  return {
    engine: "builtin",
    emotion: level >= 2 && isBright(reading.feeling) ? null : reading.feeling,
    breakthrough: level >= 2 ? null : reading.breakthrough,
    risk: { level, resources: resourcesFor(country, level) },
    suggestion,
  };
}

function suggestionFor(
  reading: MessageReading,
  level: RiskLevel,
  replies: number,
  text: string,
): Suggestion | null {
  if (level >= 2) return { ...APP_TOOLS.plan };
  if (isOfKind(reading) && reading.kind !== "asks_advice") return null;
  if (reading.feeling === null && reading.topics.length === 0) return null;
  const strong = (reading.feeling?.intensity ?? 0) > 0.7;
  const isDue =
    stageOf(replies) === "close" ||
    reading.kind === "asks_advice" ||
    (strong && replies > 0) ||
    reading.feeling?.label === "anxiety";
  if (!isDue) return null;
  return {
    ...APP_TOOLS[
      toolFor(
        reading.feeling?.label ?? null,
        reading.topics[0] ?? null,
        reading.hints.length > 0,
        text,
      )
    ],
  };
}

function toolAlways(reading: MessageReading, level: RiskLevel): Suggestion | null {
  if (level >= 2) return { ...APP_TOOLS.plan };
  if (isBright(reading.feeling) || reading.feeling === null) return null;
  return {
    ...APP_TOOLS[
      toolFor(
        reading.feeling.label,
        reading.topics[0] ?? null,
        reading.hints.length > 0,
        reading.text,
      )
    ],
  };
}

/** Composes until the result was not said before; the last resort joins plain lines in a new order. */
function unsaid(
  before: (string | null)[],
  seed: string,
  said: string,
  compose: (picker: LinePicker) => string,
  level: RiskLevel,
): string {
  const known = new Set(before);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = compose(new LinePicker(seedOf(`${seed}#${attempt}`), said));
    if (!known.has(result)) return result;
  }
  const first = level >= 2 ? CARE_FOLLOW_UPS : NEUTRAL_REACTIONS;
  const second = level >= 2 ? CARE_NUDGES : NEUTRAL_SEES;
  const third =
    level >= 2
      ? [...CARE_LINES.veiled.asks, ...CARE_DEEPER]
      : [...EXPLORE_QUESTIONS, ...REFRAME_QUESTIONS, ...OPEN_QUESTIONS];
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const result = `${a} ${b} ${c}`;
        if (!known.has(result)) return result;
      }
    }
  }
  return `${first[0]} ${third[0]}`;
}
