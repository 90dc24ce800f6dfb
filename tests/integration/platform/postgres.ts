import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

const address = process.env.TEST_POSTGRES_URL ?? "postgres://root@127.0.0.1:5432/test";

async function execute(adapter: SqlDriverAdapter, sql: string) {
  await adapter.executeRaw({ sql, args: [], argTypes: [] });
}

async function whyUnreachable(): Promise<string | null> {
  const adapter = await new PrismaPg(address).connect();
  try {
    await execute(adapter, "SELECT 1");
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await adapter.dispose();
  }
}

/** Why the tests on PostgreSQL are skipped; null when TEST_POSTGRES_URL or a local server answers. */
export const postgresSkipped = await whyUnreachable();
if (postgresSkipped) console.info(`Tests on PostgreSQL are skipped: ${postgresSkipped}.`);

let databases = 0;

/** Makes an empty database and gives its address to `work`; the database is dropped afterwards. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const name = `truenorth_test_${process.pid}_${databases++}`;
  const admin = await new PrismaPg(address).connect();
  try {
    await execute(admin, `CREATE DATABASE "${name}"`);
    try {
      return await work(Object.assign(new URL(address), { pathname: `/${name}` }).href);
    } finally {
      await execute(admin, `DROP DATABASE "${name}" WITH (FORCE)`);
    }
  } finally {
    await admin.dispose();
  }
}
