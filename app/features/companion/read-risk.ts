import type { RiskLevel } from "./engine";
import { isStretched, normaliseText } from "./normalise-text";
import { AnchorIndex } from "./phrase-anchors";
import { phrasePattern, withChoices, withoutFillers } from "./phrase-pattern";
import { RISK_CHOICES } from "./risk-choices";
import { addClues } from "./risk-clues";
import {
  isDistress,
  isHalfDenied,
  isInEarnest,
  isNegated,
  isOnAgain,
  isPast,
  isTakenBack,
  isWellNow,
  nameFacts,
  readScene,
  type Scene,
} from "./risk-context";
import { FAMILY_CHOICES, FAMILY_SIGNS } from "./risk-families";
import { OTHER_FAMILY_SIGNS } from "./risk-families-other";
import { maskHarmless } from "./risk-mask";
import { SELF_SIGNS, type Sign } from "./risk-signs";
import { IMMINENT_SIGNS } from "./risk-signs-imminent";
import { OTHER_SIGNS } from "./risk-signs-other";
import { VEILED_SIGNS, WORRY_SIGNS } from "./risk-signs-veiled";

import { ALONE, LEAST, TOGETHER, weighRisk } from "./weigh-risk";

/** `signs` names what was read, such as `passive` or `third_person`; it holds none of the words. */
export type RiskReading = { level: RiskLevel; signs: string[] };

type Reader = {
  phrase: string;
  sign: string;
  level: RiskLevel;
  pattern: RegExp;
  isFamily: boolean;
  isNamed: boolean;
};
type Hit = Reader & { text: string; at: number; sentence: string };

const CHOICES = { ...RISK_CHOICES, ...FAMILY_CHOICES };
const compile = (signs: Sign[], isFamily = false): Reader[] =>
  signs.flatMap(({ sign, level, phrases, isNamed = false }) =>
    phrases.map((phrase) => ({
      phrase: withChoices(phrase, CHOICES),
      sign,
      level,
      pattern: phrasePattern(phrase, CHOICES),
      isFamily,
      isNamed,
    })),
  );
const index = (readers: Reader[]) => new AnchorIndex(readers, ({ phrase }) => phrase);
const READERS = index([
  ...compile([...IMMINENT_SIGNS, ...SELF_SIGNS, ...VEILED_SIGNS, ...OTHER_SIGNS]),
  ...compile([...FAMILY_SIGNS, ...OTHER_FAMILY_SIGNS], true),
]);
const OWN_READERS = index(compile(SELF_SIGNS.filter(({ sign }) => sign !== "coded")));
const WORRY_READERS = index(compile(WORRY_SIGNS));
const SOMEBODY =
  /\b(?:he|she|they|hes|shes|him|her|friend|someone|somebody|brother|sister|son|daughter|wife|husband|partner|mum|dad|mother|father|grandpa|grandma|nan|roommate|colleague|student|girl|boy|guy|kid)\b/;

const SELF = /\b(?:i|im|ive|id|ill|me|my|myself|mine|we)\b/;
const OUTSIDE = new Set(["third_person", "abuse", "eating_danger", "voices", "baby"]);

/**
 * Reads the risk in what a person wrote, from 0 (none) to 4 (imminent).
 * Pure and synchronous, the same in browser and server; English, with a few plain words of others.
 */
export function readRisk(text: string): RiskReading {
  const first = readPlain(normaliseText(text));
  if (!isStretched(text)) return first;
  const part = text.length > LONG ? aroundStretched(text) : text;
  const others = (["one", "two"] as const).map((stretch) =>
    readPlain(normaliseText(part, stretch)),
  );
  return others.reduce((most, other) => (other.level > most.level ? other : most), first);
}

const LONG = 2000;

/** The sentences of a long text that hold stretched letters, each with its neighbours. */
function aroundStretched(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const stretched = sentences.map(isStretched);
  return sentences
    .filter((_, at) => stretched[at - 1] || stretched[at] || stretched[at + 1])
    .join("");
}

/** Of fewer words the weights alone say nothing: a single one would decide. */
const WEIGHED_LEAST = 3;

