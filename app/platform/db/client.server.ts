import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "#prisma/postgres/client";
import { type Prisma, PrismaClient } from "#prisma/sqlite/client";
import { DatabaseBusyError, GuardedSqlite } from "./guarded-sqlite.server";
import { type DatabaseSettings, readDatabaseSettings } from "./settings.server";

export { Prisma } from "#prisma/sqlite/client";
export { DatabaseBusyError } from "./guarded-sqlite.server";

/** What a transaction callback gets: the models of `db`, without `$transaction`. */
export type Transaction = Prisma.TransactionClient;

/** Milliseconds that a transaction may take, and that it may wait for its turn. */
const transactionOptions = { timeout: 10_000, maxWait: 30_000 };
const CONFLICT_TRIES = 10;
const CONFLICT_PAUSE_MS = 20;

interface Opened {
  client: PrismaClient;
  kind: DatabaseSettings["kind"];
}

/** Outlives the module, so that a dev reload does not open the database twice. */
const kept = globalThis as { truenorthDatabase?: Opened };
kept.truenorthDatabase ??= open(readDatabaseSettings(process.env));

/** The one client of this process; it connects at its first query. */
export const db: PrismaClient = kept.truenorthDatabase.client;

export const databaseKind = kept.truenorthDatabase.kind;

function open(settings: DatabaseSettings): Opened {
  const { kind, url, synchronous } = settings;
  if (kind === "sqlite") {
    const adapter = new GuardedSqlite({ url, synchronous });
    return { kind, client: new PrismaClient({ adapter, transactionOptions }) };
  }
  const client = new PostgresClient({ adapter: new PrismaPg(url), transactionOptions });
  // Both clients are generated from the same models; features see the SQLite one's narrower types.
  return { kind, client: client as unknown as PrismaClient };
}

/**
 * Runs the callback in one serializable transaction and commits what it wrote when it resolves.
 *
 * The callback touches the database and nothing else: on SQLite every other write waits for it, and
 * on PostgreSQL it runs again after a conflict. It uses the client it is given, never `db`.
 * Throws what the callback throws, or DatabaseBusyError when no turn comes within 30 s; a callback
 * that takes longer than 10 s is rolled back.
 */
export async function transact<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.$transaction(callback, {
        isolationLevel: "Serializable",
      });
    } catch (error) {
      if (isLateStart(error)) throw new DatabaseBusyError();
      if (!isConflict(error)) throw error;
      if (tries === CONFLICT_TRIES) throw new DatabaseBusyError();
      await sleep(Math.random() * CONFLICT_PAUSE_MS * tries);
    }
  }
}

/** Whether a create or update failed because a row with the same unique values exists. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === "P2002";
}

/** Whether an update failed because no row is as its filter says. */
export function isMissingRow(error: unknown): boolean {
  return codeOf(error) === "P2025";
}

/** Whether the database answers. */
export const isDatabaseReachable = () =>
  db.$queryRawUnsafe("SELECT 1").then(
    () => true,
    () => false,
  );

/** A filter that finds a part of a text without regard to case, on both databases. */
export function containing(part: string): { contains: string } {
  return databaseKind === "postgres"
    ? ({ contains: part, mode: "insensitive" } as { contains: string })
    : { contains: part };
}

/** Brings the write-ahead log into the database file and disconnects. */
export async function closeDatabase(): Promise<void> {
  try {
    if (databaseKind === "sqlite") await db.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    await db.$disconnect();
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;

const isLateStart = (error: unknown) =>
  codeOf(error) === "P2028" && /unable to start/i.test((error as Error).message);

/** A conflict found at COMMIT comes as the driver's own error. */
const isConflict = (error: unknown) =>
  codeOf(error) === "P2034" ||
  (error instanceof Error &&
    (error.cause as { kind?: string } | undefined)?.kind === "TransactionWriteConflict");
