import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { Transaction } from "@prisma/driver-adapter-utils";
import Database from "better-sqlite3";
import { afterAll, describe, expect, inject, test } from "vitest";
import { PrismaClient } from "#prisma/sqlite/client";
import { closeDatabase, db, isUniqueViolation, transact } from "~/platform/db/client.server";
import {
  DatabaseBusyError,
  GuardedSqlite,
  type GuardedSqliteOptions,
} from "~/platform/db/guarded-sqlite.server";
import { interleave } from "./interleaved-writes";

const ROUNDS = 10_000;
const STOCK_ROUNDS = 2_000;
const SHARED_ROUNDS = 500;

const folder = mkdtempSync(join(tmpdir(), "truenorth-guarded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function newFile() {
  const file = join(folder, `${files++}.db`);
  copyFileSync(inject("templateDatabase"), file);
  return file;
}

function open(options: Partial<GuardedSqliteOptions> = {}) {
  const file = newFile();
  const client = new PrismaClient({
    adapter: new GuardedSqlite({ url: `file:${file}`, ...options }),
  });
  return { file, client };
}

const row = (term: string) => ({ data: { term, day: "2026-11-21", results: 0 } });

/** Counts timer ticks of 10 ms while `work` runs; 1 is a loop that was never held up. */
async function tickRatio(work: () => Promise<unknown>) {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  const started = performance.now();
  await work();
  clearInterval(timer);
  return ticks / ((performance.now() - started) / 10);
}

describe("Transactions beside plain writes and reads", () => {
  test(`lose nothing and show nothing uncommitted in ${ROUNDS} rounds`, {
    timeout: 240_000,
  }, async () => {
    const outcome = await interleave(new GuardedSqlite({ url: `file:${newFile()}` }), ROUNDS);
    console.info(`Guarded, ${ROUNDS} rounds:`, outcome);
    expect(outcome).toEqual({
      lost: 0,
      dirty: 0,
      ghosts: 0,
      refused: 0,
      acknowledged: ROUNDS * 2,
    });
  });

  test("lose nothing when two clients, like two processes, share the file", {
    timeout: 240_000,
  }, async () => {
    const url = `file:${newFile()}`;
    for (const outcome of await Promise.all(
      ["one", "two"].map((name) =>
        interleave(new GuardedSqlite({ url, busyTimeoutMs: 60_000 }), SHARED_ROUNDS, name),
      ),
    ))
      expect(outcome).toEqual({
        lost: 0,
        dirty: 0,
        ghosts: 0,
        refused: 0,
        acknowledged: SHARED_ROUNDS * 2,
      });
  });

  test("lose writes with the stock adapter, so the scenario can tell", {
    timeout: 240_000,
  }, async () => {
    const file = newFile();
    new Database(file).pragma("journal_mode = WAL");
    const outcome = await interleave(
      new PrismaBetterSqlite3({ url: `file:${file}` }),
      STOCK_ROUNDS,
    );
    console.info(`Stock, ${STOCK_ROUNDS} rounds:`, outcome);
    expect(outcome.lost).toBeGreaterThan(0);
    expect(outcome.dirty).toBeGreaterThan(0);
  });
});

describe("The connections", () => {
  test("are set as they must be", async () => {
    const { client } = open();
    const writer = async (name: string) =>
      String(Object.values((await client.$queryRawUnsafe<object[]>(`PRAGMA ${name}`))[0] ?? {})[0]);
    expect(await writer("journal_mode")).toBe("wal");
    expect(await writer("synchronous")).toBe("2");
    expect(await writer("foreign_keys")).toBe("1");
    expect(await writer("busy_timeout")).toBe("0");
    expect(await writer("query_only")).toBe("0");
    const reader = await client.$queryRawUnsafe(
      "SELECT (SELECT query_only FROM pragma_query_only) AS readonly, (SELECT foreign_keys FROM pragma_foreign_keys) AS keys",
    );
    expect(reader).toEqual([{ readonly: 1n, keys: 1n }]);
    await client.$disconnect();
  });

  test("can be told to survive less than a power cut", async () => {
    const { client } = open({ synchronous: "NORMAL" });
    expect(await client.$queryRawUnsafe("PRAGMA synchronous")).toEqual([{ synchronous: 1n }]);
    await client.$disconnect();
  });

  test("refuse a database in memory", () => {
    expect(() => new GuardedSqlite({ url: "file::memory:" })).toThrow("needs a file");
  });

  test("write what begins like a read, and refuse transactions in raw SQL", async () => {
    const { client } = open();
    await client.blogSearch.create(row("kept"));
    const written = await client.$queryRawUnsafe(
      "WITH old AS (SELECT id FROM BlogSearch) UPDATE BlogSearch SET results = 7 WHERE id IN old RETURNING results",
    );
    expect(written).toEqual([{ results: 7 }]);
    await expect(client.$executeRawUnsafe("BEGIN")).rejects.toThrow("$transaction");
    expect((await client.blogSearch.create(row("after"))).term).toBe("after");
    await client.$disconnect();
  });

  test("keep times in one format, whether Prisma or SQL writes them", async () => {
    const { client } = open();
    const createdAt = new Date("2026-11-21T10:00:00.123Z");
    await client.blogSearch.create({ data: { ...row("prisma").data, createdAt } });
    await client.$executeRaw`INSERT INTO BlogSearch (id, term, day, results, createdAt) VALUES ('1', 'sql', '', 0, ${createdAt})`;
    const stored =
      await client.$queryRaw`SELECT DISTINCT CAST(createdAt AS TEXT) AS at FROM BlogSearch`;
    expect(stored).toEqual([{ at: "2026-11-21T10:00:00.123+00:00" }]);
    await client.$disconnect();
  });
});

describe("The turns", () => {
  test("are first come first served over transactions and plain writes", async () => {
    const { client } = open();
    await client.blogSearch.count();
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await sleep(index * 2);
        if (index % 2 === 0)
          await client.$transaction(async (tx) => {
            await tx.blogSearch.create(row(`${index}`));
            await sleep(5);
            order.push(index);
          });
        else {
          await client.blogSearch.create(row(`${index}`));
          order.push(index);
        }
      }),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    await client.$disconnect();
  });

  test("do not hold up reads", async () => {
    const { client } = open();
    await client.$transaction(async (tx) => {
      await tx.blogSearch.create(row("unseen"));
      expect(await tx.blogSearch.count()).toBe(1);
      expect(await client.blogSearch.count()).toBe(0);
    });
    expect(await client.blogSearch.count()).toBe(1);
    await client.$disconnect();
  });

  test("go on after a transaction that Prisma timed out and rolled back", async () => {
    const { client } = open();
    let late: Promise<unknown> = Promise.resolve();
    const slow = client.$transaction(
      async (tx) => {
        await tx.blogSearch.create(row("timed out"));
        await sleep(200);
        late = tx.blogSearch.create(row("late"));
        await late;
      },
      { timeout: 50 },
    );
    const waiting = client.blogSearch.create(row("waiting"));
    await expect(slow).rejects.toThrow(/expired transaction/);
    await expect(late).rejects.toThrow();
    await waiting;
    await client.$transaction((tx) => tx.blogSearch.create(row("next")));
    const terms = (await client.blogSearch.findMany({ orderBy: { term: "asc" } })).map(
      (r) => r.term,
    );
    expect(terms).toEqual(["next", "waiting"]);
    await client.$disconnect();
  });

  test("pass over a transaction that gave up before its turn", async () => {
    const { client } = open();
    const first = client.$transaction(async (tx) => {
      await tx.blogSearch.create(row("first"));
      await sleep(150);
    });
    await sleep(10);
    const impatient = client.$transaction((tx) => tx.blogSearch.create(row("impatient")), {
      maxWait: 20,
    });
    await expect(impatient).rejects.toThrow(/Unable to start/);
    await first;
    await client.blogSearch.create(row("third"));
    expect(await client.blogSearch.count()).toBe(2);
    await client.$disconnect();
  });

  test("keep or undo an array of writes together", async () => {
    const { client } = open();
    await client.$transaction([
      client.blogSearch.create(row("one")),
      client.blogSearch.create(row("two")),
    ]);
    await expect(
      client.$transaction([
        client.blogSearch.create(row("three")),
        client.blogSearch.create({ data: { ...row("four").data, id: null as unknown as string } }),
      ]),
    ).rejects.toThrow();
    expect(await client.blogSearch.count()).toBe(2);
    await client.$disconnect();
  });
});

