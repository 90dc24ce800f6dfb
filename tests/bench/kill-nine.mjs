import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { builtPlatform } from "./built-platform.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    writers: { type: "string", default: "4" },
    client: { type: "string" },
  },
});

if (values.client) await write(values.client, Number(values.writers));
else await bench(Number(values.rounds));

/** Writes until it is killed, and says each write only after it was acknowledged. */
async function write(address, writers) {
  const { db, transact } = await import(address);
  const row = (term) => ({ data: { term, day: "", results: 0 } });
  const acknowledged = (...terms) => writeSync(1, `${terms.join("\n")}\n`);
  let next = 0;
  async function writer() {
    for (;;) {
      const name = `${process.pid}-${next++}`;
      if (next % 2) acknowledged((await db.blogSearch.create(row(name))).term);
      else {
        await transact(async (tx) => {
          await tx.blogSearch.create(row(`${name}/a`));
          await new Promise(setImmediate);
          await tx.blogSearch.create(row(`${name}/b`));
        });
        acknowledged(`${name}/a`, `${name}/b`);
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, writer));
}

async function bench(rounds) {
  const { address } = await builtPlatform();
  const folder = mkdtempSync(join(tmpdir(), "truenorth-kill-"));
  process.env.DATA_DIR = folder;
  delete process.env.DATABASE_URL;
  const { migrate } = await import(address("migrate"));
  await migrate();

  const total = { acknowledged: 0, lost: 0, half: 0, damaged: 0 };
  for (let round = 0; round < rounds; round++) {
    const terms = await killedWriter(address("client"), 20 + Math.random() * 180);
    const database = new Database(join(folder, "truenorth.db"));
    const present = new Set(database.prepare("SELECT term FROM BlogSearch").pluck().all());
    if (database.pragma("quick_check", { simple: true }) !== "ok") total.damaged++;
    database.exec("DELETE FROM BlogSearch");
    database.close();

    total.acknowledged += terms.length;
    total.lost += terms.filter((term) => !present.has(term)).length;
    const halves = [...present]
      .filter((term) => term.includes("/"))
      .map((term) => term.slice(0, -2));
    total.half += halves.filter(
      (name) => !present.has(`${name}/a`) || !present.has(`${name}/b`),
    ).length;
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${rounds} rounds of kill -9 under ${values.writers} writers: ${total.acknowledged} rows acknowledged, ${total.lost} lost, ${total.half} half-written, ${total.damaged} damaged files.`,
  );
  process.exit(total.acknowledged > 0 && total.lost + total.half + total.damaged === 0 ? 0 : 1);
}

/** Resolves with what a writer said before it was killed, `milliseconds` after its first word. */
function killedWriter(client, milliseconds) {
  const self = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [self, "--client", client, "--writers", values.writers], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const terms = [];
  createInterface({ input: child.stdout }).on("line", (term) => {
    if (terms.push(term) === 1) setTimeout(() => child.kill("SIGKILL"), milliseconds);
  });
  return new Promise((resolve, reject) => {
    child.on("close", (_, signal) =>
      signal === "SIGKILL" ? resolve(terms) : reject(new Error("The writer ended by itself.")),
    );
  });
}
