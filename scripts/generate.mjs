import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const schema = join(root, "prisma/schema.prisma");
const generated = join(root, "prisma/generated");
const stamp = join(generated, "stamp");

/**
 * The PostgreSQL schema that belongs to the SQLite schema: only the provider and the output differ.
 * @param {string} sqlite text of prisma/schema.prisma
 * @returns {string} text of prisma/generated/postgres.prisma
 */
export function postgresSchema(sqlite) {
  const derived = sqlite
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"./generated/sqlite"', '"./postgres"');
  if (!derived.includes('"postgresql"') || !derived.includes('"./postgres"'))
    throw new Error(
      'prisma/schema.prisma must say provider = "sqlite" and output = "./generated/sqlite".',
    );
  return derived;
}

/**
 * Generates both Prisma clients into prisma/generated, without network, unless they are up to date.
 * @returns {Promise<boolean>} whether anything had to be generated
 */
export async function generate() {
  const text = readFileSync(schema, "utf8");
  const require = createRequire(import.meta.url);
  const { version } = require("prisma/package.json");
  const derived = postgresSchema(text);
  const wanted = createHash("sha256").update(`${version}\n${text}\n${derived}`).digest("hex");
  const outputs = ["sqlite/client.ts", "postgres/client.ts"].map((name) => join(generated, name));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && outputs.every(existsSync))
    return false;

  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, "postgres.prisma"), derived);
  const cli = require.resolve("prisma/build/index.js");
  const env = {
    ...process.env,
    // The CLI insists on a schema engine that `generate` never runs; any executable stops its download.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  await Promise.all(
    [schema, join(generated, "postgres.prisma")].map((path) =>
      promisify(execFile)(process.execPath, [cli, "generate", "--no-hints", "--schema", path], {
        cwd: root,
        env,
      }),
    ),
  );
  writeFileSync(stamp, wanted);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(
    (await generate())
      ? "Generated both database clients."
      : "The database clients are up to date.",
  );
