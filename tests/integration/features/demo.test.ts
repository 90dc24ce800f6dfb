import { expect, test } from "vitest";
import { readRisk } from "~/features/companion/read-risk";
import { findFollowingFeed } from "~/features/reflections/list-following-feed.server";
import { findTagged } from "~/features/reflections/list-reflections.server";
import { ALL_MOODS } from "~/features/reflections/moods";
import { hashtagsIn } from "~/features/reflections/written-text";
import { db } from "~/platform/db/client.server";
import { viewerOf } from "~/platform/session/visit.server";
import { CHAINS, PEOPLE, REFLECTIONS } from "../../../scripts/demo/community.mjs";
import { fillCommunity } from "../../../scripts/demo/fill-community.mjs";

const part = { limit: 50, offset: 0, before: undefined };

test("The demo fills a database once with people who say that they are fictional", async () => {
  const user = await db.user.create({ data: { nickname: "demo_you", nicknameKey: "demo_you" } });
  const file = process.env.DATABASE_URL?.replace("file:", "") ?? "";
  expect(fillCommunity(file, user.id)).toBe(true);
  const count = () =>
    Promise.all([
      db.user.count(),
      db.reflection.count(),
      db.comment.count(),
      db.like.count(),
      db.reflect.count(),
      db.follow.count(),
      db.reflectionTag.count(),
    ]);
  const first = await count();
  expect(first[1]).toBeGreaterThanOrEqual(60);
  expect(Math.min(...first)).toBeGreaterThan(10);
  expect(fillCommunity(file, user.id)).toBe(false);
  expect(await count()).toEqual(first);

  const others = await db.user.findMany({ where: { id: { not: user.id } } });
  for (const { nickname, bio } of others) {
    expect(nickname).toMatch(/^demo_/);
    expect(bio).toContain("Fictional demo person");
  }
  expect((await findTagged("slowyear", null, part)).length).toBeGreaterThan(3);
  expect((await findFollowingFeed(viewerOf(user), part)).length).toBeGreaterThan(20);
});

test("The texts of the demo are each said once, by people of it, and worry nobody", () => {
  const names = PEOPLE.map(([name]) => name);
  const written = [...REFLECTIONS, ...CHAINS.flat()];
  const comments = REFLECTIONS.flatMap((reflection) => reflection[4] ?? []);
  expect(new Set(written.map(([, , , words]) => words)).size).toBe(written.length);
  for (const [hoursAgo, who, mood, words] of written) {
    expect(hoursAgo).toBeLessThan(240);
    expect(names).toContain(who);
    expect(ALL_MOODS).toContain(mood);
    expect(readRisk(words), words).toBeLessThan(3);
    expect(hashtagsIn(words).every((tag) => /^[a-z]+$/.test(tag))).toBe(true);
  }
  for (const [who, words] of comments) {
    expect(names).toContain(who);
    expect(readRisk(words), words).toBeLessThan(3);
  }
});
