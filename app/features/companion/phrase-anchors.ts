const COMMON = new Set(
  "i im ive id ill me my myself the a an to it its is was be been and of in on at for that this if so not dont no you he she they we her his him them with want have has had get got going go do just when who what how all one will would can cant could out up like are were as by or am feel know think time day night said say says tell told make made take took keep s re ll d".split(
    " ",
  ),
);
const weigh = (anchors: Set<string>) =>
  [...anchors].reduce((sum, anchor) => sum + (COMMON.has(anchor) || anchor.length < 3 ? 12 : 1), 0);

function splitTop(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "|" && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}

function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === "(" || source[at] === "[") depth += 1;
    if (source[at] === ")" || source[at] === "]") depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

type Anchors = Set<string>;
/** At most this many words are asked for in a phrase. */
const MOST_ASKED = 3;

/**
 * Up to three sets of beginnings of words; a text in which the phrase matches holds a word of each.
 * The phrase has its named choices put in.
 */
export function anchorsOf(phrase: string): Anchors[] {
  const parts = splitTop(phrase).map(anchorsOfSequence);
  const fewest = Math.min(MOST_ASKED, ...parts.map((sets) => sets.length));
  return Array.from(
    { length: fewest },
    (_, at) => new Set(parts.flatMap((sets) => [...(sets[at] ?? [])])),
  );
}

function anchorsOfSequence(source: string): Anchors[] {
  const found: Anchors[] = [];
  let at = 0;
  let isWordStart = true;
  while (at < source.length) {
    const sign = source[at] ?? "";
    if (sign === "(" || sign === "[") {
      const end = closing(source, at);
      const inner = source.slice(at + 1, end);
      const next = source[end + 1] ?? "";
      const isOptional = sign === "[" || next === "?" || next === "*" || next === "{";
      if (isWordStart && !isOptional && !inner.startsWith("?")) found.push(...anchorsOf(inner));
      isWordStart = inner.endsWith(" ") || (inner.startsWith("?") && isWordStart);
      at = end + 1;
    } else if (/[a-z0-9]/.test(sign) && isWordStart) {
      const word = /^[a-z0-9]+/.exec(source.slice(at))?.[0] ?? "";
      const after = source[at + word.length] ?? "";
      const sure = after === "?" || after === "*" ? word.slice(0, -1) : word;
      if (sure.length > 0) found.push(new Set([sure]));
      at += word.length;
      isWordStart = false;
    } else {
      isWordStart = sign === " " || sign === "." || (isWordStart && /[?*+{}\d,]/.test(sign));
      if (sign === "\\") at += 1;
      at += 1;
    }
  }
  return found.filter((set) => set.size > 0).sort((a, b) => weigh(a) - weigh(b));
}

/** No anchor is longer than this many letters. */
const LONGEST = 24;

/** Finds, for the words of a text, the few of many patterns that could match it. */
export class AnchorIndex<Item> {
  private readonly byAnchor = new Map<string, number[]>();
  private readonly asked: number[];
  private readonly free: Item[] = [];

  constructor(
    private readonly items: Item[],
    phraseOf: (item: Item) => string,
  ) {
    const postings = new Map<string, Set<number>>();
    this.asked = items.map((item, place) => {
      const sets = anchorsOf(phraseOf(item));
      if (sets.length === 0) this.free.push(item);
      for (const [at, anchors] of sets.entries())
        for (const anchor of anchors) {
          const posted = postings.get(anchor) ?? new Set();
          postings.set(anchor, posted.add(place * 4 + at));
        }
      return (1 << sets.length) - 1;
    });
    for (const [anchor, posted] of postings) this.byAnchor.set(anchor, [...posted]);
  }

  candidates(text: string): Item[] {
    const held = new Uint8Array(this.items.length);
    const seen = new Set<string>();
    const found = [...this.free];
    for (const word of text.match(/[a-z0-9]+/g) ?? []) {
      if (seen.has(word)) continue;
      seen.add(word);
      for (let end = 1; end <= Math.min(word.length, LONGEST); end += 1) {
        const posted = this.byAnchor.get(word.slice(0, end));
        if (!posted) continue;
        for (const mark of posted) {
          const place = mark >> 2;
          const before = held[place] ?? 0;
          const after = before | (1 << (mark & 3));
          if (before === after) continue;
          held[place] = after;
          const item = this.items[place];
          if (after === this.asked[place] && item !== undefined) found.push(item);
        }
      }
    }
    return found;
  }
}
