import { windowsOf } from "./risk-features";
import trained from "./weights/risk.json";

const bytes = atob(trained.weights);
const scale = trained.largest / 127;
const WEIGHTS = Float32Array.from(bytes, (sign) => ((sign.charCodeAt(0) << 24) >> 24) * scale);

/** A weight from which words raise the level by themselves. */
export const ALONE = trained.alone;
/** A weight from which a family of phrases, found in the same text, raises the level. */
export const TOGETHER = trained.together;
/** A weight below which only plain words of dying or self-harm raise the level. */
export const LEAST = trained.least;

/**
 * How much the words of a normalised text weigh towards risk: the heaviest run of up to three
 * sentences counts, together with the facts of the whole text. Below zero speaks against it.
 */
export function weighRisk(plain: string, facts: string[]): number {
  let most = -9;
  for (const slots of windowsOf(plain, trained.size, facts)) {
    let sum = 0;
    for (const slot of slots) sum += WEIGHTS[slot] ?? 0;
    const score = trained.bias + sum / Math.sqrt(slots.length || 1);
    if (score > most) most = score;
  }
  return most;
}
