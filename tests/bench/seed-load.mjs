import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtPlatform } from "./built-platform.mjs";
import { fillDatabase } from "./load-data.mjs";

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    reflections: { type: "string", default: "100000" },
    people: { type: "string", default: "10000" },
  },
});
const folder = values.data && resolve(values.data);
if (!folder) {
  console.error("Say where: npm run seed:load -- --data data/load");
  process.exit(1);
}
mkdirSync(folder, { recursive: true, mode: 0o700 });
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;

const { address } = await builtPlatform();
const { migrate } = await import(address("migrate"));
await migrate();
const size = { reflections: Number(values.reflections), people: Number(values.people) };
const started = performance.now();
fillDatabase(`${folder}/truenorth.db`, size);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${size.reflections} reflections of ${size.people} people in ${folder} after ${seconds} s. Look at them: DATA_DIR=${values.data} npm start`,
);
process.exit();
