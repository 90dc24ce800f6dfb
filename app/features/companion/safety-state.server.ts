import { db, type Transaction, transact } from "~/platform/db/client.server";
import type { RiskLevel } from "./engine";
import { afterReading, afterSafeCheckIn, afterTime, CALM, type RiskState } from "./risk-state";

async function stateOf(userId: string, within: Transaction = db): Promise<RiskState> {
  const row = await within.safetyState.findUnique({ where: { userId } });
  if (!row) return CALM;
  return {
    level: row.level as RiskLevel,
    changedAt: row.raisedAt.getTime(),
    safeAt: row.safeAt?.getTime() ?? null,
  };
}

/** Changes a person's state in one step, so that of two readings at once the higher one stays. */
function change(userId: string, to: (before: RiskState) => RiskState): Promise<RiskState> {
  return transact(async (tx) => {
    const before = await stateOf(userId, tx);
    const after = to(before);
    if (after === before) return before;
    const { level, changedAt, safeAt } = after;
    const row = {
      level,
      raisedAt: new Date(changedAt),
      safeAt: safeAt === null ? null : new Date(safeAt),
    };
    await tx.safetyState.upsert({ where: { userId }, create: { userId, ...row }, update: row });
    return after;
  });
}

/** The level that still holds from what a person wrote before. */
export async function levelHeld(userId: string): Promise<RiskLevel> {
  return afterTime(await stateOf(userId), Date.now()).level;
}

/** Takes a reading into the person's state. */
export async function noteReading(userId: string, level: RiskLevel): Promise<void> {
  await change(userId, (before) => afterReading(before, level, Date.now()));
}

/** Takes "I am safe now" into the person's state; answers the level that still holds. */
export async function noteSafe(userId: string): Promise<RiskLevel> {
  return (await change(userId, (before) => afterSafeCheckIn(before, Date.now()))).level;
}
