import type { EarlierEntry } from "./engine";
import { FALLBACK_PROMPTS } from "./fallback-prompts";
import { quoteFrom } from "./own-words";
import { seedOf } from "./pick-line";
import { readRisk } from "./read-risk";
import { type Topic, topicsOf } from "./read-topic";

const BY_TOPIC: Record<Topic, string[]> = {
  sleep: [
    "Last night, between lying down and waking: what went through you?",
    "What would have to be put down for you to sleep well?",
  ],
  work: [
    "What did work take from you today, and what did it give?",
    "Which hour of the working day felt most like you?",
  ],
  study: [
    "What did you understand this week that you didn't before, about anything?",
    "What would you study if no one ever marked it?",
  ],
  family: [
    "Which sentence from your family still rings in your ears?",
    "What did you get from your family that you'd like to pass on, and what not?",
  ],
  love: [
    "What do you need from love at the moment, put plainly?",
    "When did you last feel at ease with someone close?",
  ],
  friends: [
    "Which friend have you been thinking of, and what would you tell them?",
    "What kind of friend were you this week, to others and to yourself?",
  ],
  body: [
    "How did your body get you through today?",
    "What would your body ask of you, if it could write this entry?",
  ],
  money: [
    "What does money stand for in your life right now, besides money?",
    "What is one thing that you have enough of?",
  ],
  meaning: [
    "When did time pass unnoticed, lately, and what were you doing?",
    "What would you like this year to have been about?",
  ],
  loss: [
    "What would you tell them about today, if you could?",
    "Which trace of them did you come across this week?",
  ],
  health: [
    "What did your health allow you today, and what did it refuse?",
    "What do you wish people knew about an ordinary day of yours?",
  ],
};
const AFTER_QUOTE = [
  "Not long ago you wrote “{quote}”. How does it look now?",
  "“{quote}”, you wrote. What has happened to that since?",
];
const AFTER_DANGER = [
  "What would make the next few hours a little safer and softer?",
  "Who or what has held you, even slightly, these days?",
];
const BY_HOUR: [number, number][] = [
  [5, 0],
  [11, 2],
  [17, 1],
  [22, 3],
  [24, 4],
];
const LOOKED_BACK = 8;

export type PersonalPrompt = { prompt: string; isPersonalized: boolean };

/** A prompt for the next entry; `earlier` is newest first, `hour` is local, 0 to 23. */
export function composePersonalPrompt(earlier: EarlierEntry[], hour: number): PersonalPrompt {
  const recent = earlier.slice(0, LOOKED_BACK);
  const used = new Set(earlier.map(({ prompt }) => prompt));
  const seed = seedOf(`${recent[0]?.id ?? ""}${earlier.length}`);
  const fresh = (prompts: string[]) => {
    const left = prompts.filter((prompt) => !used.has(prompt));
    return left[seed % Math.max(1, left.length)];
  };
  const newest = recent[0];
  if (newest && readRisk(newest.response) >= 2) {
    const prompt = fresh(AFTER_DANGER);
    if (prompt) return { prompt, isPersonalized: true };
  }
  const quote = newest && seed % 3 === 0 ? quoteFrom(newest.response) : null;
  const options = [
    quote ? AFTER_QUOTE.map((line) => line.replace("{quote}", quote)) : [],
    ...frequentTopics(recent).map((topic) => BY_TOPIC[topic]),
  ];
  for (const prompts of options) {
    const prompt = fresh(prompts);
    if (prompt) return { prompt, isPersonalized: true };
  }
  const start = (BY_HOUR.find(([until]) => hour < until)?.[1] ?? 0) + earlier.length;
  const plain = FALLBACK_PROMPTS.map(
    (_, at) => FALLBACK_PROMPTS[(start + at) % FALLBACK_PROMPTS.length] ?? FALLBACK_PROMPTS[0],
  );
  return {
    prompt: plain.find((prompt) => !used.has(prompt)) ?? plain[0] ?? FALLBACK_PROMPTS[0],
    isPersonalized: false,
  };
}

function frequentTopics(entries: EarlierEntry[]): Topic[] {
  const counts = new Map<Topic, number>();
  for (const entry of entries) {
    const topic = topicsOf(entry.response)[0];
    if (topic) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([topic]) => topic);
}
