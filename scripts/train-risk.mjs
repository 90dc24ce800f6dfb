/**
 * Trains the weighing of risk on the corpora of this project, with harmless comments beside them when
 * a folder of GoEmotions is given, and writes its weights. Use: npm run train:risk -- [<folder>]
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadModule } from "./load-module.mjs";

const SIZE = 1 << 15;
const EPOCHS = 14;
const RATE = 0.6;
const SHRINK = 2e-4;
const FOLDS = 8;
const HARMLESS = 9000;
const WORTH = 0.12;
const ORDINARY = 3;
const PLAINLY = 2;
const ALONE = Number(process.env.ALONE ?? 0.4);
const TOGETHER = Number(process.env.TOGETHER ?? -0.3);
const LEAST = Number(process.env.LEAST ?? -0.8);
const ALLOWED = 0.02;

const { windowsOf } = await loadModule("app/features/companion/risk-features.ts");
const { normaliseText } = await loadModule("app/features/companion/normalise-text.ts");
const { maskHarmless } = await loadModule("app/features/companion/risk-mask.ts");
const { nameFacts, readScene } = await loadModule("app/features/companion/risk-context.ts");
const { withoutFillers } = await loadModule("app/features/companion/phrase-pattern.ts");

const corpora = new URL("../tests/corpora/", import.meta.url);
const rows = ["crisis-dev", "crisis-own", "crisis-second"].flatMap((name) =>
  readFileSync(new URL(`${name}.jsonl`, corpora), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)),
);

/** The first and the later batches speak as plainly as people mostly do. */
const isPlainlySaid = (id) => {
  const number = Number(id.slice(3));
  return id.startsWith("cs-") || (id.startsWith("co-") && (number <= 244 || number >= 1747));
};

const see = (text) => {
  const plain = normaliseText(text);
  return windowsOf(withoutFillers(maskHarmless(plain)), SIZE, nameFacts(plain, readScene(plain)));
};
const texts = rows.map((row, at) => ({
  id: row.id,
  text: row.text,
  kind: row.kind,
  target: row.level >= 2 ? 1 : 0,
  level: row.level,
  worth: row.kind === "plain_day" ? ORDINARY : isPlainlySaid(row.id) ? PLAINLY : 1,
  fold: at % FOLDS,
  windows: see(row.text),
}));
const folder = process.argv[2];
const comments = (name) =>
  readFileSync(join(folder, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t")[0].replace(/\[[A-Z]+\]/g, " "));
const harmless =
  folder && existsSync(join(folder, "train.tsv"))
    ? comments("train.tsv")
        .filter((_, at) => at % 4 === 0)
        .slice(0, HARMLESS)
        .map((text) => ({ target: 0, worth: WORTH, fold: -1, windows: see(text) }))
    : [];

const scoreOf = (model, slots) => {
  let sum = 0;
  for (const slot of slots) sum += model.weights[slot];
  return model.bias + sum / Math.sqrt(slots.length || 1);
};
const best = (model, windows) => Math.max(-9, ...windows.map((slots) => scoreOf(model, slots)));

function train(some) {
  const model = { weights: new Float32Array(SIZE), bias: 0 };
  const gradients = new Float32Array(SIZE).fill(0.05);
  let seed = 11;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const order = some.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    const pace = RATE / (1 + epoch * 0.2);
    for (const at of order) {
      const { target, worth, windows } = some[at];
      if (windows.length === 0) continue;
      const scores = windows.map((slots) => scoreOf(model, slots));
      const chosen =
        epoch === 0 && target === 1
          ? windows.map((_, place) => place)
          : [scores.indexOf(Math.max(...scores))];
      for (const place of chosen) {
        const slots = windows[place];
        const scale = 1 / Math.sqrt(slots.length || 1);
        const error = (1 / (1 + Math.exp(-scores[place])) - target) * worth;
        if (Math.abs(error) < 0.002) continue;
        model.bias -= 0.02 * error;
        for (const slot of slots) {
          const gradient = error * scale + SHRINK * model.weights[slot];
          gradients[slot] += gradient * gradient;
          model.weights[slot] -= (pace * gradient) / Math.sqrt(gradients[slot]);
        }
      }
    }
  }
  return model;
}

const out = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const model = train([...texts.filter((text) => text.fold !== fold), ...harmless]);
  for (const text of texts)
    if (text.fold === fold) out.push({ ...text, score: best(model, text.windows) });
}
const danger = out.filter((text) => text.target === 1);
const calm = out.filter((text) => text.target === 0).sort((a, b) => b.score - a.score);
const recallAt = (threshold) =>
  danger.filter((text) => text.score >= threshold).length / danger.length;
for (const share of [0.01, 0.02, 0.03, 0.05, 0.08])
  console.log(
    `cross-validated: false positives ${share}, recall ${recallAt(
      calm[Math.floor(calm.length * share)].score,
    ).toFixed(3)} of ${danger.length}`,
  );
const threshold = calm[Math.floor(calm.length * ALLOWED)].score;
if (process.argv.includes("--misses"))
  for (const text of out)
    if (text.score >= threshold !== (text.target === 1))
      console.log(text.target, text.kind, text.score.toFixed(2), text.text);

const model = train([...texts, ...harmless]);
if (folder) {
  const dev = comments("dev.tsv").map((text) => best(model, see(text)));
  console.log(
    `share of dev comments raised: ${(dev.filter((score) => score >= ALONE).length / dev.length).toFixed(4)}`,
  );
}
const largest = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const bytes = Int8Array.from(model.weights, (weight) => Math.round((weight / largest) * 127));
const round = (value) => Number(value.toFixed(4));
writeFileSync(
  fileURLToPath(new URL("../app/features/companion/weights/risk.json", import.meta.url)),
  `${JSON.stringify({
    about:
      "Linear weighing of risk, trained by scripts/train-risk.mjs on the corpora of this project.",
    size: SIZE,
    bias: round(model.bias),
    alone: ALONE,
    together: TOGETHER,
    least: LEAST,
    largest: round(largest),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  })}\n`,
);
