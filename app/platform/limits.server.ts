import { RateLimiterMemory } from "rate-limiter-flexible";
import { Refusal } from "./access/refusal";
import { DAYS, HOURS, MINUTES, SECONDS } from "./durations";
import { settings } from "./settings.server";

/** Every limit of rate: so many, in so long. Keys are an account, or a network (IPv6 by /64). */
const TABLE = {
  signInByAddress: { points: 10, within: 3 * MINUTES },
  signInByAccount: { points: 25, within: 1 * HOURS },
  newAccountByAddress: { points: 5, within: 30 * MINUTES },
  guestByAddressPerDay: { points: 20, within: 1 * DAYS },
  mailByRecipient: { points: 5, within: 30 * MINUTES },
  mailByAddress: { points: 20, within: 30 * MINUTES },
  readByVisitor: { points: 300, within: 5 * MINUTES },
  readByPerson: { points: 1500, within: 5 * MINUTES },
  write: { points: 60, within: 1 * MINUTES },
  deletion: { points: 30, within: 30 * MINUTES },
  companion: { points: 20, within: 1 * MINUTES },
  errorReport: { points: 30, within: 10 * MINUTES },
  socketEvent: { points: 20, within: 1 * SECONDS },
} as const;

export type LimitName = keyof typeof TABLE;

/** Replies that one person may wait for at the same time. */
export const REPLIES_AT_ONCE = Math.ceil(1 * settings.RATE_LIMITS_SCALE);
/** Sockets open at the same time. */
export const SOCKETS_PER_PERSON = Math.ceil(10 * settings.RATE_LIMITS_SCALE);
export const SOCKETS_PER_ADDRESS = Math.ceil(50 * settings.RATE_LIMITS_SCALE);

const limiters = Object.fromEntries(
  Object.entries(TABLE).map(([name, { points, within }]) => [
    name,
    new RateLimiterMemory({
      points: Math.max(1, Math.round(points * settings.RATE_LIMITS_SCALE)),
      duration: within / SECONDS,
    }),
  ]),
) as Record<LimitName, RateLimiterMemory>;

/** Takes one from a limit; throws a 429 Refusal that says when to come back. */
export async function spend(limit: LimitName, key: string): Promise<void> {
  try {
    await limiters[limit].consume(key);
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    const seconds = Math.max(
      1,
      Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / SECONDS),
    );
    const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
    throw new Refusal(429, `That was a lot at once. Please try again in ${wait}.`, {
      headers: { "Retry-After": String(seconds) },
    });
  }
}
