import { Thread, ThreadKnot } from "~/ui/Thread";
import { SitePage } from "./SitePage";

export function About() {
  return (
    <SitePage>
      <h1 className="mb-6 text-2xl">About TrueNorth</h1>
      <AboutWords />
    </SitePage>
  );
}

/** The same words stand in the app's own view. */
export function AboutWords() {
  return (
    <>
      <div className="reading">
        <p>
          TrueNorth is a private journal that answers, and a place to read and share short
          reflections. A companion to talk with is on its way. It is made for the hour when there is
          nobody to call, and for the ordinary morning after it.
        </p>
        <h2>What it is</h2>
      </div>
      <div className="mt-4">
        <Thread label="The three parts">
          <ThreadKnot>
            <h3 className="text-lg">A journal</h3>
            <p>
              You write; the companion reads the entry and leaves an answer and a question, like a
              note in the margin. No other member sees it. To answer, it looks back on up to 50 of
              your own earlier entries.
            </p>
          </ThreadKnot>
          <ThreadKnot>
            <h3 className="text-lg">A companion</h3>
            <p>
              An AI with the name TrueNorth, always marked as AI. Today it answers in the journal;
              talking with it is on its way. Beside the journal it keeps a memory only of the cards
              you write yourself, and notes with each answer what it read in your words.{" "}
              <a href="/privacy">Privacy</a> says what is stored.
            </p>
          </ThreadKnot>
          <ThreadKnot>
            <h3 className="text-lg">A community</h3>
            <p>
              Reflections that people choose to make public, and echoes that join them into chains.
              The companion asks a question there once a day. The newest stands first, not the most
              liked, and there is no score for how you are doing.
            </p>
          </ThreadKnot>
        </Thread>
      </div>
      <div className="reading mt-8">
        <h2>What it is not</h2>
        <p>
          It is not a medical service. The companion is a program: it can misread you and it can be
          wrong. It is not a replacement for professional therapy, for a doctor, or for a person who
          knows you. It does not diagnose and it gives no doses.
        </p>
        <p>
          Nobody watches what you write. If you are in danger, no one here will be alerted: call a
          line at the foot of this page, or the emergency number where you are.
        </p>
        <h2>How we build it</h2>
        <ul>
          <li>It works on an old phone, on a poor connection, and with scripts blocked.</li>
          <li>It asks for nothing before you have written something.</li>
          <li>Nothing in it is made to keep you here longer than you want to stay.</li>
          <li>Help in a crisis is never counted, never limited and never sold.</li>
          <li>It shows no advertising and has no trackers.</li>
        </ul>
        <h2>What it costs</h2>
        <p>
          Trying it as a guest and having an account are free, and both have an allowance. There is
          nothing to buy. The numbers are on the <a href="/pricing">pricing page</a>.
        </p>
        <h2>What is not finished</h2>
        <p>
          TrueNorth is young. Where a page speaks of something that is still being built, it says so
          beside it. A clinician has not yet reviewed its wording; until that has happened, take it
          as a notebook with manners, and no more.
        </p>
      </div>
    </>
  );
}
