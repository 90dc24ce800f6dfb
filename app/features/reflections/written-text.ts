/** A piece of what someone wrote: plain text, a mentioned nickname, or a hashtag without its sign. */
export type Piece = { kind: "text" | "mention" | "hashtag"; text: string; name: string };

const TAG_MOST = 100;
/** A sign counts only where no word, no other sign and no address goes before it. */
const SIGN =
  /(^|[^\p{L}\p{M}\p{N}_@#&/.])(?:@([A-Za-z0-9_]{2,30})(?![A-Za-z0-9_])|#([\p{L}\p{M}\p{N}_]{1,100})(?![\p{L}\p{M}\p{N}_]))/gu;

/** The form in which a hashtag is kept and compared: lower case, without the sign. */
export const tagOf = (written: string) =>
  [...written.replace(/^#/, "").toLowerCase().normalize("NFC")].slice(0, TAG_MOST).join("");

/** Cuts a text into its pieces; joined again, they are the text. */
export function readWritten(written: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) pieces.push({ kind: "text", text: written.slice(at, to), name: "" });
  };
  // The sign that follows directly shares the character before it with nobody: each search starts after the last.
  for (const found of written.matchAll(SIGN)) {
    const [whole, before = "", mention, tag] = found;
    const start = found.index + before.length;
    const end = found.index + whole.length;
    plain(start);
    pieces.push({
      kind: mention ? "mention" : "hashtag",
      text: written.slice(start, end),
      name: mention ?? tag ?? "",
    });
    at = end;
  }
  plain(written.length);
  return pieces;
}

const namesOf = (written: string, kind: Piece["kind"], form: (name: string) => string) => [
  ...new Set(
    readWritten(written)
      .filter((piece) => piece.kind === kind)
      .map(({ name }) => form(name)),
  ),
];

/** The nicknames that a text mentions, in lower case, each once. */
export const mentionsIn = (written: string) =>
  namesOf(written, "mention", (name) => name.toLowerCase());

/** The hashtags of a text as they are kept, each once. */
export const hashtagsIn = (written: string) => namesOf(written, "hashtag", tagOf);
