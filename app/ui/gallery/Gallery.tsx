import { Controls } from "./Controls";
import { Messages } from "./Messages";
import { Signs } from "./Signs";
import { Threads } from "./Threads";

/** Every part in every state, by daylight and by the lamp. */
export function Gallery() {
  return (
    <main id="main">
      <h1 className="px-6 pt-6 text-2xl">Every part, both rooms</h1>
      <p className="px-6 text-base">
        Whole frames:{" "}
        <a className="link" href="/ui?frame=shell">
          the shell
        </a>
        ,{" "}
        <a className="link" href="/ui?frame=card">
          a card
        </a>
        .
      </p>
      <div className="grid lg:grid-cols-2">
        {(["light", "dark"] as const).map((theme) => (
          <section key={theme} data-theme={theme} aria-label={theme} className="grid gap-12 p-6">
            <Signs />
            <Controls theme={theme} />
            <Messages />
            <Threads />
          </section>
        ))}
      </div>
    </main>
  );
}
