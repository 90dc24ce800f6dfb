import { ECHO_MOODS } from "~/features/reflections/moods";
import { WritingForm } from "~/features/reflections/WritingForm";
import type { FormAnswer } from "~/platform/http/form-answer";
import { EndOfList } from "~/ui/EndOfList";
import { ChainActions } from "./ChainActions";
import { EchoChain } from "./EchoChain";
import { PageOfReflections } from "./PageOfReflections";
import { JoinIn } from "./ReflectionPage";
import type { ChainPage as Chain } from "./read-chain-page.server";

/** An echo chain on a page of its own. */
export function ChainPage({ refused, ...chain }: Chain & { refused?: FormAnswer }) {
  const { viewer, threadId, entries, isClosed, newId } = chain;
  const last = entries.at(-1);
  return (
    <PageOfReflections
      viewer={viewer}
      zone={chain.zone}
      refused={refused}
      forms={!isClosed && viewer && !viewer.isGuest ? ["echo"] : []}
    >
      <h1 className="text-2xl">Echo chain</h1>
      <p className="mt-2 text-read text-muted">
        {entries.length === 1 ? "One reflection so far" : `${entries.length} reflections`}, each
        inspired by one before it.
      </p>
      <div className="my-4">
        <ChainActions
          threadId={threadId}
          likes={chain.likes}
          reflects={chain.reflects}
          canClose={chain.isOriginator && !isClosed}
        />
      </div>
      <EchoChain
        threadId={threadId}
        entries={entries}
        reactions={chain.reactions}
        isClosed={isClosed}
      />
      {isClosed && <EndOfList>This chain is finished.</EndOfList>}
      {!isClosed && last && viewer && !viewer.isGuest && (
        <section id="echo" aria-labelledby="echo-title" className="mt-10">
          <h2 id="echo-title" className="mb-3 text-lg">
            Go on with it
          </h2>
          <WritingForm
            intent="echo"
            label="Your inspired reflection"
            moods={ECHO_MOODS}
            about={{ originalReflectionId: last.id }}
            clientId={newId}
            submit="Create echo"
          />
        </section>
      )}
      {(!viewer || viewer.isGuest) && <JoinIn />}
    </PageOfReflections>
  );
}
