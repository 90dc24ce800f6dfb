import type { Reactions } from "~/features/reactions/read-reactions.server";
import { PlaceContext, usePlace } from "~/features/reflections/place";
import type { Shown } from "~/features/reflections/present-reflection";
import { Thread, ThreadKnot } from "~/ui/Thread";
import { ReflectionCard } from "./ReflectionCard";
import { useEchoColor } from "./use-echo-color";

type Props = {
  threadId: string;
  entries: Shown[];
  reactions: Record<string, Reactions>;
  isClosed: boolean;
  draw?(entry: Shown): React.ReactNode;
};

/** The entries of an echo chain along its line, each with its place. */
export function EchoChain({ threadId, entries, reactions, isClosed, draw }: Props) {
  const place = usePlace();
  return (
    <PlaceContext.Provider value={{ ...place, chainId: threadId }}>
      <Thread color={useEchoColor()(threadId)} label="Echo chain" end={isClosed ? "tied" : "loose"}>
        {entries.map((entry, place) => (
          <ThreadKnot key={entry.id} current={place === 0}>
            <p className="text-sm text-muted">
              {place + 1} of {entries.length}
            </p>
            {draw ? (
              draw(entry)
            ) : (
              <ReflectionCard reflection={entry} reactions={reactions[entry.id]} />
            )}
          </ThreadKnot>
        ))}
      </Thread>
    </PlaceContext.Provider>
  );
}