describe("A transaction that has ended", () => {
  const sql = (text: string) => ({ sql: text, args: [], argTypes: [] });
  const insert = sql("INSERT INTO BlogSearch (id, term, day, results) VALUES ('1', 'late', '', 0)");

  test("takes no more statements, whoever ended it", async () => {
    const adapter = await new GuardedSqlite({ url: `file:${newFile()}` }).connect();
    for (const end of [
      (tx: Transaction) => tx.rollback(),
      (tx: Transaction) => tx.commit(),
      (tx: Transaction) => tx.executeRaw(sql("ROLLBACK")),
    ]) {
      const tx = await adapter.startTransaction();
      await end(tx);
      await expect(tx.executeRaw(insert)).rejects.toThrow("TransactionAlreadyClosed");
      await expect(tx.commit()).rejects.toThrow("TransactionAlreadyClosed");
    }
    expect((await adapter.queryRaw(sql("SELECT count(*) FROM BlogSearch"))).rows).toEqual([[0]]);
    expect(await adapter.executeRaw(insert)).toBe(1);
    await adapter.dispose();
  });
});

describe("A lock held by another process", () => {
  test("leaves the event loop free, lets reads through and ends in DatabaseBusyError", async () => {
    const { client, file } = open({ busyTimeoutMs: 1_000 });
    await client.blogSearch.create(row("before"));
    const stranger = new Database(file);
    stranger.exec("BEGIN IMMEDIATE");

    const ratio = await tickRatio(async () => {
      const started = performance.now();
      const writes = [
        client.blogSearch.create(row("plain")),
        client.$transaction((tx) => tx.blogSearch.create(row("in a transaction"))),
        client.blogSearch.create(row("third")),
      ];
      expect(await client.blogSearch.count()).toBe(1);
      for (const outcome of await Promise.allSettled(writes))
        expect(outcome).toMatchObject({
          status: "rejected",
          reason: expect.any(DatabaseBusyError),
        });
      const seconds = (performance.now() - started) / 1_000;
      expect(seconds).toBeGreaterThan(0.9);
      expect(seconds).toBeLessThan(2);
    });
    console.info(`Timer ticks while the database was locked: ${(ratio * 100).toFixed(0)} %`);
    expect(ratio).toBeGreaterThan(0.7);

    const patient = client.blogSearch.create(row("patient"));
    await sleep(100);
    stranger.exec("COMMIT");
    stranger.close();
    expect((await patient).term).toBe("patient");
    await client.$disconnect();
  });

  test("blocks the event loop with the stock adapter, so the ratio can tell", async () => {
    const file = newFile();
    const client = new PrismaClient({
      adapter: new PrismaBetterSqlite3({ url: `file:${file}`, timeout: 1_000 }),
    });
    await client.blogSearch.count();
    const stranger = new Database(file);
    stranger.exec("BEGIN IMMEDIATE");
    const ratio = await tickRatio(() => client.blogSearch.create(row("plain")).catch(() => {}));
    expect(ratio).toBeLessThan(0.2);
    stranger.close();
    await client.$disconnect();
  });
});

describe("The client of the process", () => {
  test("commits and rolls back through transact", async () => {
    await transact((tx) => tx.blogSearch.create(row("committed")));
    const failing = transact(async (tx) => {
      await tx.blogSearch.create(row("rolled back"));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect((await db.blogSearch.findMany()).map(({ term }) => term)).toEqual(["committed"]);
  });

  test("tells a repeated unique value from other errors", async () => {
    const job = { data: { kind: "test", subjectId: "1" } };
    await db.job.create(job);
    const repeated = await db.job.create(job).catch((error: unknown) => error);
    expect(isUniqueViolation(repeated)).toBe(true);
    expect(isUniqueViolation(new Error("P2002"))).toBe(false);
  });

  test("leaves no write-ahead log behind when it closes, and opens again", async () => {
    await closeDatabase();
    const folder = process.env.DATA_DIR as string;
    expect(readdirSync(folder)).toEqual(["truenorth.db"]);
    expect(await db.job.count()).toBe(1);
  });
});
