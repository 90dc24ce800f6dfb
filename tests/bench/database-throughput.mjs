import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { builtPlatform } from "./built-platform.mjs";

const OPERATIONS = 400;
const WIDTH = 16;
const REPEATS = 5;

const { address } = await builtPlatform();
const folder = mkdtempSync(join(tmpdir(), "truenorth-throughput-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
const { migrate } = await import(address("migrate"));
const { GuardedSqlite } = await import(address("guarded"));
const { PrismaClient } = await import(address("prisma"));
await migrate();
const url = `file:${folder}/truenorth.db`;

/** The stock adapter with the same durability, so that only the guard differs. */
function stock(synchronous) {
  const factory = new PrismaBetterSqlite3({ url });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      await adapter.executeScript(`PRAGMA synchronous = ${synchronous}`);
      return adapter;
    },
  };
}

const row = (term) => ({ data: { term, day: "2026-11-21", results: 0 } });
const write = (client, index) => client.blogSearch.create(row(`${index}`));
const work = {
  "plain writes": write,
  "plain writes, one at a time": write,
  "transactions of two writes": (client, index) =>
    client.$transaction(async (tx) => {
      await tx.blogSearch.create(row(`${index} a`));
      await tx.blogSearch.create(row(`${index} b`));
    }),
  reads: (client, index) =>
    client.blogSearch.findMany({ where: { day: "2026-11-21", term: `${index}` }, take: 20 }),
};

async function perSecond(client, name) {
  let next = 0;
  const worker = async () => {
    while (next < OPERATIONS) await work[name](client, next++);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: name.endsWith("one at a time") ? 1 : WIDTH }, worker));
  return OPERATIONS / ((performance.now() - started) / 1_000);
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

for (const synchronous of ["FULL", "NORMAL"]) {
  const clients = {
    guarded: new PrismaClient({ adapter: new GuardedSqlite({ url, synchronous }) }),
    stock: new PrismaClient({ adapter: stock(synchronous) }),
  };
  for (const name of Object.keys(work)) {
    const speeds = { guarded: [], stock: [] };
    for (const client of Object.values(clients)) await perSecond(client, name);
    for (let repeat = 0; repeat < REPEATS; repeat++)
      for (const kind of Object.keys(clients))
        speeds[kind].push(await perSecond(clients[kind], name));
    const [guarded, plain] = [median(speeds.guarded), median(speeds.stock)];
    console.log(
      `${synchronous}, ${name}: guarded ${guarded.toFixed(0)}/s, stock ${plain.toFixed(0)}/s, ratio ${(guarded / plain).toFixed(2)}`,
    );
  }
  for (const client of Object.values(clients)) await client.$disconnect();
}
rmSync(folder, { recursive: true, force: true });
process.exit();
