import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readDatabaseSettings } from "~/platform/db/settings.server";

test("Without settings the database is a file in the data folder.", () => {
  expect(readDatabaseSettings({})).toEqual({
    kind: "sqlite",
    url: `file:${resolve("data/truenorth.db")}`,
    file: resolve("data/truenorth.db"),
    dataDir: resolve("data"),
    synchronous: "FULL",
  });
  expect(readDatabaseSettings({ DATA_DIR: "elsewhere" }).file).toBe(
    resolve("elsewhere/truenorth.db"),
  );
});

test("A file address may be relative, absolute or a URL.", () => {
  const file = resolve("somewhere", "my journal.db");
  for (const address of [
    `file:${join("somewhere", "my journal.db")}`,
    `file:${file}`,
    pathToFileURL(file).href,
  ])
    expect(readDatabaseSettings({ DATABASE_URL: address }).file).toBe(file);
});

test("Both names of PostgreSQL are known.", () => {
  for (const url of ["postgres://db/journal", "postgresql://db/journal"])
    expect(readDatabaseSettings({ DATABASE_URL: url })).toMatchObject({
      kind: "postgres",
      url,
      file: null,
    });
});

test("A wrong setting is named in one sentence.", () => {
  expect(() => readDatabaseSettings({ DATABASE_URL: "mysql://db" })).toThrow(/^DATABASE_URL must/);
  expect(() => readDatabaseSettings({ DATABASE_URL: "file:" })).toThrow(/^DATABASE_URL must/);
  expect(() => readDatabaseSettings({ DATABASE_URL: "file::memory:" })).toThrow(
    /^DATABASE_URL must/,
  );
  expect(() => readDatabaseSettings({ SQLITE_SYNCHRONOUS: "OFF" })).toThrow(
    /^SQLITE_SYNCHRONOUS must/,
  );
});
