import type { EarlierEntry } from "./engine";
import { FEELING_LINES } from "./lines-feelings";
import { situationOf } from "./lines-situations";
import { TOPIC_LINES } from "./lines-topics";
import * as turns from "./lines-turns";
import { quoteFrom, somebodyIn } from "./own-words";
import type { LinePicker } from "./pick-line";
import { isBright, type MessageReading, readMessage } from "./read-message";
import { readRisk } from "./read-risk";
import { type Topic, topicsOf } from "./read-topic";

export const TOPIC_NAMES: Record<Topic, string> = {
  sleep: "sleep",
  work: "work",
  study: "your studies",
  family: "your family",
  love: "your relationship",
  friends: "your friends",
  body: "your body",
  money: "money",
  meaning: "what it's all for",
  loss: "your loss",
  health: "your health",
};
const COUNTS = ["", "", "second", "third", "fourth", "fifth", "sixth"];
const LOOKED_BACK = 8;

const AGAIN = [
  "This is the {nth} of your recent entries in which {topic} comes up.",
  "Looking back over your last pages, {topic} appears for the {nth} time.",
];
const LIGHTER = [
  "When you last wrote about {topic}, it was darker. Something has shifted.",
  "Compared with your earlier page on {topic}, this one has more light in it.",
];
const ECHOES = [
  "In an earlier entry you wrote “{quote}”. I thought of it while reading this.",
  "It took me back to an earlier line of yours: “{quote}”.",
];

export type Claim = { text: string; restsOn: string[] };

/** One true thing that earlier entries show, with the ids of those that it rests on; or null. */
export function claimFrom(
  earlier: EarlierEntry[],
  reading: MessageReading,
  picker: LinePicker,
  said: string,
): Claim | null {
  const topic = reading.topics[0];
  if (!topic) return null;
  const kin = earlier
    .slice(0, LOOKED_BACK)
    .filter((entry) => topicsOf(entry.response)[0] === topic && readRisk(entry.response) < 2);
  const last = kin[0];
  if (!last) return null;
  const name = TOPIC_NAMES[topic];
  if (isBright(reading.feeling) && picker.hasFresh(LIGHTER)) {
    const before = readMessage(last.response).feeling;
    if (before && !isBright(before))
      return { text: picker.pick(LIGHTER).replace("{topic}", name), restsOn: [last.id] };
  }
  const nth = COUNTS[kin.length + 1];
  if (kin.length >= 2 && nth && picker.hasFresh(AGAIN)) {
    return {
      text: picker.pick(AGAIN).replace("{nth}", nth).replace("{topic}", name),
      restsOn: kin.map((entry) => entry.id),
    };
  }
  const quote = quoteFrom(last.response, `${reading.text}\n${said}`);
  if (quote && picker.hasFresh(ECHOES))
    return { text: picker.pick(ECHOES).replace("{quote}", quote), restsOn: [last.id] };
  return null;
}

const ENTRY_OPENINGS = [
  "Thank you for letting me read this.",
  "I read this slowly.",
  "There's a whole day in this page.",
  "I'm glad you put this down here.",
  "This was worth the ink.",
  "You've looked closely at something here.",
];

/** The reply to a journal entry without danger; `claim` is woven in when there is one. */
export function composeEntryReply(
  reading: MessageReading,
  claim: Claim | null,
  picker: LinePicker,
  said: string,
): string {
  const { feeling, topics, words } = reading;
  const topic = topics[0];
  const bright = isBright(feeling);
  const lines = feeling ? FEELING_LINES[feeling.label] : null;
  const situation = situationOf(reading.text);
  const parts: string[] = [];
  if (reading.breakthrough && !bright)
    parts.push(picker.pick(turns.BREAKTHROUGH_LINES[reading.breakthrough.type]));
  else if (lines)
    parts.push(
      picker.pick(
        (feeling?.intensity ?? 0) > 0.72 && picker.hasFresh(lines.deep)
          ? lines.deep
          : lines.reactions,
      ),
    );
  else parts.push(picker.pick(ENTRY_OPENINGS));
  const quote = quoteFrom(reading.text, said);
  const quotes = bright ? turns.BRIGHT_QUOTES : turns.QUOTES;
  if (quote) parts.push(picker.pick(quotes).replace("{quote}", quote));
  if (claim) parts.push(claim.text);
  if (reading.breakthrough) {
    if (bright) parts.push(picker.pick(turns.BREAKTHROUGH_LINES[reading.breakthrough.type]));
  } else if (!bright && situation && picker.hasFresh(situation.says)) {
    parts.push(picker.pick(situation.says));
  } else if (topic) {
    parts.push(picker.pick(bright ? TOPIC_LINES[topic].bright : TOPIC_LINES[topic].sees));
  } else parts.push(picker.pick(bright ? turns.BRIGHT_SEES : turns.NEUTRAL_SEES));
  if (words > 40 && !reading.breakthrough)
    parts.push(picker.pick(bright ? turns.BRIGHT_STEPS : turns.REFRAMES));
  return parts.join(" ");
}

/** The question that the next entry may begin with. */
export function composeFollowUp(reading: MessageReading, picker: LinePicker): string {
  const { feeling, topics, hints } = reading;
  const hint = hints[0];
  if (hint && !isBright(feeling) && picker.hasFresh(hint.questions))
    return picker.pick(hint.questions);
  if (reading.breakthrough && picker.hasFresh(turns.BREAKTHROUGH_QUESTIONS))
    return picker.pick(turns.BREAKTHROUGH_QUESTIONS);
  const situation = isBright(feeling) ? null : situationOf(reading.text);
  if (situation && picker.hasFresh(situation.asks)) return picker.pick(situation.asks);
  const somebody = somebodyIn(reading.text);
  const topic = topics[0];
  const ofTopic =
    topic && !isBright(feeling)
      ? TOPIC_LINES[topic].questions.filter(
          (line) => somebody !== null || !line.includes("{somebody}"),
        )
      : [];
  const ofFeeling = feeling ? FEELING_LINES[feeling.label].questions : [];
  const bank = [
    ofTopic,
    ofFeeling,
    turns.EXPLORE_QUESTIONS,
    turns.REFRAME_QUESTIONS,
    turns.OPEN_QUESTIONS,
  ].find((lines) => lines.length > 0 && picker.hasFresh(lines));
  return picker.pick(bank ?? turns.EXPLORE_QUESTIONS).replace("{somebody}", somebody ?? "them");
}
