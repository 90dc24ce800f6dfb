import { SitePage } from "./SitePage";

export function Terms() {
  return (
    <SitePage>
      <h1 className="mb-6 text-2xl">Terms of Service</h1>
      <div className="reading">
        <p>
          These are the rules between you and the people who run this site. They are short so that
          they can be read.
        </p>
        <h2>What you get</h2>
        <p>
          A journal with an AI companion that answers, and a place to share short reflections, as
          they are. A chat with the companion is on its way. We work to keep it running and your
          words safe; we cannot promise that nothing ever breaks. The companion is an AI and can be
          wrong. It is not a replacement for professional therapy, and TrueNorth is not an emergency
          service.
        </p>
        <h2>Who may use it</h2>
        <p>
          Anyone of sixteen years or older, or of the age at which the law where you live lets you
          agree to this by yourself. One person, one account. A guest agrees to the same rules.
        </p>
        <h2>What is yours</h2>
        <p>
          Everything you write. Making a reflection public lets us show it here, and lets others
          reflect and echo it here, until you delete it; a comment is shown with what it stands
          under. We take no other right.
        </p>
        <h2>How we treat each other</h2>
        <p>
          These rules hold for everything that others can see: reflections, comments, a nickname, a
          bio.
        </p>
        <ul>
          <li>No harassment, no threats, no hate, no pretending to be someone else.</li>
          <li>No instructions or encouragement for suicide, self-harm or disordered eating.</li>
          <li>
            Speaking about your own pain is allowed. It is never a reason to remove you, and a
            reflection is not hidden for being sad.
          </li>
          <li>No advertising, no selling, no collecting of other people's words.</li>
          <li>No breaking in, and no accounts run by a program.</li>
        </ul>
        <p>
          An account that does harm can be suspended. On its way, not here yet: if something you
          wrote is hidden, you will learn which rule it was and why, and you will be able to answer.
        </p>
        <h2>Paying</h2>
        <p>
          A guest and a free account cost nothing and have an allowance; the numbers are on the{" "}
          <a href="/pricing">pricing page</a>. There is nothing to buy. What you wrote stays yours
          and readable when the allowance is used.
        </p>
        <h2>Leaving</h2>
        <p>
          You can stop at any time. Single entries, reflections, echoes, comments and memory cards
          can be deleted now. Taking everything with you as one file and deleting the account are on
          their way. Copies that were made before an update of the site go when those backups go.
        </p>
        <p>
          If we ever have to close, we will say so at least thirty days before, and what you wrote
          stays readable until then.
        </p>
        <h2>When something goes wrong</h2>
        <p>
          How to reach us stands on the <a href="/contact">contact page</a>, where we have set an
          address. Nothing here takes away a right that the law of your country gives you. What we
          store and who sees it is in <a href="/privacy">Privacy</a>.
        </p>
        <p className="text-base text-muted">
          These terms are a first version and have not yet been checked by a lawyer.
        </p>
      </div>
    </SitePage>
  );
}
