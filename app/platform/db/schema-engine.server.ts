import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { DiffTarget, MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { DatabaseSettings } from "./settings.server";

export type DatabaseKind = DatabaseSettings["kind"];

export const NO_FILTER = { externalTables: [], externalEnums: [] };

/** The SQLite tables that migrations make by hand, which the models do not know. */
export const HAND_MADE = [
  "ReflectionNumber",
  "ReflectionWords",
  "ReflectionWords_config",
  "ReflectionWords_data",
  "ReflectionWords_docsize",
  "ReflectionWords_idx",
];

let engineClass: Promise<typeof SchemaEngine> | undefined;

/** Prisma's schema engine as WebAssembly; its package expects a bundler to load the module, so this does. */
async function loadEngine(): Promise<typeof SchemaEngine> {
  const code = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const { instance } = await WebAssembly.instantiate(
    await readFile(code.replace(/\.js$/, ".wasm")),
    { "./schema_engine_bg.js": glue as unknown as WebAssembly.ModuleImports },
  );
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  return glue.SchemaEngine as typeof SchemaEngine;
}

/** Runs `work` with a schema engine on the given database and frees the engine. */
export async function withSchemaEngine<T>(
  adapterFactory: SqlMigrationAwareDriverAdapterFactory,
  schema: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  engineClass ??= loadEngine();
  const opened: SqlDriverAdapter[] = [];
  const remember = async (connecting: Promise<SqlDriverAdapter>) => {
    const adapter = await connecting;
    opened.push(adapter);
    return adapter;
  };
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: adapterFactory.provider,
    adapterName: adapterFactory.adapterName,
    connect: () => remember(adapterFactory.connect()),
    connectToShadowDb: () => adapterFactory.connectToShadowDb(),
  };
  try {
    const engine = await (await engineClass).new(
      { datamodels: [["schema.prisma", schema]] },
      () => {},
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    for (const adapter of opened) await adapter.dispose();
  }
}

/** A database that is never reached: enough for the engine to compare two schemas. */
export function unreachedDatabase(kind: DatabaseKind): SqlMigrationAwareDriverAdapterFactory {
  const refuse = async () => {
    throw new Error("Comparing two schemas touches no database.");
  };
  const connect = async (): Promise<SqlDriverAdapter> => ({
    provider: kind,
    adapterName: "unreached",
    /** The engine asks PostgreSQL for its version before anything else. */
    queryRaw: async () => ({
      columnNames: ["exists", "version", "numeric_version"],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, "PostgreSQL 14.0", 140_000]],
    }),
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    dispose: async () => {},
  });
  return { provider: kind, adapterName: "unreached", connect, connectToShadowDb: connect };
}

/** The SQL that leads from one schema to another, the left out tables aside; null when there is no difference. */
export async function schemaDiff(
  engine: SchemaEngine,
  from: DiffTarget,
  to: DiffTarget,
  leftOut: string[] = [],
) {
  const { exitCode, stdout } = await engine.diff({
    from,
    to,
    script: true,
    exitCode: true,
    filters: { ...NO_FILTER, externalTables: leftOut },
  });
  return exitCode === 0 ? null : stdout;
}

export const datamodel = (content: string): DiffTarget => ({
  tag: "schemaDatamodel",
  files: [{ path: "schema.prisma", content }],
});

/** The migrations of one kind of database, oldest first, from prisma/migrations of the working directory. */
export function readMigrations(kind: DatabaseKind, folder = "prisma/migrations"): MigrationList {
  const baseDir = resolve(folder, kind);
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: readFileSync(join(baseDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(baseDir, path, "migration.sql"), "utf8") },
      },
    })),
  };
}
