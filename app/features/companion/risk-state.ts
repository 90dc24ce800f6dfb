import type { RiskLevel } from "./engine";

const HOURS = 60 * 60 * 1000;

/** A level that was raised, when it was raised or last lowered, and when a safe check-in last counted. */
export type RiskState = { level: RiskLevel; changedAt: number; safeAt: number | null };

export const CALM: RiskState = { level: 0, changedAt: 0, safeAt: null };

/** How long a level holds by itself before it sinks by one. */
const HOLDS: Record<RiskLevel, number> = {
  0: 0,
  1: 6 * HOURS,
  2: 24 * HOURS,
  3: 48 * HOURS,
  4: 24 * HOURS,
};
const BETWEEN_CHECK_INS = 1 * HOURS;

const below = (level: RiskLevel): RiskLevel => Math.max(0, level - 1) as RiskLevel;

/** The state after time has passed; it sinks by at most one level in one call. `now` in milliseconds. */
export function afterTime(state: RiskState, now: number): RiskState {
  if (state.level === 0 || now - state.changedAt < HOLDS[state.level]) return state;
  return { ...state, level: below(state.level), changedAt: now };
}

/** The state after a message was read: a reading can raise the level and never lowers it. */
export function afterReading(state: RiskState, level: RiskLevel, now: number): RiskState {
  const held = afterTime(state, now);
  if (level > held.level) return { level, changedAt: now, safeAt: null };
  return level === held.level && level >= 2 ? { ...held, changedAt: now } : held;
}

/** The state after the person pressed "I am safe now": one level lower, once an hour. */
export function afterSafeCheckIn(state: RiskState, now: number): RiskState {
  const held = afterTime(state, now);
  if (held.level === 0 || held !== state) return held;
  if (held.safeAt !== null && now - held.safeAt < BETWEEN_CHECK_INS) return held;
  return { level: below(held.level), changedAt: now, safeAt: now };
}
