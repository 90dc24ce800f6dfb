import { resolve } from "node:path";
import { runnerImport } from "vite";
import { generate } from "./generate.mjs";

await generate();
const { module } = await runnerImport(resolve("app/platform/db/migrate.server.ts"), {
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "#prisma": resolve("prisma/generated") } },
});
try {
  const { applied, copy } = await module.migrate();
  if (copy) console.log(`Kept a copy of the database in ${copy}`);
  console.log(applied.length ? `Applied ${applied.join(", ")}` : "The database is up to date.");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
// The schema engine leaves a timer of ten seconds behind.
process.exit();
