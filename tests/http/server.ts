import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, inject } from "vitest";

const ENTRY = "build/server/index.js";
const START = `const { start } = await import("./${ENTRY}"); console.log("ready at " + (await start()));`;

export type TestServer = Awaited<ReturnType<typeof startServer>>;
type LogLine = { method?: string; operations?: string[]; status?: number; msg?: string };

const processes = new Set<ChildProcess>();
const folders = new Set<string>();
const databases = new Set<Database.Database>();

afterAll(() => {
  for (const database of databases) database.close();
  for (const process of processes) process.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** An empty folder for a server, with the migrated database in it. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "truenorth-http-"));
  copyFileSync(inject("templateDatabase"), join(folder, "truenorth.db"));
  folders.add(folder);
  return folder;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

/** Runs a command of Node in the project's folder; what it prints is kept. */
export function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  processes.add(child);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, output: () => output };
}

/** Starts the built server on a free port; it ends with the test file. */
export async function startServer(
  env: Record<string, string> = {},
  { dataDir = newDataDir() }: { dataDir?: string } = {},
) {
  if (!existsSync(ENTRY)) throw new Error("There is no build: run `npm run build` first.");
  const port = await freePort();
  const { child, ended, output } = run(["--input-type=module", "-e", START], {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS_SCALE: "1000",
    LOG_LEVEL: "info",
    ...env,
  });
  for (let waited = 0; !output().includes("ready at "); waited += 20) {
    if (child.exitCode !== null || waited > 15_000)
      throw new Error(`The server did not start: ${output()}`);
    await sleep(20);
  }

  let logged: LogLine[] = [];
  let unread = 0;
  function readRequests() {
    const end = output().lastIndexOf("\n") + 1;
    logged = logged.concat(readLog(output().slice(unread, end)));
    unread = end;
    return logged.filter(({ method }) => method !== undefined);
  }

  let opened: Database.Database | undefined;
  function database() {
    if (!opened) {
      opened = new Database(join(dataDir, "truenorth.db"));
      databases.add(opened);
    }
    return opened;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    port,
    dataDir,
    output,
    /** The server's own database, read beside it. */
    database,
    /** Every row of every table that has one. */
    contents(): Record<string, unknown[]> {
      const tables = database()
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .pluck()
        .all() as string[];
      const rowsOf = (name: string) => database().prepare(`SELECT * FROM "${name}"`).all();
      return Object.fromEntries(tables.map((name) => [name, rowsOf(name)]));
    },
    /** One number of the database, such as a count. */
    count: (sql: string, ...values: string[]) =>
      database()
        .prepare(sql)
        .pluck()
        .get(...values) as number,
    /** The log lines of requests, in their order. */
    requests: readRequests,
    /** How many requests browsers sent to it. */
    asked: { count: 0 },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    ended,
    /** Asks it to stop; answers the exit code. */
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
    /** Ends it as a power cut does. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function readLog(output: string): LogLine[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));
}

/** Waits until `isTrue` holds; throws after `within` milliseconds. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  within = 10_000,
) {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > within) throw new Error(`In ${within} ms: not ${what}.`);
    await sleep(20);
  }
}
