const LINK = "[\\s,:-]+";
const GAP = `${LINK}(?:(?:just|also|even|still|only|do|maybe|always|sometimes|like|often|almost|already|now|again|ever|please)[\\s,]+)?`;

/**
 * Makes a pattern from a readable phrase: a space allows one filler word, `...` skips up to some
 * words of the sentence, `[x ]` is optional, `<NAME>` is a named choice, `(a|b)` a choice.
 */
export function phrasePattern(phrase: string, choices: Record<string, string>): RegExp {
  let source = withChoices(phrase, choices);
  source = source
    .replace(/\((?!\?)/g, "(?:")
    .replace(/ ?\.\.\. ?/g, "«")
    .replace(
      /\[([^\]]* [^\]]*)\](\*|\{0,3\})?/g,
      (_, inner: string, times = "?") => `(?:${inner})${times}`,
    )
    .replace(/ \?/g, "¤")
    .replace(/«/g, "\\b[^.!?\\n;]{0,45}?\\b")
    .replace(/ /g, "§")
    .replace(/§/g, GAP)
    .replace(/¤/g, `(?:${LINK})?`);
  return new RegExp(`\\b(?:${source})(?![a-z0-9])`, "g");
}

const FILLERS =
  /\b(?:really|so|honestly|kinda|kind of|sort of|actually|literally|truly|probably|basically|rly|tbh|seriously|simply|badly|secretly|quite|definitely|desperately|fucking|fuckin|effing|bloody|finally|lowkey|ngl|genuinely|freaking|very|pretty|totally|completely|absolutely)(?=\s+[a-z])(?! (?:hard|close|long))\s+/g;

/** The text without the adverbs that say nothing about danger. */
export const withoutFillers = (text: string) => text.replace(FILLERS, "");

/** The phrase with its named choices put in. */
export function withChoices(phrase: string, choices: Record<string, string>): string {
  let source = phrase;
  for (let depth = 0; depth < 3; depth += 1) {
    source = source.replace(/<([A-Z_]+)>/g, (_, name: string) => {
      const choice = choices[name];
      if (choice === undefined) throw new Error(`No choice named ${name}`);
      return `(${choice})`;
    });
  }
  return source;
}
