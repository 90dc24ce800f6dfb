import { readdirSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { searchScenario } from "./search-scenario";

const folder = "prisma/migrations/sqlite";
const scripts = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, sql: readFileSync(`${folder}/${name}/migration.sql`, "utf8") }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

test("A search finds words, prefixes and hashtags of what the viewer may see", searchScenario);

test("The migration indexes what is there already, in its order, and deletes without a trace", () => {
  const database = new Database(":memory:");
  for (const { name, sql } of scripts) {
    if (name.endsWith("_search"))
      database.exec(`
        INSERT INTO User (id, nickname, nicknameKey, updatedAt) VALUES ('u', 'Ada', 'ada', '');
        INSERT INTO Reflection (id, userId, content, createdAt) VALUES
          ('b', 'u', 'younger heron', '2026-02-01'), ('a', 'u', 'older heron', '2026-01-01');`);
    database.exec(sql);
  }
  const find = database
    .prepare(
      "SELECT reflectionId FROM ReflectionWords JOIN ReflectionNumber ON number = ReflectionWords.rowid WHERE ReflectionWords MATCH 'heron' ORDER BY number DESC",
    )
    .pluck();
  expect(find.all()).toEqual(["b", "a"]);
  database.exec("DELETE FROM User");
  expect(find.all()).toEqual([]);
  const blocks = database.prepare("SELECT block FROM ReflectionWords_data").pluck().all();
  expect(Buffer.concat(blocks as Buffer[]).includes("heron")).toBe(false);
  database.close();
});

test("After every migration the triggers that keep the index are there", () => {
  const database = new Database(":memory:");
  for (const { sql } of scripts) database.exec(sql);
  const triggers = database.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'Reflection' ORDER BY name",
  );
  expect(triggers.pluck().all()).toEqual([
    "Reflection_words_delete",
    "Reflection_words_insert",
    "Reflection_words_update",
  ]);
  database.close();
});
