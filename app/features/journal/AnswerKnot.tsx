import type { Resource } from "~/features/companion/engine";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { CompanionWords } from "~/ui/CompanionWords";
import { Notice } from "~/ui/Notice";
import { ThreadKnot } from "~/ui/Thread";
import type { Entry } from "./present-entry";
import { isWaiting } from "./use-journal";

type Props = {
  entry: Entry;
  /** The entries that are shown, for what the answer looks back on. */
  entries: Entry[];
  timeZone: string;
  isNew: boolean;
  onContinue(prompt: string): void;
};

const WRITTEN_BY = {
  builtin: "Written by the built-in companion",
  openai: "Written by the connected model",
};

/** The companion's answer beside an entry, or what stands there until it comes. */
export function AnswerKnot({ entry, entries, timeZone, isNew, onContinue }: Props) {
  const { truenorthResponse: answer, truenorthFollowUp: followUp } = entry;
  const engine = entry.metadata?.engine;
  if (answer === null) {
    return (
      <ThreadKnot>
        <p role="status" className="text-base text-muted">
          {isWaiting(entry)
            ? "TrueNorth is reading your reflection..."
            : "TrueNorth has not answered yet. The answer comes by itself."}
        </p>
      </ThreadKnot>
    );
  }
  return (
    <ThreadKnot current={isNew}>
      <CompanionWords aside={isNew && <Badge tone="accent">New</Badge>}>
        <p className="whitespace-pre-wrap">{answer}</p>
        {followUp && <p className="mt-3 font-serif text-lg">{followUp}</p>}
        <RestsOn ids={entry.metadata?.restsOn ?? []} entries={entries} timeZone={timeZone} />
        {engine && <p className="mt-3 text-sm text-muted">{WRITTEN_BY[engine]}</p>}
      </CompanionWords>
      <CareLines resources={entry.metadata?.risk.resources ?? []} />
      {followUp && (
        <form
          method="post"
          action="/app?view=journal"
          className="mt-2"
          onSubmit={(event) => {
            event.preventDefault();
            onContinue(followUp);
          }}
        >
          <input type="hidden" name="id" value={entry.id} />
          <Button name="intent" value="continue-reflection" variant="secondary" size="sm">
            Continue Reflection
          </Button>
        </form>
      )}
    </ThreadKnot>
  );
}

/** The earlier entries that a claim of the answer rests on, each a link to its page. */
function RestsOn({
  ids,
  entries,
  timeZone,
}: { ids: string[] } & Pick<Props, "entries" | "timeZone">) {
  const shown = entries.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-muted">
      Looks back on
      {shown.map(({ id, createdAt }) => (
        <a key={id} href={`#entry-${id}`} className="link">
          {shortDay(createdAt, timeZone)}
        </a>
      ))}
    </p>
  );
}

const shortDay = (time: string, timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, day: "numeric", month: "long" }).format(new Date(time));

/** Where to turn, for an entry that speaks of danger; it stays beside the entry. */
function CareLines({ resources }: { resources: Resource[] }) {
  if (resources.length === 0) return null;
  return (
    <div className="mt-2">
      <Notice tone="care" title="A person to talk with, now">
        <ul>
          {resources.map(({ name, contact, href }) => (
            <li key={contact}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center"
              >{`${name}: ${contact}`}</a>
            </li>
          ))}
        </ul>
        <form method="post" action="/app?view=journal" className="mt-2">
          <Button name="intent" value="check-in-safe" variant="outline" size="sm">
            I am safe now
          </Button>
        </form>
      </Notice>
    </div>
  );
}
