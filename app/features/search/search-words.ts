/** So many words of a search count. */
const WORDS_MOST = 12;
/** From this length on a word also finds longer words that begin with it; the last one always does. */
const PREFIX_LEAST = 3;

export type SearchWord = { text: string; isPrefix: boolean };

/** The hashtag, without its sign, that is all of a search; null for other searches. */
export const soleTag = (written: string) =>
  /^#([\p{L}\p{M}\p{N}_]{1,100})$/u.exec(written.trim())?.[1] ?? null;

/** The words of a search, each once, without any sign: a hashtag is the word behind its sign. */
export function wordsIn(written: string): SearchWord[] {
  const words = written
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  const last = words?.at(-1);
  return [...new Set(words)].slice(0, WORDS_MOST).map((text) => ({
    text,
    isPrefix: text === last || [...text].length >= PREFIX_LEAST,
  }));
}
