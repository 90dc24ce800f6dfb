import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlQueryable,
} from "@prisma/driver-adapter-utils";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import Database from "better-sqlite3";
import { databaseKind, db } from "./client.server";
import { retryWhileBusy } from "./guarded-sqlite.server";
import {
  type DatabaseKind,
  NO_FILTER,
  readMigrations,
  withSchemaEngine,
} from "./schema-engine.server";
import { type DatabaseSettings, readDatabaseSettings } from "./settings.server";

const COPIES_KEPT = 3;
const LOCK_TIMEOUT_MS = 60_000;
/** Any number, the same in every process of this program. */
const POSTGRES_LOCK = 7_118_203;

export interface Migrated {
  /** Names of the migrations that this call applied, oldest first. */
  applied: string[];
  /** Absolute path of the copy made before, if there was anything to copy. */
  copy: string | null;
}

/**
 * Applies the pending migrations, all or none, in one transaction that also keeps other processes out.
 *
 * An existing SQLite database is copied to DATA_DIR/backups first and the copy is checked.
 * Throws one sentence when the database is newer than this program or when a migration fails.
 */
export async function migrate(
  settings: DatabaseSettings = readDatabaseSettings(process.env),
  folder?: string,
): Promise<Migrated> {
  const { kind, file } = settings;
  const list = readMigrations(kind, folder);
  const known = list.migrationDirectories.map((migration) => migration.path);
  const existed = file === null || existsSync(file);
  if (file) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });

  const connection = await connect(settings);
  const isCurrent = async (queryable: SqlQueryable) =>
    missing(known, await appliedNames(kind, firstColumn(queryable))).length === 0;
  try {
    if (await patiently(() => isCurrent(connection))) return { applied: [], copy: null };
    return await exclusively(kind, connection, async (queryable) => {
      if (await isCurrent(queryable)) return { applied: [], copy: null };
      const copy = existed && file ? await checkedCopy(file, settings.dataDir) : null;
      return { applied: await apply(list, kind, queryable), copy };
    });
  } finally {
    await connection.dispose();
  }
}

/**
 * Names of the migrations that the running server's database still lacks, oldest first.
 * Throws when the database does not answer or is newer than this program.
 */
export async function pendingMigrations(): Promise<string[]> {
  const known = readMigrations(databaseKind).migrationDirectories.map(({ path }) => path);
  const applied = await appliedNames(databaseKind, async (sql) => {
    const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(sql);
    return rows.map((row) => Object.values(row)[0]);
  });
  return missing(known, applied);
}

async function apply(list: MigrationList, kind: DatabaseKind, queryable: SqlQueryable) {
  let reason: string | undefined;
  const factory = borrowed(queryable, (error, script) => {
    const failed = list.migrationDirectories.find(
      ({ migrationFile }) => migrationFile.content.value === script,
    );
    reason ??= `The migration ${failed?.path} failed and nothing was changed: ${sentence(error)}`;
  });
  try {
    const result = await withSchemaEngine(factory, datasource(kind), (engine) =>
      engine.applyMigrations({ migrationsList: list, filters: NO_FILTER }),
    );
    return result.appliedMigrationNames;
  } catch (error) {
    throw new Error(reason ?? sentence(error), { cause: error });
  }
}

const sentence = (error: unknown) =>
  (isDriverAdapterError(error) && error.cause.originalMessage) || (error as Error).message;

/** Waits for other processes that are opening, migrating or closing the database. */
const patiently = <T>(work: () => Promise<T>) => retryWhileBusy(work, Date.now() + LOCK_TIMEOUT_MS);

function missing(known: string[], applied: string[]): string[] {
  const stranger = applied.find((name) => !known.includes(name));
  if (stranger)
    throw new Error(
      `The database is newer than this version of TrueNorth (it has the migration ${stranger}): start the newer version, or bring back an older backup.`,
    );
  return known.filter((name) => !applied.includes(name));
}

/** Reads the first column of an answer. */
type FirstColumn = (sql: string) => Promise<unknown[]>;

const firstColumn =
  (queryable: SqlQueryable): FirstColumn =>
  async (sql) => {
    const { rows } = await queryable.queryRaw({ sql, args: [], argTypes: [] });
    return rows.map((row) => row[0]);
  };

const HAS_HISTORY = {
  sqlite: "SELECT count(*) FROM sqlite_master WHERE name = '_prisma_migrations'",
  postgres: "SELECT count(*) FROM pg_class WHERE oid = to_regclass('_prisma_migrations')",
};

