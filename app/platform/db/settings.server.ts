import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export interface DatabaseSettings {
  kind: "sqlite" | "postgres";
  /** `file:` and an absolute path, or the PostgreSQL address as it was set. */
  url: string;
  /** Absolute path of the SQLite file; null for PostgreSQL. */
  file: string | null;
  /** Absolute path of the folder that also holds backups. */
  dataDir: string;
  synchronous: "FULL" | "NORMAL";
}

/**
 * Reads DATABASE_URL, DATA_DIR and SQLITE_SYNCHRONOUS.
 * Throws one sentence that names the setting which is wrong.
 */
export function readDatabaseSettings(env: Record<string, string | undefined>): DatabaseSettings {
  const dataDir = resolve(env.DATA_DIR || "data");
  const url = env.DATABASE_URL || `file:${dataDir}/truenorth.db`;
  const synchronous = env.SQLITE_SYNCHRONOUS || "FULL";
  if (synchronous !== "FULL" && synchronous !== "NORMAL")
    throw new Error("SQLITE_SYNCHRONOUS must be FULL or NORMAL.");

  if (/^postgres(ql)?:\/\//.test(url))
    return { kind: "postgres", url, file: null, dataDir, synchronous };
  if (!url.startsWith("file:"))
    throw new Error("DATABASE_URL must begin with file:, postgres:// or postgresql://.");

  const file = url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
  if (file === "" || file.includes("?") || file.includes(":memory:"))
    throw new Error("DATABASE_URL must name a file after file:, without parameters.");
  return {
    kind: "sqlite",
    url: `file:${resolve(file)}`,
    file: resolve(file),
    dataDir,
    synchronous,
  };
}
