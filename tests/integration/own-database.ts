import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "truenorth-test-"));
copyFileSync(inject("templateDatabase"), join(folder, "truenorth.db"));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${join(folder, "truenorth.db")}`;

afterAll(async () => {
  const { closeDatabase } = await import("~/platform/db/client.server");
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});
