import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { builtPlatform } from "./built-platform.mjs";
import { CALLS, GROWING, modulesOf } from "./list-calls.mjs";
import { fillDatabase } from "./load-data.mjs";

const ROUNDS = 6;
const TIMES = 5;
const WARM = 5;
const RATIO_MOST = 3;

const { values: given } = parseArgs({
  options: { only: { type: "string" }, plans: { type: "boolean", default: false } },
});
const sizes = {
  small: { reflections: 1_000, people: 1_000 },
  large: { reflections: 100_000, people: 10_000 },
};

const modules = { visit: resolve("app/platform/session/visit.server.ts") };
for (const file of modulesOf()) {
  const path = resolve(`app/features/${file}.server.ts`);
  if (existsSync(path)) modules[file] = path;
}
const { address } = await builtPlatform(modules);
const root = mkdtempSync(join(tmpdir(), "truenorth-lists-"));
process.on("exit", () => rmSync(root, { recursive: true, force: true }));
delete process.env.DATABASE_URL;
process.env.DATA_DIR = root;
const { migrate } = await import(address("migrate"));

const workers = {};
for (const [name, size] of Object.entries(sizes)) {
  const folder = join(root, name);
  mkdirSync(folder);
  const file = `${folder}/truenorth.db`;
  const common = { dataDir: folder, synchronous: "FULL" };
  await migrate({ kind: "sqlite", url: `file:${file}`, file, ...common });
  const started = performance.now();
  fillDatabase(file, size);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${size.reflections} reflections of ${size.people} people, ${seconds} s`);
  const names = ["client", ...Object.keys(modules)];
  const env = {
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    BENCH_MODULES: JSON.stringify(Object.fromEntries(names.map((one) => [one, address(one)]))),
  };
  workers[name] = fork(fileURLToPath(new URL("lists-worker.mjs", import.meta.url)), { env });
  await once(workers[name], "message");
}

async function ask(name, message) {
  workers[name].send(message);
  const [answer] = await once(workers[name], "message");
  if (answer.failure) throw new Error(answer.failure);
  return answer;
}

const at = (share, calls, unit) =>
  calls.map((one) => one[unit]).sort((a, b) => a - b)[Math.floor((calls.length - 1) * share)];
const p95 = (calls) => at(0.95, calls, "ms");
/** Other programs of the machine delay a call, but do not use its processor time. */
const medianCpu = (calls) => at(0.5, calls, "cpu");

/** What is wrong with a line of a plan: a table read from end to end without an index, or sorted on the side. */
function faultOf(line) {
  if (/^SCAN (?!CONSTANT|\(|.*VIRTUAL TABLE)/.test(line) && !/USING (COVERING )?INDEX/.test(line))
    return "SCAN";
  if (/^SCAN .*USING (COVERING )?INDEX/.test(line)) return "walk";
  return /USE TEMP B-TREE/.test(line) ? "sort" : null;
}

const row = (...cells) =>
  console.log(
    cells.map((cell, index) => (index ? String(cell).padStart(11) : cell.padEnd(44))).join(""),
  );
row("call", "rows", "queries", "p95 small", "p95 large", "ratio", "cpu ratio", "plan");
let failed = 0;
for (const [index, { title, operation }] of CALLS.entries()) {
  if (given.only && !new RegExp(given.only).test(title)) continue;
  const small = await ask("small", { index, times: 0 });
  if (small.isMissing) continue;
  const large = await ask("large", { index, times: 0 });
  const spent = { small: [], large: [] };
  for (const name of Object.keys(sizes)) await ask(name, { index, times: WARM });
  for (let round = 0; round < ROUNDS; round++)
    for (const name of Object.keys(sizes))
      spent[name].push(...(await ask(name, { index, times: TIMES })).spent);
  const [few, many] = [p95(spent.small), p95(spent.large)];
  const asked = large.statements.filter(({ sql }) => !/ 1=0/.test(sql));
  const cpuRatio = medianCpu(spent.large) / medianCpu(spent.small);
  const faults = asked.flatMap(({ sql, plan }) =>
    plan.flatMap((line) => (faultOf(line) ? [{ sql, line, fault: faultOf(line) }] : [])),
  );
  const queries =
    small.statements.length === large.statements.length
      ? large.statements.length
      : `${small.statements.length}/${large.statements.length}`;
  const kinds = [...new Set(faults.map(({ fault }) => fault))].join(" ") || "index";
  row(
    title,
    `${small.size}/${large.size}`,
    queries,
    `${few.toFixed(2)} ms`,
    `${many.toFixed(2)} ms`,
    (many / few).toFixed(1),
    cpuRatio.toFixed(1),
    kinds,
  );
  for (const { line, fault } of faults) console.log(`    ${fault}: ${line}`);
  if (given.plans)
    for (const { sql, plan } of large.statements)
      console.log(`  ${sql}\n      ${plan.join("\n      ")}`);
  const isGrowing = cpuRatio > RATIO_MOST && !GROWING[operation];
  if (GROWING[operation]) console.log(`    grows: ${GROWING[operation]}`);
  if (faults.some(({ fault }) => fault === "SCAN") || isGrowing) failed++;
}
console.log(`${failed} calls scan a table or take over ${RATIO_MOST} times the processor time.`);
for (const worker of Object.values(workers)) worker.kill();
process.exit(failed > 0 ? 1 : 0);
