/**
 * Trains the readers of risk and of its kinds on the corpora of this project, with harmless comments beside them, and
 * writes their weights. Use: npm run train:risk -- <folder of GoEmotions>
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadModule } from "./load-module.mjs";
import { marginOf, packModel, trainHeads, vectorOf } from "./train-linear.mjs";

const SIZE = 1 << 21;
const FOLDS = 8;
const COST = 1;
const KEPT = 36_000;
/** How much each level counts in choosing what is kept: what matters most is whether there is danger. */
const MATTERS = [0, 1, 0.2, 0.2];
const KEPT_OF_KINDS = 12_000;
/** What a comment counts beside a text of ours: enough that ordinary talk is rarely raised. */
const WORTH = 0.15;
/** What an ordinary day counts: most of what is written here is one. */
const ORDINARY = 2;

const folder = process.argv[2];
if (!folder) throw new Error("Say where the comments are: npm run train:risk -- <folder>");

const { featuresOf, stemsOf } = await loadModule("app/features/companion/risk-features.ts");
const { normaliseText } = await loadModule("app/features/companion/normalise-text.ts");

const see = (text) => featuresOf(stemsOf(normaliseText(text)), SIZE);
const corpora = fileURLToPath(new URL("../tests/corpora/", import.meta.url));
const texts = readdirSync(corpora)
  .filter((name) => /^crisis-.*\.jsonl$/.test(name) && name !== "crisis-held.jsonl")
  .sort()
  .flatMap((name) => readFileSync(join(corpora, name), "utf8").trim().split("\n"))
  .map((line) => JSON.parse(line))
  .map((row, at) => ({
    ...row,
    seen: see(row.text),
    worth: row.kind === "plain_day" ? ORDINARY : 1,
    fold: (at * 7919) % FOLDS,
  }));
const comments = readFileSync(join(folder, "train.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t")[0].replace(/\[[A-Z]+\]/g, " "))
  .map((text) => ({ level: 0, isComment: true, seen: see(text), worth: WORTH, fold: -1 }));

/** Comments show what is not danger; how low their writers feel, they do not tell. */
const from = (level) => (row) => (row.isComment && level === 1 ? 0 : row.level >= level ? 1 : -1);
const LEVELS = [1, 2, 3, 4];
const rows = [...texts, ...comments];

/** Where a level begins: chosen on cross-validated margins, in favour of finding danger. */
const BOUNDS = { 1: 0.1, 2: -0.05, 3: -0.1, 4: 0 };

const share = (some, yes) => (some.filter(yes).length / some.length).toFixed(3);
for (let fold = 0; fold < FOLDS; fold += 1) {
  const trained = trainHeads(
    rows.filter((row) => row.fold !== fold),
    LEVELS.map(from),
    { size: SIZE, cost: COST, kept: KEPT, matters: MATTERS },
  );
  for (const row of texts.filter((one) => one.fold === fold)) {
    const vector = vectorOf(row.seen, trained.rarity);
    row.margins = trained.heads.map((head) => marginOf(head, vector));
  }
}
const danger = texts.filter(({ level }) => level >= 2);
const calm = texts.filter(({ level }) => level < 2);
console.log(`${texts.length} texts, ${comments.length} comments; cross-validated:`);
for (const bound of [-0.3, -0.2, -0.1, 0, 0.1]) {
  const isRaised = ({ margins }) => margins[1] >= bound;
  console.log(
    `bound ${bound}: recall ${share(danger, isRaised)}, false positives ${share(calm, isRaised)}`,
  );
}
for (const bound of [-0.3, -0.2, -0.1, 0, 0.1, 0.2]) {
  const exact = [3, 4].map((level) =>
    share(danger, (row) => row.margins[level - 1] >= bound === row.level >= level),
  );
  console.log(`bound ${bound}: level 3 rightly told ${exact[0]}, level 4 ${exact[1]}`);
}

function write(name, about, { trained, names, bounds }) {
  const text = JSON.stringify({ about, bounds, ...packModel(trained, names, SIZE) });
  writeFileSync(
    fileURLToPath(new URL(`../app/features/companion/weights/${name}`, import.meta.url)),
    `${text}\n`,
  );
  console.log(`${name}: ${trained.rarity.size} slots, ${gzipSync(text).length} bytes gzipped`);
}

write(
  "risk.json",
  "Linear reader of risk, trained by scripts/train-risk.mjs; see LICENCE.md beside this file.",
  {
    trained: trainHeads(rows, LEVELS.map(from), {
      size: SIZE,
      cost: COST,
      kept: KEPT,
      matters: MATTERS,
    }),
    names: LEVELS.map(String),
    bounds: LEVELS.map((level) => BOUNDS[level]),
  },
);

/** What hides in an ordinary day can be of any kind. */
const ofKind = danger.filter(({ kind }) => kind !== "buried");
const kinds = [...new Set(ofKind.map(({ kind }) => kind))].sort();
const isOf = kinds.map((name) => (row) => (row.kind === name ? 1 : -1));
let told = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { rarity, heads } = trainHeads(
    ofKind.filter((row) => row.fold !== fold),
    isOf,
    { size: SIZE, cost: COST, kept: KEPT_OF_KINDS },
  );
  for (const row of ofKind.filter((one) => one.fold === fold)) {
    const margins = heads.map((head) => marginOf(head, vectorOf(row.seen, rarity)));
    if (kinds[margins.indexOf(Math.max(...margins))] === row.kind) told += 1;
  }
}
console.log(`kinds rightly told: ${(told / ofKind.length).toFixed(3)} of ${ofKind.length}`);
write(
  "danger-kinds.json",
  "Linear reader of what a danger is about, trained by scripts/train-risk.mjs.",
  {
    trained: trainHeads(ofKind, isOf, { size: SIZE, cost: COST, kept: KEPT_OF_KINDS }),
    names: kinds,
  },
);
