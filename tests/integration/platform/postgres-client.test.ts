import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { postgresSkipped, withPostgres } from "./postgres";

const WRITERS = 8;

test.skipIf(postgresSkipped)(
  "On PostgreSQL transact keeps counts right under conflicts, and the rest works alike.",
  { timeout: 60_000 },
  () =>
    withPostgres(async (url) => {
      process.env.DATABASE_URL = url;
      const client = await import("~/platform/db/client.server");
      const { migrate, pendingMigrations } = await import("~/platform/db/migrate.server");
      const { databaseKind, db, isUniqueViolation, transact } = client;
      expect(databaseKind).toBe("postgres");
      await migrate();
      expect(await pendingMigrations()).toEqual([]);

      const { id } = await db.echoThread.create({ data: {} });
      const numbers = await Promise.all(
        Array.from({ length: WRITERS }, () =>
          transact(async (tx) => {
            const { nextSequence } = await tx.echoThread.findUniqueOrThrow({ where: { id } });
            await nextTurn();
            await tx.echoThread.update({ where: { id }, data: { nextSequence: nextSequence + 1 } });
            return nextSequence;
          }),
        ),
      );
      expect(numbers.sort((a, b) => a - b)).toEqual(
        Array.from({ length: WRITERS }, (_, n) => n + 1),
      );

      const job = { data: { kind: "test", subjectId: "1" } };
      await db.job.create(job);
      const repeated = await db.job.create(job).catch((error: unknown) => error);
      expect(isUniqueViolation(repeated)).toBe(true);

      const failing = transact(async (tx) => {
        await tx.job.deleteMany();
        throw new Error("changed my mind");
      });
      await expect(failing).rejects.toThrow("changed my mind");
      expect(await db.job.count()).toBe(1);
      await client.closeDatabase();
    }),
);
