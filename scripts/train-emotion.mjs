/**
 * Trains the reader of emotion from the GoEmotions corpus and writes its weights.
 * Use: npm run train:emotion -- <folder with train.tsv, dev.tsv, labels.txt>
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { macroF1, pickThresholds, readCorpus, TRAINED } from "./emotion-corpus.mjs";
import { loadModule } from "./load-module.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("Say where the corpus is: npm run train:emotion -- <folder>");

const SIZE = 1 << 19;
const EPOCHS = 5;
const RATE = 0.25;
const SHRINK = 3e-3;
const KEPT = 150_000;

const { featuresOf } = await loadModule("app/features/companion/emotion-features.ts");
const train = readCorpus(join(folder, "train.tsv"), folder).map((row) => ({
  ...row,
  slots: featuresOf(row.text, SIZE),
}));
const dev = readCorpus(join(folder, "dev.tsv"), folder).map((row) => ({
  ...row,
  slots: featuresOf(row.text, SIZE),
}));
const labels = TRAINED.length;
console.log(`${train.length} texts to train on, ${dev.length} to tune on, ${labels} labels`);

const shares = TRAINED.map(
  (_, label) => train.filter((row) => row.labels.has(label)).length / train.length,
);
const weights = new Float32Array(SIZE * labels);
const gradients = new Float32Array(SIZE * labels).fill(1e-3);
const bias = Float32Array.from(shares, (share) => Math.log(share / (1 - share)));

let seed = 7;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

function learn(row) {
  const scale = 1 / Math.sqrt(row.slots.length || 1);
  for (let label = 0; label < labels; label += 1) {
    let score = bias[label];
    for (const slot of row.slots) score += weights[slot * labels + label] * scale;
    const target = row.labels.has(label) ? 1 : 0;
    const error = 1 / (1 + Math.exp(-score)) - target;
    if (Math.abs(error) < 0.002) continue;
    bias[label] -= 0.01 * error;
    for (const slot of row.slots) {
      const at = slot * labels + label;
      const gradient = error * scale + SHRINK * weights[at];
      gradients[at] += gradient * gradient;
      weights[at] -= (pace * gradient) / Math.sqrt(gradients[at]);
    }
  }
}

function scoresOf(row, table = weights, offsets = bias) {
  const scale = 1 / Math.sqrt(row.slots.length || 1);
  return Array.from({ length: labels }, (_, label) => {
    let score = offsets[label];
    for (const slot of row.slots) score += table[slot * labels + label] * scale;
    return score;
  });
}

let pace = RATE;
for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
  pace = RATE * (1 - (epoch - 1) / EPOCHS);
  for (let at = train.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [train[at], train[other]] = [train[other], train[at]];
  }
  for (const row of train) learn(row);
  const scores = dev.map((row) => scoresOf(row));
  console.log(
    `epoch ${epoch}: macro-F1 on dev ${macroF1(dev, scores, pickThresholds(dev, scores)).macro.toFixed(4)}`,
  );
}

const strength = new Float32Array(SIZE);
for (let slot = 0; slot < SIZE; slot += 1) {
  for (let label = 0; label < labels; label += 1)
    strength[slot] += Math.abs(weights[slot * labels + label]);
}
const kept = [...strength.keys()]
  .sort((a, b) => strength[b] - strength[a])
  .slice(0, KEPT)
  .sort((a, b) => a - b);
const largest = TRAINED.map((_, label) =>
  kept.reduce((most, slot) => Math.max(most, Math.abs(weights[slot * labels + label])), 0),
);
const used = new Uint8Array(SIZE / 8);
const levels = 7;
const bytes = new Uint8Array(kept.length * (labels / 2));
const pruned = new Float32Array(SIZE * labels);
kept.forEach((slot, row) => {
  used[slot >> 3] |= 1 << (slot & 7);
  for (let label = 0; label < labels; label += 1) {
    const unit = largest[label] ** 0.5;
    const value = weights[slot * labels + label];
    const step = Math.round((Math.sqrt(Math.abs(value)) / unit) * levels) * Math.sign(value);
    const nibble = step + 8;
    const at = row * (labels / 2) + (label >> 1);
    bytes[at] |= label & 1 ? nibble << 4 : nibble;
    pruned[slot * labels + label] = Math.sign(step) * ((Math.abs(step) / levels) * unit) ** 2;
  }
});
const scores = dev.map((row) => scoresOf(row, pruned));
const thresholds = pickThresholds(dev, scores);
const result = macroF1(dev, scores, thresholds);
console.log(`after rounding: macro-F1 on dev ${result.macro.toFixed(4)}`);

const round = (values) => Array.from(values, (value) => Number(value.toFixed(5)));
const model = JSON.stringify({
  about:
    "Linear reader of emotion, trained by scripts/train-emotion.mjs; see LICENCE.md beside this file.",
  labels: TRAINED,
  size: SIZE,
  levels,
  bias: round(bias),
  largest: round(largest),
  thresholds: round(thresholds),
  used: Buffer.from(used).toString("base64"),
  weights: Buffer.from(bytes).toString("base64"),
});
const target = fileURLToPath(new URL("../app/features/companion/weights/", import.meta.url));
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "emotion.json"), model);
console.log(`${model.length} bytes, ${gzipSync(model, { level: 9 }).length} gzipped`);
