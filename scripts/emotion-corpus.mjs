import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Each label of the reader with the names of GoEmotions that it gathers. */
const GATHERED = {
  joy: ["joy", "amusement", "excitement"],
  gratitude: ["gratitude"],
  love: ["love", "caring", "admiration"],
  hope: ["optimism", "desire"],
  calm: ["relief"],
  pride: ["pride"],
  sadness: ["sadness", "disappointment", "grief"],
  anger: ["anger", "annoyance", "disapproval", "disgust"],
  anxiety: ["fear", "nervousness"],
  guilt: ["remorse", "embarrassment"],
};
export const TRAINED = Object.keys(GATHERED);

/** Reads a split of the corpus: rows of `{text, labels}`, `labels` a set of places in TRAINED. */
export function readCorpus(file, folder) {
  const names = readFileSync(join(folder, "labels.txt"), "utf8").trim().split(/\s+/);
  const placeOf = new Map(
    names.map((name, number) => [
      String(number),
      TRAINED.findIndex((label) => GATHERED[label].includes(name)),
    ]),
  );
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [text, numbers] = line.split("\t");
      const places = numbers
        .split(",")
        .map((number) => placeOf.get(number))
        .filter((place) => place >= 0);
      return { text, labels: new Set(places) };
    });
}

/** F1 of each label and their mean, of score rows cut at one threshold per label. */
export function macroF1(rows, scores, thresholds) {
  const each = TRAINED.map((_, label) => f1(rows, scores, label, thresholds[label]));
  return { each, macro: each.reduce((sum, value) => sum + value, 0) / each.length };
}

function f1(rows, scores, label, threshold) {
  let hits = 0;
  let said = 0;
  let meant = 0;
  rows.forEach((row, at) => {
    const yes = scores[at][label] >= threshold;
    const is = row.labels.has(label);
    if (yes) said += 1;
    if (is) meant += 1;
    if (yes && is) hits += 1;
  });
  return said + meant === 0 ? 0 : (2 * hits) / (said + meant);
}

/** The threshold of each label that gives the best F1 on these rows. */
export function pickThresholds(rows, scores) {
  return TRAINED.map((_, label) => {
    const order = rows
      .map((row, at) => [scores[at][label], row.labels.has(label)])
      .sort((a, b) => b[0] - a[0]);
    const meant = order.filter(([, is]) => is).length;
    let hits = 0;
    let best = { f1: -1, threshold: 0 };
    order.forEach(([score, is], at) => {
      if (is) hits += 1;
      const value = (2 * hits) / (at + 1 + meant);
      if (value > best.f1)
        best = { f1: value, threshold: (score + (order[at + 1]?.[0] ?? score)) / 2 };
    });
    return best.threshold;
  });
}