async function appliedNames(kind: DatabaseKind, read: FirstColumn): Promise<string[]> {
  const [tables] = await read(HAS_HISTORY[kind]);
  if (Number(tables) === 0) return [];
  const names = await read(
    'SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL',
  );
  return names.map(String);
}

async function connect({ kind, url }: DatabaseSettings): Promise<SqlDriverAdapter> {
  if (kind === "postgres") return new PrismaPg(url).connect();
  const connection = await new PrismaBetterSqlite3({ url, timeout: 0 }).connect();
  // Tables are remade by dropping them, which with foreign keys on would delete what refers to them.
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF"])
    await patiently(() => connection.executeScript(`PRAGMA ${pragma}`));
  return connection;
}

/** Runs `work` in one transaction that no other migrating process can enter. */
async function exclusively<T>(
  kind: DatabaseKind,
  connection: SqlDriverAdapter,
  work: (queryable: SqlQueryable) => Promise<T>,
): Promise<T> {
  return kind === "sqlite"
    ? inSqliteTransaction(connection, work)
    : inPostgresTransaction(connection, work);
}

async function inSqliteTransaction<T>(
  connection: SqlDriverAdapter,
  work: (queryable: SqlQueryable) => Promise<T>,
): Promise<T> {
  await patiently(() => connection.executeScript("BEGIN IMMEDIATE"));
  try {
    const result = await work(connection);
    const broken = await firstColumn(connection)("PRAGMA foreign_key_check");
    if (broken.length > 0)
      throw new Error(`The migration leaves ${broken.length} broken references in ${broken[0]}.`);
    await connection.executeScript("COMMIT");
    return result;
  } catch (error) {
    await connection.executeScript("ROLLBACK");
    throw error;
  }
}

async function inPostgresTransaction<T>(
  connection: SqlDriverAdapter,
  work: (queryable: SqlQueryable) => Promise<T>,
): Promise<T> {
  const transaction = await connection.startTransaction();
  const execute = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
  try {
    await execute(`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK})`);
    const result = await work(transaction);
    await execute("COMMIT");
    await transaction.commit();
    return result;
  } catch (error) {
    await execute("ROLLBACK");
    await transaction.rollback();
    throw error;
  }
}

/** Lets the schema engine work in an open transaction, and tells which script failed in it. */
function borrowed(queryable: SqlQueryable, onFailure: (error: unknown, script: string) => void) {
  const refuse = async () => {
    throw new Error("Migrations run in the transaction that is already open.");
  };
  const connect = async (): Promise<SqlDriverAdapter> => ({
    provider: queryable.provider,
    adapterName: queryable.adapterName,
    queryRaw: (query) => queryable.queryRaw(query),
    executeRaw: (query) => queryable.executeRaw(query),
    executeScript: (script) =>
      runScript(queryable, script).catch((error) => {
        onFailure(error, script);
        throw error;
      }),
    startTransaction: refuse,
    dispose: async () => {},
  });
  return {
    provider: queryable.provider,
    adapterName: queryable.adapterName,
    connect,
    connectToShadowDb: refuse,
  };
}

/** PostgreSQL takes a whole script as one query without arguments. */
async function runScript(queryable: SqlQueryable, script: string): Promise<void> {
  if ("executeScript" in queryable) return (queryable as SqlDriverAdapter).executeScript(script);
  await queryable.executeRaw({ sql: script, args: [], argTypes: [] });
}

const datasource = (kind: DatabaseKind) =>
  `datasource db {\n  provider = "${kind === "postgres" ? "postgresql" : kind}"\n}\n`;

async function checkedCopy(file: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replace(/\D/g, "");
  const copy = join(folder, `before-migration-${stamp}.db`);
  const unchecked = `${copy}.unchecked`;

  const source = new Database(file, { readonly: true });
  try {
    await source.backup(unchecked);
  } finally {
    source.close();
  }
  const target = new Database(unchecked);
  try {
    target.pragma("journal_mode = DELETE");
    const answer = target.pragma("integrity_check", { simple: true });
    if (answer !== "ok")
      throw new Error(`The database is damaged, so it is not migrated: ${answer}.`);
  } finally {
    target.close();
  }
  renameSync(unchecked, copy);

  const copies = readdirSync(folder).filter((name) => /^before-migration-\d+\.db$/.test(name));
  for (const name of copies.sort().slice(0, -COPIES_KEPT)) rmSync(join(folder, name));
  return copy;
}
