-- The words of reflections, for search. Prisma does not know these tables: a migration that makes "Reflection" anew
-- drops the triggers and has to create them again.

-- Numbers in the order of storing: rowids of "Reflection" itself change with VACUUM.
CREATE TABLE "ReflectionNumber" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "reflectionId" TEXT NOT NULL
);

CREATE UNIQUE INDEX "ReflectionNumber_reflectionId_key" ON "ReflectionNumber"("reflectionId");

CREATE VIRTUAL TABLE "ReflectionWords" USING fts5(
    "content",
    content = '',
    tokenize = 'unicode61 remove_diacritics 2',
    prefix = '1 2 3 4'
);

-- What is deleted leaves no word behind in the file.
INSERT INTO "ReflectionWords" ("ReflectionWords", "rank") VALUES ('secure-delete', 1);

INSERT INTO "ReflectionNumber" ("reflectionId") SELECT "id" FROM "Reflection" ORDER BY "createdAt", "id";

INSERT INTO "ReflectionWords" (rowid, "content")
SELECT n."number", r."content" FROM "ReflectionNumber" n JOIN "Reflection" r ON r."id" = n."reflectionId" ORDER BY n."number";

CREATE TRIGGER "Reflection_words_insert" AFTER INSERT ON "Reflection" BEGIN
    INSERT INTO "ReflectionNumber" ("reflectionId") VALUES (new."id");
    INSERT INTO "ReflectionWords" (rowid, "content")
    SELECT "number", new."content" FROM "ReflectionNumber" WHERE "reflectionId" = new."id";
END;

CREATE TRIGGER "Reflection_words_update" AFTER UPDATE OF "content" ON "Reflection" WHEN old."content" <> new."content" BEGIN
    INSERT INTO "ReflectionWords" ("ReflectionWords", rowid, "content")
    SELECT 'delete', "number", old."content" FROM "ReflectionNumber" WHERE "reflectionId" = new."id";
    INSERT INTO "ReflectionWords" (rowid, "content")
    SELECT "number", new."content" FROM "ReflectionNumber" WHERE "reflectionId" = new."id";
END;

CREATE TRIGGER "Reflection_words_delete" BEFORE DELETE ON "Reflection" BEGIN
    INSERT INTO "ReflectionWords" ("ReflectionWords", rowid, "content")
    SELECT 'delete', "number", old."content" FROM "ReflectionNumber" WHERE "reflectionId" = old."id";
    DELETE FROM "ReflectionNumber" WHERE "reflectionId" = old."id";
END;
