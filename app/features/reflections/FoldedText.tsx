import { WrittenText } from "./WrittenText";

/** Characters that are shown before a text is folded. */
const SHOWN = 150;

/** A text of which the rest unfolds at 'Show more', with or without script. */
export function FoldedText({ text }: { text: string }) {
  const head = headOf(text);
  if (head === null) {
    return (
      <p className="words" dir="auto">
        <WrittenText text={text} />
      </p>
    );
  }
  return (
    <div className="fold">
      <details>
        <summary className="link">
          <span className="fold-more">Show more</span>
          <span className="fold-less">Show less</span>
        </summary>
        <p className="words" dir="auto">
          <WrittenText text={text} />
        </p>
      </details>
      <p className="words fold-head" dir="auto">
        <WrittenText text={head} />…
      </p>
    </div>
  );
}

/** The first words of a text that is too long to show whole; null for a short one. */
function headOf(text: string): string | null {
  const signs = [...text];
  if (signs.length <= SHOWN) return null;
  const head = signs.slice(0, SHOWN).join("");
  return head.replace(/\s+\S{0,20}$/, "").trimEnd();
}
