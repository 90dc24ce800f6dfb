import { WORD_CLASSES } from "./risk-words";

const NAMES = Object.keys(WORD_CLASSES).sort();
const COUNT = NAMES.length;
const EXACT = new Map<string, number[]>();
const BEGINNINGS = new Map<string, number[]>();
for (const [place, name] of NAMES.entries()) {
  const words = WORD_CLASSES[name] ?? "";
  for (const word of words.split(" ")) {
    const isBeginning = word.endsWith("*");
    const map = isBeginning ? BEGINNINGS : EXACT;
    const key = isBeginning ? word.slice(0, -1) : word;
    map.set(key, [...new Set([...(map.get(key) ?? []), place])]);
  }
}

const known = new Map<string, number[]>();
const MOST_KNOWN = 5000;

function classesOf(word: string): number[] {
  const before = known.get(word);
  if (before) return before;
  const found = new Set(EXACT.get(word));
  for (let end = 3; end <= word.length; end += 1)
    for (const name of BEGINNINGS.get(word.slice(0, end)) ?? []) found.add(name);
  const classes = [...found];
  if (known.size < MOST_KNOWN) known.set(word, classes);
  return classes;
}

/** A word without its commonest endings, so that its forms share what is learnt. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  const stem = word.replace(/(?:ings?|ed|es|s|ly)$/, "");
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/e$/, "");
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

const hashesOf = (kind: string) => Uint32Array.from(NAMES, (name) => hash(kind + name));
const pairsOf = (kind: string) =>
  Uint32Array.from({ length: COUNT * COUNT }, (_, at) =>
    hash(`${kind}${NAMES[Math.floor(at / COUNT)]} ${NAMES[at % COUNT]}`),
  );
const CLASS = hashesOf("c");
const DENIED = hashesOf("n");
const ORDERED = pairsOf("o");
const BESIDE = pairsOf("x");

const TOKEN = /[a-z]+|\d+|[!?~]|\p{Extended_Pictographic}/gu;
const NOT =
  /^(?:not|no|never|without|nor|none|dont|doesnt|didnt|wont|wouldnt|cant|couldnt|isnt|arent|wasnt|werent|havent|hasnt|aint|nobody|nothing)$/;
const MOST_TOKENS = 60;

let stamps = new Int32Array(0);
let stamp = 0;

/** Collects slots, each once. */
function collect(size: number) {
  if (stamps.length !== size) stamps = new Int32Array(size);
  stamp += 1;
  const mine = stamp;
  const slots: number[] = [];
  const put = (hashed = 0) => {
    const slot = hashed & (size - 1);
    if (stamps[slot] === mine) return;
    stamps[slot] = mine;
    slots.push(slot);
  };
  return { slots, put };
}

/** What one sentence offers for weighing: its hashed features and the classes of words in it. */
export type Sentence = { slots: number[]; classes: Set<number> };

/** Reads one normalised sentence; `size` is a power of two. */
export function readSentence(text: string, size: number): Sentence {
  const tokens = (text.match(TOKEN) ?? []).slice(0, MOST_TOKENS);
  const { slots, put } = collect(size);
  const add = (feature: string) => put(hash(feature));
  const all = new Set<number>();
  const lists = tokens.map((token) => classesOf(token));
  const stems = tokens.map((token) => (/^\d+$/.test(token) ? "#" : stemOf(token)));
  let negated = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const stem = stems[at] ?? "";
    const before = stems[at - 1] ?? "^";
    const here = lists[at] ?? [];
    add(`w${stem}`);
    add(`p${before} ${stem}`);
    if (at > 1) {
      add(`t${stems[at - 2]} ${before} ${stem}`);
      add(`g${stems[at - 2]} ${stem}`);
    }
    for (const name of here) {
      all.add(name);
      put(CLASS[name]);
      add(`l${before} ${NAMES[name]}`);
      if (negated > 0) put(DENIED[name]);
      for (let back = 1; back <= 5 && at - back >= 0; back += 1)
        for (const other of lists[at - back] ?? []) put(ORDERED[other * COUNT + name]);
    }
    for (const name of lists[at - 1] ?? []) add(`r${NAMES[name]} ${stem}`);
    if (negated > 0) add(`n${stem}`);
    negated = NOT.test(tokens[at] ?? "") ? 4 : negated - 1;
  }
  if (tokens.length > 0) add(`s${stems.at(-1)}`);
  return { slots, classes: all };
}

/** The hashed features of some sentences read together. */
export function joinSentences(sentences: Sentence[], size: number): number[] {
  const { slots, put } = collect(size);
  const classes = new Set<number>();
  for (const sentence of sentences) {
    for (const slot of sentence.slots) put(slot);
    for (const name of sentence.classes) classes.add(name);
  }
  const sorted = [...classes].sort((a, b) => a - b);
  for (let at = 0; at < sorted.length; at += 1)
    for (let next = at + 1; next < sorted.length; next += 1)
      put(BESIDE[(sorted[at] ?? 0) * COUNT + (sorted[next] ?? 0)]);
  return slots;
}

const WIDTH = 3;
const MOST_SENTENCES = 400;

/** The features of each run of up to three sentences of a normalised text, with the facts of the whole. */
export function windowsOf(plain: string, size: number, facts: string[]): number[][] {
  const shared = facts.map((fact) => hash(`f${fact}`) & (size - 1));
  const sentences = plain
    .split(/[.!?\n;]+/)
    .filter((part) => /[a-z]/.test(part))
    .slice(0, MOST_SENTENCES)
    .map((part) => readSentence(part, size));
  const windows: number[][] = [];
  const last = Math.max(1, sentences.length - WIDTH + 1);
  for (let at = 0; at < last; at += 1)
    windows.push([...joinSentences(sentences.slice(at, at + WIDTH), size), ...shared]);
  return windows;
}
