const TOKEN = /[a-z']+|[!?]+|\p{Extended_Pictographic}|[:;=]-?[()dp/]|<3/gu;

/** Splits a text into lower-case words, runs of ! and ?, emoji and a few emoticons. */
export function tokensOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’ʼ‘]/g, "'")
    .replace(/\[[a-z]+\]/g, " ")
    .replace(/([a-z])\1{2,}/g, "$1$1");
  return plain.match(TOKEN) ?? [];
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

const NOT =
  /^(?:not|no|never|without|hardly|nor)$|n't$|^(?:dont|doesnt|isnt|wasnt|cant|wont|didnt|aint)$/;
const MOST_TOKENS = 120;

/**
 * Hashed features of a text: words, pairs, triples, words under negation, and pieces of words of
 * three to five letters. Answers distinct slots below `size`, which is a power of two.
 */
export function featuresOf(text: string, size: number): Uint32Array {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  const slots = new Set<number>();
  const add = (feature: string) => slots.add(hash(feature) & (size - 1));
  let negated = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    const before = tokens[at - 1] ?? "^";
    add(`w${token}`);
    add(`p${before} ${token}`);
    if (at > 1) add(`t${tokens[at - 2]} ${before} ${token}`);
    if (at > 1) add(`g${tokens[at - 2]} ${token}`);
    if (negated > 0) add(`n${token}`);
    negated = NOT.test(token) ? 3 : negated - 1;
    if (token.length > 3) {
      const padded = `<${token}>`;
      for (let length = 3; length <= 5; length += 1) {
        for (let from = 0; from + length <= padded.length; from += 1)
          add(`c${padded.slice(from, from + length)}`);
      }
    }
  }
  if (tokens.length > 0) add(`l${Math.min(6, tokens.length >> 2)}`);
  return Uint32Array.from(slots);
}
