import { taken, usePlace } from "./place";
import { readWritten, tagOf } from "./written-text";

/** What somebody wrote, its mentions and hashtags as links. */
export function WrittenText({ text }: { text: string }) {
  const { desk } = usePlace();
  let at = 0;
  return readWritten(text).map(({ kind, text: words, name }) => {
    const key = at;
    at += words.length;
    if (kind === "text") return words;
    const isTag = kind === "hashtag";
    const open = desk && (() => (isTag ? desk.openTag(name) : desk.openPerson(name)));
    return (
      <a
        key={key}
        href={isTag ? `/feed?tag=${encodeURIComponent(tagOf(name))}` : `/u/${name}`}
        className="link"
        onClick={taken(open)}
      >
        {words}
      </a>
    );
  });
}
