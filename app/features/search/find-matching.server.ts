import { databaseKind, db, Prisma } from "~/platform/db/client.server";
import type { SearchWord } from "./search-words";

type Asked = {
  words: SearchWord[];
  /** Whose private reflections count too. */
  viewerId: string | null;
  /** The id of the reflection after which to go on. */
  after: string | undefined;
  take: number;
};

/**
 * The ids of reflections that hold every word and are public or the viewer's own, newest first. It reads the word index
 * in that order and stops when it has enough; what the viewer may not see for other reasons is still among them.
 */
export async function findMatching(asked: Asked): Promise<string[]> {
  const sql = databaseKind === "postgres" ? inPostgres(asked) : inSqlite(asked);
  const rows = await db.$queryRaw<{ id: string }[]>(sql);
  return rows.map(({ id }) => id);
}

/** Every word stands in quotes, where FTS5 knows no operators. */
function inSqlite({ words, viewerId, after, take }: Asked) {
  const match = words.map(({ text, isPrefix }) => `"${text}"${isPrefix ? "*" : ""}`).join(" AND ");
  const from = after
    ? Prisma.sql`AND w."rowid" < (SELECT "number" FROM "ReflectionNumber" WHERE "reflectionId" = ${after})`
    : Prisma.empty;
  return Prisma.sql`
    SELECT r."id" FROM "ReflectionWords" w
    CROSS JOIN "ReflectionNumber" n ON n."number" = w."rowid"
    CROSS JOIN "Reflection" r ON r."id" = n."reflectionId"
    WHERE w."ReflectionWords" MATCH ${match} AND (r."isPublic" OR r."userId" = ${viewerId}) ${from}
    ORDER BY w."rowid" DESC LIMIT ${take}`;
}

/** The words are made alike to those of the function words_of; in quotes to_tsquery knows no operators. */
function inPostgres({ words, viewerId, after, take }: Asked) {
  const plain = (text: string) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  const match = words
    .map(({ text, isPrefix }) => `'${plain(text)}'${isPrefix ? ":*" : ""}`)
    .join(" & ");
  const from = after
    ? Prisma.sql`AND (r."createdAt", r."id") < (SELECT "createdAt", "id" FROM "Reflection" WHERE "id" = ${after})`
    : Prisma.empty;
  return Prisma.sql`
    SELECT r."id" FROM "Reflection" r
    WHERE "words_of"(r."content") @@ to_tsquery('simple', ${match})
      AND (r."isPublic" OR r."userId" = ${viewerId}) ${from}
    ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${take}`;
}
