import { z } from "zod";
import type { User } from "#prisma/sqlite/client";
import { presentPerson } from "~/features/account/present-user";
import { PEOPLE_MOST } from "~/features/people/limits";
import { proposablePeople } from "~/features/people/visible-people.server";
import { query } from "~/platform/access/operation.server";
import { text } from "~/platform/access/validation";
import { containing, db } from "~/platform/db/client.server";
import type { Viewer } from "~/platform/session/visit.server";

/** So many are read to find those that really hold the words, since the database takes % and _ for anything. */
const CANDIDATES = 500;

/** The next text after all that begin with this one; nicknames are ASCII letters, digits and underscores. */
const after = (key: string) => `${key}{`;

/** Members by the beginning of their nickname, then by any part of nickname or bio; letter case does not matter. */
export async function findPeople(q: string, viewer: Viewer) {
  const words = q.trim().replace(/^@/, "");
  if (words === "") return [];
  const key = words.toLowerCase();
  const called = /^[a-z0-9_]+$/.test(key) ? await findCalled(key, viewer) : [];
  const room = PEOPLE_MOST - called.length;
  const others = room > 0 ? await findHolding(words, called, viewer) : [];
  return [...called, ...others.slice(0, room)].map(presentPerson);
}

async function findCalled(key: string, viewer: Viewer) {
  const people = await db.user.findMany({
    where: { ...proposablePeople(viewer), nicknameKey: { gte: key, lt: after(key) } },
    orderBy: { nicknameKey: "asc" },
    take: PEOPLE_MOST,
  });
  return people.filter(({ nicknameKey }) => nicknameKey.startsWith(key));
}

/** Letters beyond ASCII have no case for SQLite: the words are looked for as typed, in small letters, and with a capital. */
const spellings = (words: string) => {
  const [first = "", ...rest] = [...words.toLowerCase()];
  return [...new Set([words, words.toLowerCase(), first.toUpperCase() + rest.join("")])];
};

async function findHolding(words: string, known: User[], viewer: Viewer) {
  const key = words.toLowerCase();
  const people = await db.user.findMany({
    where: {
      AND: [
        { id: { notIn: known.map(({ id }) => id) } },
        { isAnonymous: false },
        proposablePeople(viewer),
      ],
      OR: [
        { nicknameKey: containing(key) },
        ...spellings(words).map((spelling) => ({ bio: containing(spelling) })),
      ],
    },
    orderBy: [{ lastActiveAt: "desc" }, { id: "asc" }],
    take: CANDIDATES,
  });
  return people.filter(
    ({ nicknameKey, bio }) => nicknameKey.includes(key) || bio.toLowerCase().includes(key),
  );
}

export const searchPeople = query({
  name: "search-people",
  who: "signedIn",
  input: z.object({ q: text("The search", { min: 0, max: 100 }).default("") }),
  run: ({ viewer, input }) => findPeople(input.q, viewer),
});
