import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { generate } from "../../scripts/generate.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** Absolute path of a migrated, empty SQLite file that each test file copies. */
    templateDatabase: string;
  }
}

export default async function setup(project: TestProject) {
  await generate();
  const folder = mkdtempSync(join(tmpdir(), "truenorth-template-"));
  const { migrate } = await import("~/platform/db/migrate.server");
  const { readDatabaseSettings } = await import("~/platform/db/settings.server");
  const settings = readDatabaseSettings({ DATA_DIR: folder });
  await migrate(settings);
  project.provide("templateDatabase", settings.file ?? "");
  return () => rmSync(folder, { recursive: true, force: true });
}
