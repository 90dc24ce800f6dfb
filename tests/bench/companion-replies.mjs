/** Holds 10,000 random conversations and prints the faults found. Use: npm run bench:replies -- [count] */
import { loadModule } from "../../scripts/load-module.mjs";

const { checkTalks } = await loadModule("tests/bench/talk-check.ts");

const result = checkTalks(Number(process.argv[2] ?? 10_000));
console.log(
  `${result.conversations} conversations, ${result.replies} replies, ${result.milliseconds.toFixed(2)} ms each, longest ${result.longest} words`,
);
for (const [fault, times] of Object.entries(result.faults))
  console.log(`${String(times).padStart(6)}  ${fault}`);
for (const example of result.examples) console.log(`\n${example}`);
if (Object.values(result.faults).some((times) => times > 0)) process.exitCode = 1;
