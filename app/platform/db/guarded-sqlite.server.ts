import { setTimeout as sleep } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  DriverAdapterError,
  type IsolationLevel,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import type { Database } from "better-sqlite3";

const BUSY_TIMEOUT_MS = 5_000;
const RETRY_FIRST_MS = 2;
const RETRY_LONGEST_MS = 50;

/** Rows written by Prisma and by SQL carry times as "2026-11-21T10:00:00.000+00:00". */
const TIMESTAMP_FORMAT = "iso8601";

/** Another process kept the database locked for longer than the guard waits; nothing was written. */
export class DatabaseBusyError extends Error {
  override name = "DatabaseBusyError";
  constructor() {
    super("The database is busy.");
  }
}

export interface GuardedSqliteOptions {
  /** `file:` and a path; a database in memory cannot have two connections. */
  url: string;
  /** FULL survives a power cut, NORMAL only the end of the process. */
  synchronous?: "FULL" | "NORMAL";
  /** How long a lock of another process is waited for, in milliseconds. */
  busyTimeoutMs?: number;
}

/** The stock adapter, with the driver's connection that it holds. */
type Connection = SqlDriverAdapter & { readonly client: Database };

/**
 * Prisma's SQLite adapter with one writer and one read-only connection.
 *
 * Plain writes and transactions take turns, first come first served, so that no statement can slip
 * into the transaction of another request; reads outside transactions see committed rows only and
 * wait for nobody. Throws DatabaseBusyError when another process holds the lock for too long.
 */
export class GuardedSqlite implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = "sqlite";
  readonly adapterName = "@prisma/adapter-better-sqlite3";
  readonly #options: Required<GuardedSqliteOptions>;

  constructor(options: GuardedSqliteOptions) {
    if (options.url.includes(":memory:"))
      throw new Error("A guarded SQLite database needs a file.");
    this.#options = { synchronous: "FULL", busyTimeoutMs: BUSY_TIMEOUT_MS, ...options };
  }

  async connect(): Promise<SqlDriverAdapter> {
    const { url, synchronous, busyTimeoutMs } = this.#options;
    const stock = new PrismaBetterSqlite3(
      { url, timeout: 0 },
      { timestampFormat: TIMESTAMP_FORMAT },
    );
    const retry = <T>(work: () => Promise<T>) => retryWhileBusy(work, Date.now() + busyTimeoutMs);
    const writer = (await stock.connect()) as Connection;
    const reader = (await stock.connect()) as Connection;
    try {
      const common = {
        foreign_keys: 1,
        busy_timeout: 0,
        secure_delete: 1,
        synchronous: { NORMAL: 1, FULL: 2 }[synchronous],
      };
      await retry(() => configure(writer, { journal_mode: "wal", ...common, query_only: 0 }));
      await retry(() => configure(reader, { journal_mode: "wal", ...common, query_only: 1 }));
    } catch (error) {
      await reader.dispose();
      await writer.dispose();
      throw error;
    }
    return new GuardedConnections(writer, reader, busyTimeoutMs);
  }

  /** An empty database in memory, for the schema engine to replay migrations in. */
  connectToShadowDb(): Promise<SqlDriverAdapter> {
    return new PrismaBetterSqlite3(
      { url: ":memory:" },
      { timestampFormat: TIMESTAMP_FORMAT },
    ).connectToShadowDb();
  }
}

/** Sets each pragma and reads it back. */
async function configure(connection: Connection, pragmas: Record<string, string | number>) {
  for (const [name, wanted] of Object.entries(pragmas)) {
    await connection.executeScript(`PRAGMA ${name} = ${wanted}`);
    const { rows } = await connection.queryRaw(plain(`PRAGMA ${name}`));
    if (rows[0]?.[0] !== wanted)
      throw new Error(`SQLite answers ${rows[0]?.[0]} to PRAGMA ${name}, which must be ${wanted}.`);
  }
}

