import type { Self } from "~/features/account/present-user";
import { ButtonLink } from "~/ui/Button";
import { Thread, ThreadKnot } from "~/ui/Thread";
import type { Places } from "./use-view";

function greeting(hour: number) {
  if (hour < 5) return "Still up";
  if (hour < 12) return "Good morning";
  if (hour < 18) return "Good afternoon";
  return "Good evening";
}

/** The wellness hub: a greeting, the one thing that is here to do, and what it is for. */
export function Hub({ self, hour, places }: { self: Self; hour: number; places: Places }) {
  const name = self.isAnonymous ? "" : `, ${self.nickname}`;
  return (
    <div className="grid gap-8">
      <div>
        <p className="font-serif text-2xl">{`${greeting(hour)}${name}.`}</p>
        <p className="mt-2 max-w-read text-read text-muted">
          {hour < 5 || hour >= 22
            ? "It is late. A few lines are enough; they do not have to be good."
            : "Nothing has to be finished here. Start where you are."}
        </p>
      </div>
      <section
        aria-labelledby="hub-start"
        className="rounded-card border border-line bg-surface px-4 py-4 sm:px-6"
      >
        <h2 id="hub-start" className="text-lg">
          Write one thing down
        </h2>
        <p className="mt-1 mb-4 max-w-read text-base text-muted">
          What is said on paper stops going round. It takes about three minutes, no other member
          sees it, and TrueNorth, an AI companion, writes back.
        </p>
        <ButtonLink {...places.goTo("journal")}>Open the journal</ButtonLink>
      </section>
      <section aria-labelledby="hub-way">
        <h2 id="hub-way" className="mb-3 text-lg">
          How it goes
        </h2>
        <Thread weight="thin" end="loose">
          <ThreadKnot>You write what is on your mind, as it comes.</ThreadKnot>
          <ThreadKnot>TrueNorth reads it and answers in the margin.</ThreadKnot>
          <ThreadKnot>Its question is there for the next page, whenever that is.</ThreadKnot>
        </Thread>
      </section>
      {self.isAnonymous && (
        <p className="max-w-read text-base text-muted">
          You are here as a guest. <a href="/auth?mode=sign-up">Make a free account</a> to keep what
          you write on every device.
        </p>
      )}
    </div>
  );
}
