const TOKEN = /[a-z]+|\d+|[!?]|\p{Extended_Pictographic}/gu;

/** A word without its commonest endings, so that its forms share what is learnt. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  const stem = word.replace(/(?:ings?|ed|es|s|ly)$/, "");
  if (stem.length < 3) return word;
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/e$/, "");
}

/** The stems, numbers and signs of a normalised text, in their order. */
export const stemsOf = (plain: string): string[] =>
  (plain.match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? "#" : stemOf(token)));

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * How often each feature stands in a run of stems: one, two in a row, and two with any one between, with the
 * beginning and the end of the run. Slots are below `size`, a power of two.
 */
export function featuresOf(stems: string[], size: number): Map<number, number> {
  const run = ["^", ...stems, "$"];
  const seen = new Map<number, number>();
  const add = (feature: string) => {
    const slot = hash(feature) & (size - 1);
    seen.set(slot, (seen.get(slot) ?? 0) + 1);
  };
  for (let at = 0; at < run.length; at += 1) {
    const [one, two, three] = run.slice(at, at + 3) as [string, string?, string?];
    add(one);
    if (two) add(`${one} ${two}`);
    if (three) add(`${one} _ ${three}`);
  }
  return seen;
}

/** The longest run that is read at once, as long as the texts that the weights were learnt from. */
const RUN = 120;
const STEP = 60;

/** A long text in runs that overlap, so that a few sentences of danger are not lost in a long page. */
export function runsOf(stems: string[]): string[][] {
  if (stems.length <= RUN) return [stems];
  const runs: string[][] = [];
  for (let at = 0; at < stems.length - STEP; at += STEP) runs.push(stems.slice(at, at + RUN));
  return runs;
}
