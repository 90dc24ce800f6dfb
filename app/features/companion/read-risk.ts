import type { RiskLevel } from "./engine";
import { openModel } from "./linear-model";
import { isStretched, normaliseText } from "./normalise-text";
import { plainlySaid, saysOtherTongue } from "./plain-danger";
import { featuresOf, runsOf, stemsOf } from "./risk-features";
import trained from "./weights/risk.json";

const marginsOf = openModel(trained);

/** From so many words on the weights speak; of fewer, a single one would decide. */
const WEIGHED_LEAST = 3;
/** A sentence that says danger plainly stands unless the weights speak against it as clearly as this. */
const AGAINST = -0.4;

/**
 * The risk in what a person wrote, from 0 (none) to 4 (imminent). Pure and synchronous, the same in browser and
 * server; English, with the plainest words of a few other languages.
 */
export function readRisk(text: string): RiskLevel {
  const plain = normaliseText(text);
  if (!isStretched(text)) return readPlain(plain);
  const stretched = (["one", "two"] as const).map((as) => normaliseText(text, as));
  return most([plain, ...stretched].map(readPlain));
}

const most = (levels: RiskLevel[]) => Math.max(...levels) as RiskLevel;

/** So many words the bounds are meant for; a longer run offers more chances of a wrong find, and has to reach more. */
const USUAL = 20;
const A_DOUBLING = 0.1;
const SHORTEST = -0.05;

function readPlain(plain: string): RiskLevel {
  if (saysOtherTongue(plain)) return 3;
  const stems = stemsOf(plain);
  const weighed =
    stems.length < WEIGHED_LEAST ? 0 : most(runsOf(stems).map((run) => levelOf(weigh(run))));
  return most([weighed, ...plainlySaid(plain).map(levelOfPlain)]);
}

type Weighing = { margins: number[]; surplus: number };

function weigh(stems: string[]): Weighing {
  const margins = marginsOf(featuresOf(stems, trained.size));
  return { margins, surplus: Math.max(SHORTEST, A_DOUBLING * Math.log2(stems.length / USUAL)) };
}

/** The level of a sentence that says danger plainly, judged by itself: what stands around it does not unsay it. */
function levelOfPlain(sentence: string): RiskLevel {
  const { margins, surplus } = weigh(stemsOf(sentence));
  if ((margins[1] ?? 0) < AGAINST) return 0;
  return most([2, levelOf({ margins, surplus })]);
}

/** The highest level whose bound the margins reach, each upon those below it from level 2 on. */
function levelOf({ margins, surplus }: Weighing): RiskLevel {
  const reaches = (level: number, more = 0) =>
    (margins[level - 1] ?? 0) >= (trained.bounds[level - 1] ?? 0) + more;
  if (!reaches(2, surplus)) return reaches(1) ? 1 : 0;
  if (reaches(4)) return 4;
  return reaches(3) ? 3 : 2;
}
