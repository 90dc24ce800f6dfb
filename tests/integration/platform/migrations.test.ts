import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import Database from "better-sqlite3";
import { afterAll, describe, expect, test } from "vitest";
import { migrate, pendingMigrations } from "~/platform/db/migrate.server";
import {
  type DatabaseKind,
  datamodel,
  HAND_MADE,
  readMigrations,
  schemaDiff,
  unreachedDatabase,
  withSchemaEngine,
} from "~/platform/db/schema-engine.server";
import { readDatabaseSettings } from "~/platform/db/settings.server";
import { postgresSchema } from "../../../scripts/generate.mjs";
import { postgresSkipped, withPostgres } from "./postgres";

const root = mkdtempSync(join(tmpdir(), "truenorth-migrations-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const schema = readFileSync("prisma/schema.prisma", "utf8");
const models = { sqlite: schema, postgres: postgresSchema(schema) };
const names = readMigrations("sqlite").migrationDirectories.map(({ path }) => path);

let folders = 0;
function newFolder() {
  const folder = join(root, `${folders++}`);
  mkdirSync(folder);
  return folder;
}

const newSettings = () => readDatabaseSettings({ DATA_DIR: newFolder() });
const postgresSettings = (url: string) => readDatabaseSettings({ DATABASE_URL: url });

/** A copy of the migrations with more of them: [name, SQL]. */
function withMore(...more: [string, string][]) {
  const folder = newFolder();
  cpSync("prisma/migrations", folder, { recursive: true });
  for (const kind of ["sqlite", "postgres"])
    for (const [name, sql] of more) {
      mkdirSync(join(folder, kind, name), { recursive: true });
      writeFileSync(join(folder, kind, name, "migration.sql"), sql);
    }
  return folder;
}

function look<T>(file: string, work: (database: Database.Database) => T): T {
  const database = new Database(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const addNote = (column: string): [string, string] => [
  `2999010100000${column.length}_${column}`,
  `ALTER TABLE "BlogSearch" ADD COLUMN "${column}" TEXT;\n`,
];
const broken: [string, string] = [
  "29990102000000_broken",
  'ALTER TABLE "BlogSearch" ADD COLUMN "half" TEXT;\nALTER TABLE "Nowhere" ADD COLUMN "half" TEXT;\n',
];

describe("A SQLite database", () => {
  test("gets every migration once, and the second look is quick", async () => {
    const settings = newSettings();
    expect(await migrate(settings)).toEqual({ applied: names, copy: null });
    await migrate(settings);
    const started = performance.now();
    expect(await migrate(settings)).toEqual({ applied: [], copy: null });
    const milliseconds = performance.now() - started;
    console.info(`A start with nothing to migrate took ${milliseconds.toFixed(1)} ms.`);
    expect(milliseconds).toBeLessThan(50);
    expect(existsSync(join(settings.dataDir, "backups"))).toBe(false);
  });

  test("of a newer version is refused in one sentence", async () => {
    const settings = newSettings();
    await migrate(settings, withMore(addNote("later")));
    await expect(migrate(settings)).rejects.toThrow(/newer than this version.*_later/);
  });

  test("is copied and checked before it changes, and three copies are kept", async () => {
    const settings = newSettings();
    const file = settings.file as string;
    await migrate(settings);
    look(file, (database) =>
      database.exec("INSERT INTO BlogSearch (id, term, day, results) VALUES ('1', 'kept', '', 0)"),
    );
    const backups = join(settings.dataDir, "backups");
    mkdirSync(backups);
    writeFileSync(join(backups, "mine.db"), "");

    const more = ["a", "bb", "ccc", "dddd"].map(addNote);
    const copies: string[] = [];
    for (const [index] of more.entries()) {
      const { applied, copy } = await migrate(settings, withMore(...more.slice(0, index + 1)));
      expect(applied).toEqual([more[index]?.[0]]);
      copies.push(copy as string);
    }
    expect(
      readdirSync(backups)
        .map((name) => join(backups, name))
        .sort(),
    ).toEqual([...copies.slice(-3), join(backups, "mine.db")].sort());
    look(copies[3] as string, (database) => {
      expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
      expect(database.prepare("SELECT term, ccc FROM BlogSearch").all()).toEqual([
        { term: "kept", ccc: null },
      ]);
      expect(() => database.prepare("SELECT dddd FROM BlogSearch")).toThrow("no such column");
    });
  });

  test("stays as it was when a migration fails, and goes on once it is mended", async () => {
    const settings = newSettings();
    await migrate(settings);
    await expect(migrate(settings, withMore(addNote("a"), broken))).rejects.toThrow(
      /^The migration 29990102000000_broken failed and nothing was changed: .*Nowhere/,
    );
    look(settings.file as string, (database) =>
      expect(() => database.prepare("SELECT a FROM BlogSearch")).toThrow("no such column"),
    );
    expect(await migrate(settings)).toEqual({ applied: [], copy: null });
    const { applied } = await migrate(settings, withMore(addNote("a")));
    expect(applied).toEqual([addNote("a")[0]]);
  });

  test("keeps every row when a table that others refer to is made anew", async () => {
    const settings = newSettings();
    await migrate(settings);
    look(settings.file as string, (database) =>
      database.exec(`
        INSERT INTO User (id, nickname, nicknameKey, updatedAt) VALUES ('u', 'Ada', 'ada', '');
        INSERT INTO Session (idHash, userId, expiresAt) VALUES ('s', 'u', '');`),
    );
    const changed = schema.replace(/(bio +)String +@default\(""\)/, "$1String?");
    expect(changed).not.toBe(schema);
    const sql = await withSchemaEngine(unreachedDatabase("sqlite"), schema, (engine) =>
      schemaDiff(engine, datamodel(schema), datamodel(changed)),
    );
    expect(sql).toContain('DROP TABLE "User"');
    await migrate(settings, withMore(["29990101000000_bio", sql as string]));
    look(settings.file as string, (database) => {
      expect(database.prepare("SELECT idHash, userId FROM Session").all()).toEqual([
        { idHash: "s", userId: "u" },
      ]);
    });
  });

  test("lets two processes migrate at the same time", async () => {
    const settings = newSettings();
    await migrateTwice({ DATA_DIR: settings.dataDir, DATABASE_URL: "" });
    look(settings.file as string, (database) =>
      expect(database.prepare("SELECT migration_name FROM _prisma_migrations").all()).toHaveLength(
        names.length,
      ),
    );
  });

  test("of the running server has nothing pending", async () => {
    expect(await pendingMigrations()).toEqual([]);
  });
});

/** Runs `npm run migrate` in two processes at once; one of them applies, the other finds nothing. */
async function migrateTwice(env: Record<string, string>) {
  const run = () =>
    promisify(execFile)(process.execPath, ["scripts/migrate.mjs"], {
      env: { ...process.env, ...env },
    });
  const said = (await Promise.all([run(), run()])).map(({ stdout }) => stdout.trim()).sort();
  expect(said).toEqual([`Applied ${names.join(", ")}`, "The database is up to date."]);
}

describe.skipIf(postgresSkipped)("A PostgreSQL database", () => {
  test("gets every migration once, refuses a newer one and survives a broken one", () =>
    withPostgres(async (url) => {
      const settings = postgresSettings(url);
      expect(await migrate(settings)).toEqual({ applied: names, copy: null });
      expect(await migrate(settings)).toEqual({ applied: [], copy: null });
      await expect(migrate(settings, withMore(addNote("a"), broken))).rejects.toThrow(
        /^The migration 29990102000000_broken failed and nothing was changed: .*Nowhere/,
      );
      const { applied } = await migrate(settings, withMore(addNote("a")));
      expect(applied).toEqual([addNote("a")[0]]);
      await expect(migrate(settings)).rejects.toThrow("newer than this version");
    }));

  test("lets two processes migrate at the same time", () =>
    withPostgres((url) => migrateTwice({ DATABASE_URL: url })));

  test("has after its migrations the very tables of the models", () =>
    withPostgres(async (migrated) => {
      await migrate(postgresSettings(migrated));
      await withPostgres(async (modelled) => {
        await run(modelled, await createEverything("postgres"));
        expect(await catalogue(migrated)).toEqual(await catalogue(modelled));
        expect((await catalogue(migrated)).length).toBeGreaterThan(500);
      });
    }));
});

async function run(url: string, sql: string) {
  const adapter = await new PrismaPg(url).connect();
  try {
    await adapter.executeRaw({ sql, args: [], argTypes: [] });
  } finally {
    await adapter.dispose();
  }
}

/** Every column, index and constraint of a PostgreSQL database, as its catalogue words them, but the hand-made index of search. */
async function catalogue(url: string) {
  const adapter = await new PrismaPg(url).connect();
  try {
    const { rows } = await adapter.queryRaw({
      sql: `SELECT concat_ws(' ', table_name, column_name, data_type, datetime_precision, is_nullable, column_default) AS fact
              FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
            UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
              AND indexname <> 'Reflection_words_idx'
            UNION ALL SELECT concat_ws(' ', conrelid::regclass::text, conname, pg_get_constraintdef(oid))
              FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations'`,
      args: [],
      argTypes: [],
    });
    return rows.map(([fact]) => String(fact)).sort();
  } finally {
    await adapter.dispose();
  }
}

/** The SQL that makes every table of the models in an empty database. */
async function createEverything(kind: DatabaseKind): Promise<string> {
  const sql = await withSchemaEngine(unreachedDatabase(kind), models[kind], (engine) =>
    schemaDiff(engine, { tag: "empty" }, datamodel(models[kind])),
  );
  return sql ?? "";
}

describe("The models and the migrations", () => {
  test("agree for SQLite when the migrations have run", async () => {
    const settings = newSettings();
    await migrate(settings);
    const adapter = new PrismaBetterSqlite3({ url: settings.url });
    const difference = await withSchemaEngine(adapter, models.sqlite, (engine) =>
      schemaDiff(
        engine,
        {
          tag: "schemaDatasource",
          files: [{ path: "schema.prisma", content: models.sqlite }],
          configDir: "",
        },
        datamodel(models.sqlite),
        HAND_MADE,
      ),
    );
    expect(difference).toBeNull();
  });

  test("are the ones that the last migration was made from, and the names are the same", async () => {
    const last = readFileSync("prisma/migrations/last-schema.prisma", "utf8");
    const before = { sqlite: last, postgres: postgresSchema(last) };
    for (const kind of ["sqlite", "postgres"] as DatabaseKind[]) {
      const difference = await withSchemaEngine(unreachedDatabase(kind), models[kind], (engine) =>
        schemaDiff(engine, datamodel(before[kind]), datamodel(models[kind])),
      );
      expect(difference).toBeNull();
      expect(readMigrations(kind).migrationDirectories.map(({ path }) => path)).toEqual(names);
    }
  });

  test("give both databases the same tables, columns, indexes and references", async () => {
    const sqlite = structure(await createEverything("sqlite"));
    const postgres = structure(await createEverything("postgres"));
    expect(sqlite.length).toBeGreaterThan(300);
    expect(sqlite).toEqual(postgres);
  });
});

/** What both dialects say alike: columns with NOT NULL, indexes, and what happens to references. */
function structure(sql: string): string[] {
  const facts: string[] = [];
  for (const [, table, body] of sql.matchAll(/CREATE TABLE "(\w+)" \(\n([\s\S]*?)\n\)/g))
    for (const [, column, rest] of (body as string).matchAll(/^ {4}"(\w+)" (.*)$/gm))
      facts.push(`${table}.${column}${rest?.includes("NOT NULL") ? " not null" : ""}`);
  for (const [index] of sql.matchAll(/CREATE (UNIQUE )?INDEX .*?;/g)) facts.push(index);
  for (const [, reference] of sql.matchAll(
    /CONSTRAINT ("\w+_fkey" FOREIGN KEY .*? ON UPDATE [A-Z ]+)/g,
  ))
    facts.push((reference as string).replaceAll(" ", ""));
  return facts.sort();
}
