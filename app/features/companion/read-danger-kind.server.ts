import { openModel } from "./linear-model";
import { normaliseText } from "./normalise-text";
import { featuresOf, runsOf, stemsOf } from "./risk-features";
import trained from "./weights/danger-kinds.json";

const marginsOf = openModel(trained);

/** What a danger is about, as the corpora name it. */
export type DangerKind =
  | "explicit"
  | "plan"
  | "goodbye"
  | "self_harm_current"
  | "passive"
  | "coded"
  | "contradictory"
  | "third_person"
  | "abuse"
  | "eating_disorder_danger"
  | "psychosis_command"
  | "postpartum";

/** Below this margin no kind is more than a guess. */
const LEAST = -0.3;

/** From this margin on a kind is told so clearly that it changes what a conversation is about. */
export const CLEARLY = 0.5;

/** What the danger in a text is about, or null where no kind reaches a margin; it says nothing about whether there is any. */
export function readDangerKind(text: string, least = LEAST): DangerKind | null {
  const runs = runsOf(stemsOf(normaliseText(text)));
  let best = { kind: "", margin: least };
  for (const run of runs)
    for (const [at, margin] of marginsOf(featuresOf(run, trained.size)).entries())
      if (margin > best.margin) best = { kind: trained.heads[at] ?? "", margin };
  return best.kind === "" ? null : (best.kind as DangerKind);
}
