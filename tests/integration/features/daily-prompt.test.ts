import { describe, expect, test } from "vitest";
import { COMPANION_ID } from "~/features/companion/companion";
import { prepareCompanion } from "~/features/companion/prepare-companion.server";
import { readRisk } from "~/features/companion/read-risk";
import { DAILY_PROMPTS } from "~/features/feed/daily-prompts";
import { postDailyPrompt, promptOf } from "~/features/feed/post-daily-prompt.server";
import { findTagged } from "~/features/reflections/list-reflections.server";
import { MOODS } from "~/features/reflections/moods";
import { db } from "~/platform/db/client.server";
import { DAYS } from "~/platform/durations";

describe("The question of the day", () => {
  test("is posted once a day, however many try, and shown to everybody", async () => {
    await prepareCompanion();
    const day = new Date("2026-11-21T00:00:01Z");
    await Promise.all(Array.from({ length: 8 }, () => postDailyPrompt(day)));
    await postDailyPrompt(new Date("2026-11-21T23:59:59Z"));
    expect(await db.reflection.count({ where: { userId: COMPANION_ID } })).toBe(1);
    await postDailyPrompt(new Date("2026-11-22T00:00:00Z"));
    const part = { limit: 20, offset: 0, before: undefined };
    const shown = await findTagged("todaysquestion", null, part);
    expect(shown.map(({ content }) => content)).toEqual([
      promptOf(new Date("2026-11-22")).content,
      promptOf(day).content,
    ]);
    expect(shown.every(({ isPublic, userId }) => isPublic && userId === COMPANION_ID)).toBe(true);
  });

  test("comes again only after all the others, and asks nothing that worries the reader of risk", () => {
    expect(DAILY_PROMPTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(DAILY_PROMPTS.map(({ words }) => words)).size).toBe(DAILY_PROMPTS.length);
    const days = DAILY_PROMPTS.map((_, index) => promptOf(new Date(index * DAYS)).content);
    expect(new Set(days).size).toBe(DAILY_PROMPTS.length);
    for (const { words, mood } of DAILY_PROMPTS) {
      expect(words).toMatch(/^[A-Z].{20,140}[.?]$/);
      expect(words.match(/[.?]/g)?.length, words).toBeLessThanOrEqual(2);
      expect(MOODS).toContain(mood);
      expect(readRisk(words), words).toBeLessThan(2);
    }
  });
});
