/** Prints how the reader of risk does on the corpora of this project. Use: npm run bench:risk -- [--misses] */
import { readFileSync } from "node:fs";
import { loadModule } from "../../scripts/load-module.mjs";

const { readRisk } = await loadModule("app/features/companion/read-risk.ts");
const load = (name) =>
  readFileSync(new URL(`../corpora/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const share = (rows, yes) =>
  rows.length === 0 ? "   -  " : (rows.filter(yes).length / rows.length).toFixed(3);
const showMisses = process.argv.includes("--misses");

for (const name of [
  "crisis-dev",
  "crisis-own",
  "crisis-second",
  "crisis-many",
  "crisis-plain",
  "crisis-held",
]) {
  const rows = load(name);
  for (const row of rows) readRisk(row.text);
  const started = performance.now();
  const read = rows.map((row) => ({ ...row, read: readRisk(row.text) }));
  const each = (performance.now() - started) / rows.length;
  const risk = read.filter((row) => row.level >= 2);
  const benign = read.filter((row) => row.level < 2);
  const isRaised = (row) => row.read >= 2;
  console.log(`\n${name}: ${rows.length} texts, ${each.toFixed(3)} ms each`);
  console.log(
    `recall ${share(risk, isRaised)}   exact level ${share(read, (row) => row.read === row.level)}`,
  );
  console.log(
    `false positives ${share(benign, isRaised)}   of level 0 ${share(
      benign.filter((row) => row.level === 0),
      isRaised,
    )}   of level 1 ${share(
      benign.filter((row) => row.level === 1),
      isRaised,
    )}`,
  );
  for (const level of [2, 3, 4]) {
    const of = risk.filter((row) => row.level === level);
    console.log(
      `  level ${level}: recall ${share(of, isRaised)}, exact ${share(of, (row) => row.read === level)} of ${of.length}`,
    );
  }
  for (const kind of [...new Set(read.map((row) => row.kind))].sort()) {
    const dangerous = risk.filter((row) => row.kind === kind);
    const harmless = benign.filter((row) => row.kind === kind);
    const parts = [
      dangerous.length && `recall ${share(dangerous, isRaised)} of ${dangerous.length}`,
      harmless.length && `false positives ${share(harmless, isRaised)} of ${harmless.length}`,
    ];
    console.log(`  ${kind.padEnd(24)} ${parts.filter(Boolean).join("   ")}`);
  }
  if (!showMisses) continue;
  for (const row of read.filter((one) => isRaised(one) !== one.level >= 2))
    console.log(`  ${row.level} read as ${row.read}: ${row.text}`);
}

const page = load("crisis-dev")
  .map((row) => row.text)
  .join(" ")
  .slice(0, 20_000);
const quickest = (task) =>
  Math.min(
    ...Array.from({ length: 15 }, () => {
      const started = performance.now();
      task();
      return performance.now() - started;
    }),
  );
const folded = quickest(() => {
  for (let time = 0; time < 20; time += 1)
    page
      .normalize("NFKC")
      .toLowerCase()
      .match(/[a-z]+/g);
});
const whole = quickest(() => readRisk(page));
const message = page.slice(3000, 3300);
const short = quickest(() => {
  for (let time = 0; time < 50; time += 1) readRisk(message);
});
console.log(
  `\n20,000 characters: ${whole.toFixed(1)} ms, ${(whole / folded).toFixed(1)} times splitting them into words twenty times; 300 characters: ${(short / 50).toFixed(3)} ms`,
);
