import { expect } from "vitest";

type Write = { content: string; isPublic?: boolean; hiddenAt?: Date };

/** Looks for words in a database that has been migrated; the same on both kinds. */
export async function searchScenario() {
  const { db, transact } = await import("~/platform/db/client.server");
  const { storeReflection } = await import("~/features/reflections/store-reflection.server");
  const { searchReflections } = await import("~/features/search/search-reflections.server");
  const { viewerOf } = await import("~/platform/session/visit.server");

  const person = async (name: string) =>
    viewerOf(await db.user.create({ data: { nickname: name, nicknameKey: name } }));
  const [ada, ben, cleo] = [await person("ada"), await person("ben"), await person("cleo")];
  type Viewer = typeof ada;
  let minute = 0;
  const write = async (by: Viewer, { content, ...rest }: Write) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute++));
    const data = { userId: by.id, content, createdAt, ...rest };
    const { made } = await transact((tx) => storeReflection(tx, data));
    return made.id;
  };
  const search = async (viewer: Viewer | null, q: string, part: object = {}) => {
    const input = await searchReflections.input.parseAsync({ q, ...part });
    // biome-ignore lint/suspicious/noExplicitAny: a search reads nothing of the visit.
    return (await searchReflections.run({ visit: {} as any, viewer, input })) as {
      id: string;
      content: string;
    }[];
  };
  const ids = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).map(({ id }) => id);

  const cafe = await write(ada, { content: "A quiet morning at the Café, #SelfCare first." });
  const walk = await write(ada, { content: "Walking home; don't ask. #small_steps" });
  const secret = await write(ada, { content: "A quiet secret.", isPublic: false });
  const hidden = await write(ben, { content: "A quiet hidden line.", hiddenAt: new Date() });
  const russian = await write(ben, { content: "Тихое утро, שלום, 静かな朝 and a heart ❤️" });
  const short = await write(ben, { content: "Is it so? I go on." });

  // Words, prefixes, accents, hashtags with and without their sign.
  expect(await ids(null, "morning")).toEqual([cafe]);
  expect(await ids(null, "MORN")).toEqual([cafe]);
  expect(await ids(null, "cafe")).toEqual([cafe]);
  expect(await ids(null, "cafe\u0301 quiet")).toEqual([cafe]);
  expect(await ids(null, "orning")).toEqual([]);
  expect(await ids(null, "#selfcare")).toEqual([cafe]);
  expect(await ids(null, "selfc")).toEqual([cafe]);
  expect(await ids(null, "#small_steps")).toEqual([walk]);
  expect(await ids(null, "#small_st")).toEqual([walk]);
  expect(await ids(null, "don't ask")).toEqual([walk]);
  expect(await ids(null, "walk morning")).toEqual([]);
  expect(await ids(null, "тих")).toEqual([russian]);
  expect(await ids(null, "שלום")).toEqual([russian]);
  expect(await ids(null, "静かな")).toEqual([russian]);
  expect(await ids(null, "heart ❤️")).toEqual([russian]);
  expect(await ids(null, "s go")).toEqual([]);
  expect(await ids(null, "so g")).toEqual([short]);

  // Only what the viewer may see.
  expect(await ids(null, "quiet")).toEqual([cafe]);
  expect(await ids(ben, "quiet")).toEqual([hidden, cafe]);
  expect(await ids(ada, "quiet")).toEqual([secret, cafe]);
  await db.block.create({ data: { blockerId: ada.id, blockedId: cleo.id } });
  expect(await ids(cleo, "quiet")).toEqual([]);
  await db.user.update({ where: { id: ada.id }, data: { suspendedAt: new Date() } });
  expect(await ids(null, "quiet")).toEqual([]);
  expect(await ids(ben, "quiet")).toEqual([hidden]);
  await db.user.update({ where: { id: ada.id }, data: { suspendedAt: null } });

  // Odd input is words or nothing, never an operator and never a failure.
  const odd = [
    'quiet" OR "walking',
    "quiet NEAR morning",
    "quiet AND morning",
    "quiet OR walking",
    "NOT walking",
    "content:quiet",
    "^quiet",
    "-quiet",
    "quiet*",
    "(quiet",
    "quiet')) --",
    "'; DROP TABLE Reflection; --",
    "q\u200bu\u200di\u2060et",
    "quiet\u202e",
    "quiet:* & morning",
    "quiet | walking",
    "!quiet",
    "quiet <-> morning",
    "x".repeat(200),
    "é".repeat(200),
    "a ".repeat(100),
    `${"🌊".repeat(90)} quiet`,
    "ﷺ",
    "e\u0301".repeat(60),
    "नमस्ते",
    "quiet\\",
    "%quiet_%",
    "1e999 0x10 ½ Ⅷ ²",
  ];
  for (const q of odd) expect(Array.isArray(await search(ben, q)), q).toBe(true);
  expect(await ids(null, "quiet OR walking")).toEqual([]);
  expect(await ids(null, "quiet* (morning)")).toEqual([cafe]);
  expect(await ids(null, "-quiet")).toEqual([cafe]);
  for (const q of [
    '"'.repeat(200),
    "❤️",
    "#",
    "()*:^-",
    "   ",
    "",
    "\u200b\u200d",
    "\u202e",
    "\\",
    "%_%",
  ])
    await expect(search(null, q), q).rejects.toThrow();
  await expect(search(null, "x".repeat(201))).rejects.toThrow("too long");

  // A change and a deletion reach the index, also when the person goes.
  await db.reflection.update({ where: { id: cafe }, data: { content: "A loud evening." } });
  expect(await ids(null, "morning")).toEqual([]);
  expect(await ids(null, "evening")).toEqual([cafe]);
  await db.reflection.delete({ where: { id: cafe } });
  expect(await ids(null, "evening")).toEqual([]);
  await db.user.delete({ where: { id: ada.id } });
  expect(await ids(null, "walking")).toEqual([]);

  // Pages are full whatever lies between, newest first, and `before` goes on where the last page ended.
  const kept: string[] = [];
  for (let index = 0; index < 40; index++) {
    kept.unshift(await write(cleo, { content: `lantern number ${index}` }));
    for (let between = 0; between < 3; between++)
      await write(ben, { content: "lantern, out of sight", hiddenAt: new Date() });
  }
  const first = await ids(null, "lantern", { limit: 15 });
  expect(first).toEqual(kept.slice(0, 15));
  expect(await ids(null, "lantern", { limit: 15, before: first.at(-1) })).toEqual(
    kept.slice(15, 30),
  );
  expect(await ids(null, "lantern", { limit: 15, offset: 30 })).toEqual(kept.slice(30));
  expect(await ids(null, "lantern", { offset: 40 })).toEqual([]);
  expect(await ids(null, "lantern", { before: "nothing" })).toEqual([]);
}