function readPlain(plain: string): RiskReading {
  const scene = readScene(plain);
  const read = withoutFillers(maskHarmless(plain));
  const hits = findHits(read, scene);
  const whole = factsOf(plain);
  const weight = weighRisk(read, nameFacts(plain, scene));
  const kept = hits.filter((hit) => isBorneOut(hit, weight) && stands(hit, whole, scene));
  const signs = [...new Set(kept.map((hit) => hit.sign))];
  let level = weigh(kept, plain);
  const isElsewhere = Object.values(scene).some(Boolean) || (isPast(plain) && isWellNow(plain));
  if (level < 4 && !isElsewhere && weight >= LEAST) {
    const sum = addClues(read);
    if (sum && sum.level > level) {
      level = sum.level;
      signs.push(sum.sign);
    }
  }
  const denied = hits.some(
    (hit) => !OUTSIDE.has(hit.sign) && isNegated(hit.sentence.slice(0, hit.at)),
  );
  if (level < 2 && denied && !isElsewhere && !isPast(plain) && isHalfDenied(plain)) {
    level = 2;
    signs.push("explicit");
  }
  if (
    level < 2 &&
    !whole.isWellPast &&
    weight >= (isElsewhere ? ALONE + 1 : ALONE) &&
    plain.split(" ").length >= WEIGHED_LEAST
  ) {
    level = 2;
    signs.push("weighed");
  }
  if (level > 0) return { level, signs };
  return isDistress(plain) ? { level: 1, signs: ["distress"] } : { level: 0, signs: [] };
}

const PLAIN_SIGNS = new Set(["explicit", "self_harm"]);

/** Plain words of dying or self-harm in the first person stand by themselves; the rest needs words around it that fit. */
function isBorneOut(hit: Hit, weight: number): boolean {
  if (hit.isNamed) return true;
  if (hit.isFamily) return weight >= TOGETHER;
  const isOwn = SELF.test(hit.sentence) || UNSAID_SELF.test(hit.sentence);
  return (PLAIN_SIGNS.has(hit.sign) && isOwn) || weight >= LEAST;
}

function findHits(masked: string, scene: Scene): Hit[] {
  const quotes = scene.works || scene.profession || scene.machines;
  const read = quotes ? masked.replace(/"[^"]*"/g, "~") : masked;
  const hits: Hit[] = [];
  for (const sentence of read.split(/[.!?\n;]+/)) {
    if (sentence.trim().length < 3) continue;
    hits.push(...matchAll(READERS, sentence));
    const turned = turnToFirstPerson(sentence);
    if (turned !== sentence) {
      for (const hit of matchAll(OWN_READERS, turned)) {
        hits.push({ ...hit, sign: "third_person", level: 2, sentence: turned });
      }
    }
  }
  if (SOMEBODY.test(read)) {
    const worries = read
      .split(/[.!?\n;]+/)
      .flatMap((sentence) => matchAll(WORRY_READERS, sentence));
    if (new Set(worries.map((hit) => hit.pattern)).size >= 2) hits.push(...worries);
  }
  return hits;
}

function matchAll(readers: AnchorIndex<Reader>, sentence: string): Hit[] {
  const hits: Hit[] = [];
  for (const reader of readers.candidates(sentence)) {
    const { pattern } = reader;
    pattern.lastIndex = 0;
    const match = pattern.exec(sentence);
    if (match) hits.push({ ...reader, text: match[0], at: match.index, sentence });
  }
  return hits;
}

const TURNS: [RegExp, string][] = [
  [/\b(?:she|he|they) (?:is|was|are|were|has been|have been)\b|\b(?:shes|hes|theyre)\b/g, "im"],
  [/\b(?:she|he|they)(?:ll| will)\b/g, "ill"],
  [/\b(?:she|he|they)d\b/g, "id"],
  [/\b(?:herself|himself|themselves|themself|hisself)\b/g, "myself"],
  [/\b(?:she|he|they)\b/g, "i"],
  [/\b(?:him|them)\b/g, "me"],
  [/\b(?:her|his|their)\b/g, "my"],
  [/\bdoesnt\b/g, "dont"],
  [/\b(want|wish|hope|need|think|talk|feel|say|keep|take|cut|hurt|deserve)s\b/g, "$1"],
];

