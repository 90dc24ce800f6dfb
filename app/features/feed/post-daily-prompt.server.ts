import { COMPANION_ID } from "~/features/companion/companion";
import { storeReflection } from "~/features/reflections/store-reflection.server";
import { db, isUniqueViolation, transact } from "~/platform/db/client.server";
import { DAYS, MINUTES } from "~/platform/durations";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { DAILY_PROMPTS } from "./daily-prompts";

const TAG = "#todaysquestion";
const LOOK_AGAIN = 10 * MINUTES;

/** The question of a day in UTC, the same in every process. */
export function promptOf(day: Date) {
  const { words, mood } = DAILY_PROMPTS[
    Math.floor(day.getTime() / DAYS) % DAILY_PROMPTS.length
  ] as (typeof DAILY_PROMPTS)[number];
  return { content: `${words} ${TAG}`, mood };
}

/** Stores the question of the day as a public reflection of the companion, once for each day, whoever else tries. */
export async function postDailyPrompt(now = new Date()): Promise<void> {
  const once = { userId: COMPANION_ID, clientId: `day-${now.toISOString().slice(0, 10)}` };
  if (await db.reflection.findUnique({ where: { userId_clientId: once }, select: { id: true } }))
    return;
  try {
    await transact((tx) => storeReflection(tx, { ...once, ...promptOf(now), createdAt: now }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Asks the question of the day now and soon after every midnight in UTC, unless another process does. */
export async function startDailyPrompts(): Promise<void> {
  if (settings.JOBS === "off") return;
  const post = () =>
    postDailyPrompt().catch((err) => log.error({ err }, "the question of the day was not posted"));
  await post();
  setInterval(post, LOOK_AGAIN).unref();
}