class GuardedConnections implements SqlDriverAdapter {
  readonly provider = "sqlite";
  readonly adapterName: string;
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #busyTimeoutMs: number;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(writer: Connection, reader: Connection, busyTimeoutMs: number) {
    this.adapterName = writer.adapterName;
    this.#writer = writer;
    this.#reader = reader;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    if (mayOnlyRead(query.sql)) {
      try {
        return await retryWhileBusy(() => this.#reader.queryRaw(query), this.#deadline());
      } catch (error) {
        if (!isReadOnlyRefusal(error)) throw error;
      }
    }
    return this.#write(() => this.#writer.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#write(() => this.#writer.executeRaw(query));
  }

  /** Tried once: half of a script may have run when a lock stops it. */
  executeScript(script: string): Promise<void> {
    return this.#write(() => this.#writer.executeScript(script), 0);
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    if (isolationLevel && isolationLevel !== "SERIALIZABLE")
      throw new DriverAdapterError({ kind: "InvalidIsolationLevel", level: isolationLevel });
    const deadline = this.#deadline();
    const release = await this.#turn();
    try {
      await retryWhileBusy(() => this.#writer.executeScript("BEGIN IMMEDIATE"), deadline);
      return new GuardedTransaction(this.#writer, release, this.#busyTimeoutMs);
    } catch (error) {
      release();
      throw error;
    }
  }

  async dispose(): Promise<void> {
    const release = await this.#turn();
    try {
      await this.#reader.dispose();
      await this.#writer.dispose();
    } finally {
      release();
    }
  }

  /** Counted from the request, so that a queue behind a foreign lock drains at once when it gives up. */
  #deadline() {
    return Date.now() + this.#busyTimeoutMs;
  }

  async #write<T>(statement: () => Promise<T>, deadline = this.#deadline()): Promise<T> {
    const release = await this.#turn();
    try {
      const result = await retryWhileBusy(statement, deadline);
      if (this.#writer.client.inTransaction)
        throw new Error("Transactions begin with $transaction, never with raw SQL.");
      return result;
    } finally {
      try {
        rollBack(this.#writer);
      } finally {
        release();
      }
    }
  }

  /** Resolves when all who asked before have released the writer. */
  async #turn(): Promise<() => void> {
    const before = this.#lastTurn;
    let release = () => {};
    this.#lastTurn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}

class GuardedTransaction implements Transaction {
  readonly provider = "sqlite";
  readonly adapterName: string;
  /** Prisma leaves COMMIT and ROLLBACK to this class. */
  readonly options = { usePhantomQuery: true };
  readonly #writer: Connection;
  readonly #release: () => void;
  readonly #busyTimeoutMs: number;
  #open = true;

  constructor(writer: Connection, release: () => void, busyTimeoutMs: number) {
    this.adapterName = writer.adapterName;
    this.#writer = writer;
    this.#release = release;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    this.#assertOpen();
    return this.#writer.queryRaw(query);
  }

  async executeRaw(query: SqlQuery): Promise<number> {
    this.#assertOpen();
    return this.#writer.executeRaw(query);
  }

  async commit(): Promise<void> {
    try {
      this.#assertOpen();
      const deadline = Date.now() + this.#busyTimeoutMs;
      await retryWhileBusy(() => this.#writer.executeScript("COMMIT"), deadline);
    } finally {
      this.#close();
    }
  }

  async rollback(): Promise<void> {
    this.#close();
  }

  async createSavepoint(name: string): Promise<void> {
    await this.executeRaw(plain(`SAVEPOINT ${name}`));
  }

  async rollbackToSavepoint(name: string): Promise<void> {
    await this.executeRaw(plain(`ROLLBACK TO ${name}`));
  }

  async releaseSavepoint(name: string): Promise<void> {
    await this.executeRaw(plain(`RELEASE SAVEPOINT ${name}`));
  }

  #close() {
    if (!this.#open) return;
    this.#open = false;
    try {
      rollBack(this.#writer);
    } finally {
      this.#release();
    }
  }

  /** SQLite ends a transaction by itself on a full disk or a failed read; what follows must not commit alone. */
  #assertOpen() {
    if (!this.#open || !this.#writer.client.inTransaction)
      throw new DriverAdapterError({
        kind: "TransactionAlreadyClosed",
        cause: "The transaction has already ended.",
      });
  }
}

function rollBack(writer: Connection) {
  if (writer.client.inTransaction) writer.client.exec("ROLLBACK");
}

const plain = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/** A WITH that writes is refused by the read-only connection and then goes to the writer. */
const mayOnlyRead = (sql: string) => /^\s*(SELECT|WITH|VALUES)\b/i.test(sql);

const isReadOnlyRefusal = (error: unknown) =>
  isDriverAdapterError(error) && error.cause.originalCode === "SQLITE_READONLY";

const isBusy = (error: unknown) =>
  isDriverAdapterError(error) && error.cause.kind === "SocketTimeout";

/**
 * Repeats what another process's lock stopped until `deadline` (ms since 1970), at least once.
 * Between tries the event loop is free. Throws DatabaseBusyError.
 */
export async function retryWhileBusy<T>(work: () => Promise<T>, deadline: number): Promise<T> {
  for (let longest = RETRY_FIRST_MS; ; longest = Math.min(longest * 2, RETRY_LONGEST_MS)) {
    try {
      // The stock adapter throws from some methods before it returns a promise.
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= deadline) throw new DatabaseBusyError();
      await sleep(longest * (0.5 + Math.random() / 2));
    }
  }
}
