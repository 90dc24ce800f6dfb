/** Prints the macro-F1 of the reader of emotion on dev beside two baselines. Use: npm run bench:emotion -- <folder> */
import { join } from "node:path";
import { macroF1, pickThresholds, readCorpus, TRAINED } from "../../scripts/emotion-corpus.mjs";
import { loadModule } from "../../scripts/load-module.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("Say where the corpus is: npm run bench:emotion -- <folder>");
const { feelingsIn, readEmotion } = await loadModule(
  "app/features/companion/read-emotion.server.ts",
);
const { tokensOf } = await loadModule("app/features/companion/emotion-features.ts");
const train = readCorpus(join(folder, "train.tsv"), folder);
const dev = readCorpus(join(folder, "dev.tsv"), folder);
const half = TRAINED.map(() => 0.5);
const asScores = (labels) => TRAINED.map((label) => (labels.includes(label) ? 1 : 0));

const counts = TRAINED.map((_, label) => train.filter((row) => row.labels.has(label)).length);
const frequent = TRAINED[counts.indexOf(Math.max(...counts))];
report(
  `most frequent label (${frequent})`,
  dev.map(() => asScores([frequent])),
  half,
);

const words = bagOfWords(train);
const scores = dev.map((row) => words(row.text));
report("plain bag of words (naive Bayes)", scores, pickThresholds(dev, scores));

for (const row of dev.slice(0, 500)) feelingsIn(row.text);
const from = performance.now();
const ours = dev.map((row) => asScores(feelingsIn(row.text).map(({ label }) => label)));
const each = (performance.now() - from) / dev.length;
report("TrueNorth, every feeling", ours, half, true);
report(
  "TrueNorth, the strongest feeling only",
  dev.map((row) => asScores([readEmotion(row.text)?.label])),
  half,
);
console.log(`${each.toFixed(3)} ms a message`);

function report(name, rows, thresholds, inDetail = false) {
  const result = macroF1(dev, rows, thresholds);
  console.log(`${result.macro.toFixed(3)}  ${name}`);
  if (inDetail)
    console.log(
      TRAINED.map((label, at) => `       ${label} ${result.each[at].toFixed(2)}`).join("\n"),
    );
}

function bagOfWords(rows) {
  const seen = TRAINED.map(() => new Map());
  const total = TRAINED.map(() => 0);
  const all = new Map();
  let size = 0;
  for (const row of rows) {
    for (const token of new Set(tokensOf(row.text))) {
      all.set(token, (all.get(token) ?? 0) + 1);
      size += 1;
      for (const label of row.labels) {
        seen[label].set(token, (seen[label].get(token) ?? 0) + 1);
        total[label] += 1;
      }
    }
  }
  return (text) => {
    const tokens = [...new Set(tokensOf(text))].filter((token) => all.has(token));
    return TRAINED.map((_, label) =>
      tokens.reduce(
        (sum, token) => {
          const inside = ((seen[label].get(token) ?? 0) + 0.5) / (total[label] + 0.5 * all.size);
          return sum + Math.log(inside / ((all.get(token) + 0.5) / (size + 0.5 * all.size)));
        },
        Math.log(counts[label] / rows.length),
      ),
    );
  };
}
