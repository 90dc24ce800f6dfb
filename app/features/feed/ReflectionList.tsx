import type { ReactNode } from "react";
import type { Reactions } from "~/features/reactions/read-reactions.server";
import type { Shown } from "~/features/reflections/present-reflection";
import { Thread, ThreadKnot } from "~/ui/Thread";
import { ReflectionCard } from "./ReflectionCard";
import { useEchoColor } from "./use-echo-color";

type Props = {
  reflections: Shown[];
  reactions: Record<string, Reactions>;
  /** How one of them is drawn, where the app keeps its reactions. */
  draw?(reflection: Shown): ReactNode;
};

/** A reflection stands once by itself and once for each who reflected it. */
export const keyOf = ({ id, reflectedBy }: Shown) => `${id}:${reflectedBy ?? ""}`;

/** Reflections between hairlines; neighbours of one echo chain share its line. */
export function ReflectionList({ reflections, reactions, draw }: Props) {
  const colorOf = useEchoColor();
  const card =
    draw ?? ((one: Shown) => <ReflectionCard reflection={one} reactions={reactions[one.id]} />);
  return (
    <ul className="divide-y divide-line">
      {joined(reflections).map((group) => {
        const [first] = group;
        const threadId = first.threadId;
        return (
          <li key={keyOf(first)} className="py-5">
            {threadId ? (
              <Thread
                color={colorOf(threadId)}
                label="Echo chain"
                end={group.some(({ sequenceNumber }) => sequenceNumber === 1) ? "tied" : "loose"}
              >
                {group.map((one) => (
                  <ThreadKnot key={keyOf(one)} current={one.sequenceNumber === 1}>
                    {card(one)}
                  </ThreadKnot>
                ))}
              </Thread>
            ) : (
              card(first)
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Neighbours of one thread together, the others alone. */
function joined(reflections: Shown[]) {
  const groups: [Shown, ...Shown[]][] = [];
  for (const one of reflections) {
    const last = groups.at(-1);
    if (last && one.threadId && last[0].threadId === one.threadId) last.push(one);
    else groups.push([one]);
  }
  return groups;
}