/** Turns what is said of somebody into what that person would say, so that one grammar reads both. */
function turnToFirstPerson(sentence: string): string {
  if (!/\b(?:she|he|they|shes|hes|theyre|himself|herself|themselves|themself)\b/.test(sentence))
    return sentence;
  return TURNS.reduce((text, [pattern, turned]) => text.replace(pattern, turned), sentence);
}

const VOICE = /\b(?:i|im|ive|id|ill|me|my|myself)\b/;
/** A sentence that leaves out its "I", as notes and messages do. */
const UNSAID_SELF =
  /^\s*(?:been|just|still|keep|kept|(?:thinking|googling|looking up|planning|dreaming) |googled|looked up|wanna|want to|wish|cant|dont want|woke up|took|cut|relapsed|started|going to|gave in|tried to|self harm(?:ing|ed)|suicidal|cutting|hurting myself)\b/;
const SAID_OF_ANOTHER = /\b(?:he|she|they|you|who|it|we|character|everyone)\b[^,]{0,14}$/;
const EARNEST =
  /\b(?:irl|in real life|for real|not the game|i want to (?:die|kill|end)|suicidal|thoughts|worried|really low|scared for|check on|pills|every (?:day|night))\b/;
const WORRIED =
  /\b(?:worried (?:about|sick|that)|(?:im|so|really) (?:scared|afraid|frightened)|cant stop thinking about (?:her|him|them)|safeguarding lead|(?:what|dont know what|dont know how|dont know who) (?:do i|should i|to) (?:do|say|help|phone|call|tell)|(?:should|can) (?:i|we|someone) (?:call|tell|check|phone)|check on|(?:isnt|not) (?:answering|picking up)|(?:he|she|they) means? it|how (?:do|can) i help|made me promise|please help|froze)\b/;
const WRITING =
  /\b(?:chapter|my editor|novel|characters?|plot|screenplay|essay|first draft|lyrics|fanfic\w*)\b/;
const ARRANGEMENTS = new Set(["goodbye", "coded", "plan"]);

/** What is asked of the whole text, answered once. */
const factsOf = (text: string) => {
  const isWellPast = isPast(text) && isWellNow(text) && !isOnAgain(text);
  return {
    isWellPast,
    isEarnest: EARNEST.test(text),
    isWorried: WORRIED.test(text),
    isWriting: WRITING.test(text),
  };
};

function stands(hit: Hit, whole: ReturnType<typeof factsOf>, scene: Scene): boolean {
  const before = hit.sentence.slice(0, hit.at);
  if (isNegated(before)) return false;
  if (isPast(hit.sentence) && !isOnAgain(hit.sentence)) return false;
  if (whole.isWellPast) return false;
  const firstPerson = SELF.test(hit.sentence);
  if (hit.isNamed && !firstPerson && Object.values(scene).some(Boolean)) return false;
  const ownVoice =
    (VOICE.test(before.slice(-24) + hit.text) || UNSAID_SELF.test(hit.sentence)) &&
    !SAID_OF_ANOTHER.test(before);
  const isFarewell = hit.sign === "goodbye" && firstPerson;
  if (scene.games && !whole.isEarnest && !OUTSIDE.has(hit.sign)) return false;
  const isWorried = hit.sign === "third_person" && whole.isWorried;
  if (isWorried) return true;
  if (scene.games && hit.sign === "third_person" && !whole.isEarnest) return false;
  if ((scene.works || scene.profession) && (hit.sign === "third_person" || !firstPerson))
    return false;
  if ((scene.works || scene.profession) && !OUTSIDE.has(hit.sign) && !ownVoice) return false;
  if (scene.machines && !OUTSIDE.has(hit.sign) && !ownVoice && !isFarewell) return false;
  if (scene.loss && (hit.sign === "third_person" || !firstPerson)) return false;
  if (whole.isWriting && ARRANGEMENTS.has(hit.sign) && !whole.isEarnest) return false;
  if (scene.moving && ARRANGEMENTS.has(hit.sign) && !whole.isEarnest) return false;
  return true;
}

function weigh(hits: Hit[], whole: string): RiskLevel {
  let level: RiskLevel = 0;
  for (const hit of hits) if (hit.level > level) level = hit.level;
  if (level === 4 && hits.every((hit) => hit.level < 3 || hit.level === 4) && hits.length === 0)
    return 3;
  if (level === 3 && isTakenBack(whole) && !isInEarnest(whole)) return 2;
  return level;
}
