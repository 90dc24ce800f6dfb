import { randomUUID } from "node:crypto";
import Database from "better-sqlite3";
import { CHAINS, PEOPLE, REFLECTIONS } from "./community.mjs";

const HOUR = 3600 * 1000;
const stored = (ms) => new Date(ms).toISOString().replace("Z", "+00:00");
const idOf = (name) => `demo-${name}`;

/** Fills a demo database with its made-up people and what they wrote, once; `viewerId` follows some of them. */
export function fillCommunity(file, viewerId) {
  const database = new Database(file, { timeout: 10_000 });
  database.pragma("foreign_keys = ON");
  const isFilled = database.prepare("SELECT 1 FROM User WHERE id = ?").get(idOf(PEOPLE[0][0]));
  if (!isFilled) database.transaction(() => write(database, viewerId)).immediate();
  database.close();
  return !isFilled;
}

function write(database, viewerId) {
  const now = Date.now();
  const at = (hoursAgo) => stored(now - hoursAgo * HOUR);
  const insert = (table, row) => {
    const names = Object.keys(row);
    database
      .prepare(
        `INSERT OR IGNORE INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => "?")})`,
      )
      .run(...Object.values(row));
  };

  for (const [index, [name, avatarColor, about]] of PEOPLE.entries())
    insert("User", {
      id: idOf(name),
      nickname: `demo_${name}`,
      nicknameKey: `demo_${name}`,
      bio: `Fictional demo person. ${about}`,
      avatarColor,
      lastActiveAt: at(index * 3 + 1),
      createdAt: at(300 + index),
      updatedAt: at(300 + index),
    });

  const tagIds = new Map();
  function addReflection([hoursAgo, name, mood, content], more = {}) {
    const id = randomUUID();
    const createdAt = at(hoursAgo);
    insert("Reflection", { id, userId: idOf(name), content, mood, createdAt, ...more });
    for (const [, tag] of content.matchAll(/#(\w+)/g)) {
      insert("Hashtag", { id: randomUUID(), tag });
      const hashtagId =
        tagIds.get(tag) ??
        database.prepare("SELECT id FROM Hashtag WHERE tag = ?").pluck().get(tag);
      tagIds.set(tag, hashtagId);
      insert("ReflectionTag", { reflectionId: id, hashtagId, createdAt });
    }
    return { id, hoursAgo, name };
  }

  const chains = CHAINS.flatMap((entries) => {
    const [[began, first]] = entries;
    const threadId = randomUUID();
    insert("EchoThread", {
      id: threadId,
      originatorId: idOf(first),
      nextSequence: entries.length + 1,
      createdAt: at(began),
    });
    return entries.map((entry, index) => ({ entry, threadId, sequenceNumber: index + 1 }));
  });
  const alone = REFLECTIONS.map((entry) => ({ entry, comments: entry[4] }));
  const parents = new Map();
  const written = [...alone, ...chains]
    .sort((a, b) => b.entry[0] - a.entry[0])
    .map(({ entry, comments = [], threadId, sequenceNumber }) => {
      const chain = threadId && {
        threadId,
        sequenceNumber,
        parentReflectionId: parents.get(threadId) ?? null,
      };
      const made = addReflection(entry, chain);
      if (threadId) parents.set(threadId, made.id);
      return { ...made, comments };
    });

  const names = PEOPLE.map(([name]) => name);
  for (const [index, { id, hoursAgo, name, comments }] of written.entries()) {
    for (const [place, [commenter, content]] of comments.entries())
      insert("Comment", {
        id: randomUUID(),
        reflectionId: id,
        userId: idOf(commenter),
        content,
        createdAt: at(hoursAgo * (0.9 - place * 0.1)),
      });
    for (const [place, other] of names.entries()) {
      if (other === name) continue;
      const reaction = { userId: idOf(other), reflectionId: id };
      const turn = (index * 7 + place * 5) % 12;
      if (turn < 2 + (index % 5))
        insert("Like", { ...reaction, createdAt: at(hoursAgo * (0.95 - place * 0.03)) });
      if (turn === 11 && index % 3 === 0)
        insert("Reflect", { ...reaction, createdAt: at(hoursAgo * 0.6) });
    }
  }
  for (const [index, name] of names.entries())
    for (const step of [1, 2, 5, 7])
      insert("Follow", {
        followerId: idOf(name),
        followingId: idOf(names[(index + step) % names.length]),
        createdAt: at(290 - index - step),
      });
  for (const [index, name] of names.entries()) {
    const createdAt = at(20 - index);
    if (index % 2 === 0)
      insert("Follow", { followerId: viewerId, followingId: idOf(name), createdAt });
    if (index % 3 === 0)
      insert("Follow", { followerId: idOf(name), followingId: viewerId, createdAt });
  }
}
