import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runnerImport } from "vite";
import { postgresSchema } from "./generate.mjs";

const name = process.argv[2]?.toLowerCase().replace(/[^a-z0-9]+/g, "_");
if (!name) {
  console.error("Say what the migration does: npm run migrate:new <name>");
  process.exit(1);
}

const { module: engine } = await runnerImport(resolve("app/platform/db/schema-engine.server.ts"), {
  configFile: false,
  logLevel: "error",
});

const folder = resolve("prisma/migrations");
const remembered = join(folder, "last-schema.prisma");
const schema = readFileSync("prisma/schema.prisma", "utf8");
const before = existsSync(remembered) ? readFileSync(remembered, "utf8") : null;
const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, "");

const scripts = {};
for (const [kind, write] of Object.entries({ sqlite: (text) => text, postgres: postgresSchema }))
  scripts[kind] = await engine.withSchemaEngine(
    engine.unreachedDatabase(kind),
    write(schema),
    (prisma) =>
      engine.schemaDiff(
        prisma,
        before ? engine.datamodel(write(before)) : { tag: "empty" },
        engine.datamodel(write(schema)),
      ),
  );

if (!scripts.sqlite && !scripts.postgres) {
  console.log("The models have not changed since the last migration.");
  process.exit(0);
}
if (scripts.sqlite) scripts.sqlite += triggersOf(scripts.sqlite);

/** The triggers that go with the tables which a SQLite script makes anew, to be created again. */
function triggersOf(script) {
  const earlier = engine
    .readMigrations("sqlite")
    .migrationDirectories.map(({ migrationFile }) => migrationFile.content.value);
  const triggers = new Map();
  for (const [text, trigger, table] of earlier
    .join("\n")
    .matchAll(/CREATE TRIGGER "(\w+)" .* ON "(\w+)"[\s\S]*?\nEND;/g))
    if (script.includes(`DROP TABLE "${table}"`)) triggers.set(trigger, text);
  if (triggers.size === 0) return "";
  return `\n-- The triggers went with the table.\n${[...triggers.values()].join("\n\n")}\n`;
}

for (const [kind, script] of Object.entries(scripts)) {
  const target = join(folder, kind, `${stamp}_${name}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "migration.sql"), script ?? "-- Nothing changes here.\n");
  const provider = kind === "postgres" ? "postgresql" : kind;
  writeFileSync(join(folder, kind, "migration_lock.toml"), `provider = "${provider}"\n`);
  console.log(`Wrote prisma/migrations/${kind}/${stamp}_${name}/migration.sql`);
}
writeFileSync(remembered, schema);
