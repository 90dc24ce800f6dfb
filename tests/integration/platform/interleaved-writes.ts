import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaClient } from "#prisma/sqlite/client";

export interface Interleaving {
  /** Rows whose create resolved, in a transaction that committed or outside one, and that are not there. */
  lost: number;
  /** Reads that saw a row before its transaction had ended. */
  dirty: number;
  /** Rows that are there although their transaction was rolled back. */
  ghosts: number;
  /** Writes that were refused; a caller could try them again. */
  refused: number;
  acknowledged: number;
}

class RolledBack extends Error {}

/**
 * Runs `rounds` times, `width` at once: a transaction that waits for a timer between two writes and
 * every second time rolls back, beside a plain write and a plain read. Rows carry the `name`.
 */
export async function interleave(
  adapter: SqlDriverAdapterFactory,
  rounds: number,
  name = "one",
  width = 8,
): Promise<Interleaving> {
  const client = new PrismaClient({ adapter });
  const acknowledged = new Set<string>();
  const rolledBack = new Set<string>();
  const outcome: Interleaving = { lost: 0, dirty: 0, ghosts: 0, refused: 0, acknowledged: 0 };
  const row = (term: string) => ({ data: { term, day: "2026-11-21", results: 0 } });

  async function transaction(round: number, writing: Set<string>, begun: () => void) {
    const names = [`${name} ${round} first`, `${name} ${round} second`];
    try {
      await client.$transaction(
        async (tx) => {
          await tx.blogSearch.create(row(names[0] as string));
          writing.add(names[0] as string);
          begun();
          await (round % 10 === 0 ? sleep(1) : nextTurn());
          await tx.blogSearch.create(row(names[1] as string));
          await nextTurn();
          writing.clear();
          if (round % 2 === 1) throw new RolledBack();
        },
        { maxWait: 30_000, timeout: 30_000 },
      );
      for (const term of names) acknowledged.add(term);
    } catch (error) {
      writing.clear();
      if (error instanceof RolledBack) for (const term of names) rolledBack.add(term);
      else outcome.refused++;
    }
    begun();
  }

  async function plainWrite(round: number) {
    await nextTurn();
    try {
      const { term } = await client.blogSearch.create(row(`${name} ${round} plain`));
      acknowledged.add(term);
    } catch {
      outcome.refused++;
    }
  }

  async function plainRead(round: number, writing: Set<string>) {
    for (let tries = 0; tries < 2; tries++) {
      const seen = await client.blogSearch.findMany({ where: { term: `${name} ${round} first` } });
      if (seen.some(({ term }) => writing.has(term))) outcome.dirty++;
      await nextTurn();
    }
  }

  let next = 0;
  async function worker() {
    while (next < rounds) {
      const round = next++;
      const writing = new Set<string>();
      let begun = () => {};
      const beginning = new Promise<void>((resolve) => {
        begun = resolve;
      });
      await Promise.all([
        transaction(round, writing, begun),
        plainWrite(round),
        beginning.then(() => plainRead(round, writing)),
      ]);
    }
  }
  await client.$executeRawUnsafe('CREATE INDEX IF NOT EXISTS "by_term" ON "BlogSearch"("term")');
  await Promise.all(Array.from({ length: width }, worker));

  const present = new Set((await client.blogSearch.findMany()).map(({ term }) => term));
  await client.$disconnect();
  for (const term of acknowledged) if (!present.has(term)) outcome.lost++;
  for (const term of rolledBack) if (present.has(term)) outcome.ghosts++;
  outcome.acknowledged = acknowledged.size;
  return outcome;
}
