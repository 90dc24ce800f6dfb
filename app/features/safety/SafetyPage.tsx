import { SitePage } from "~/features/information/SitePage";
import { Thread, ThreadKnot } from "~/ui/Thread";
import type { readSafety } from "./read-safety.server";

type Safety = ReturnType<typeof readSafety.run> extends infer R ? Awaited<R> : never;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What TrueNorth does when words point to danger, what it was measured at, and what it is not. */
export function SafetyPage({ levels, always, notThis, countries, figures }: Safety) {
  return (
    <SitePage>
      <h1 className="mb-4 text-2xl">How TrueNorth handles danger</h1>
      <p className="mb-8 max-w-read">
        If you are in danger now, the lines at the foot of this page come first. This page is for
        anyone who wants to know what the program does, printed from its own configuration.
      </p>
      <h2 className="mb-3 text-lg">Five levels</h2>
      <Thread label="Levels of risk">
        {levels.map(({ level, name, means, does }) => (
          <ThreadKnot key={level}>
            <h3 className="font-semibold">{`${level} · ${name}`}</h3>
            <p>{means}</p>
            <p className="mt-1 text-base text-muted">{does}</p>
          </ThreadKnot>
        ))}
      </Thread>
      <div className="reading mt-8">
        <h2>At every level</h2>
        <ul>
          {always.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h2>Where to turn</h2>
      </div>
      {countries.map(({ name, resources }) => (
        <section key={name} className="mt-4">
          <h3 className="font-semibold">{name}</h3>
          <ul>
            {resources.map((resource) => (
              <li key={resource.contact} className="flex flex-wrap items-center gap-x-3">
                <a href={resource.href} className="link inline-flex min-h-11 items-center">
                  {`${resource.name}: ${resource.contact}`}
                </a>
                <span className="text-sm text-muted">checked {resource.verifiedOn}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="reading mt-8">
        <h2>What was measured</h2>
        <p>
          On invented sentences that were written for this purpose, on {figures.measuredOn}. They
          say nothing about real life; they show that the reader does what it is meant to.
        </p>
        <ul>
          {figures.risk.keptOut.map(({ texts, kind, recall, falsePositives }) => (
            <li key={kind}>
              {`${texts} texts (${kind}), kept out of training, but looked at when the bound was chosen: danger found in ${percent(recall)}, seen where there was none in ${percent(falsePositives)}.`}
            </li>
          ))}
          <li>
            {`${figures.risk.ordinaryDays.texts} texts of ordinary days, kept out in the same way: danger seen where there was none in ${percent(figures.risk.ordinaryDays.falsePositives)}.`}
          </li>
          <li>
            {`${figures.risk.tunedOn.texts} texts that the reader was trained on: ${percent(figures.risk.tunedOn.recall)} and ${percent(figures.risk.tunedOn.falsePositives)}. This says less.`}
          </li>
          <li>
            {`Feelings, on a public set of comments: macro-F1 ${figures.emotion.macroF1}, against ${figures.emotion.bagOfWords} for a plain word count.`}
          </li>
          <li>
            {`${figures.replies.conversations.toLocaleString("en")} conversations made at random: ${figures.replies.faults} replies that broke a rule of care.`}
          </li>
        </ul>
        <h2>What this is not</h2>
        <ul>
          {notThis.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
