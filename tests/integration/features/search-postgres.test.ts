import { expect, test } from "vitest";
import { postgresSkipped, withPostgres } from "../platform/postgres";
import { searchScenario } from "./search-scenario";

test.skipIf(postgresSkipped)(
  "On PostgreSQL a search finds the same, by its index",
  { timeout: 60_000 },
  () =>
    withPostgres(async (url) => {
      process.env.DATABASE_URL = url;
      const { closeDatabase, db } = await import("~/platform/db/client.server");
      const { migrate } = await import("~/platform/db/migrate.server");
      await migrate();
      await searchScenario();
      await db.$executeRawUnsafe("SET enable_seqscan = off");
      const plan = await db.$queryRawUnsafe<Record<string, string>[]>(
        `EXPLAIN SELECT "id" FROM "Reflection" WHERE "words_of"("content") @@ to_tsquery('simple', 'lantern:*')`,
      );
      expect(JSON.stringify(plan)).toContain("Reflection_words_idx");
      await closeDatabase();
    }),
);
