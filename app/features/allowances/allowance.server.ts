import type { User } from "#prisma/sqlite/client";
import { db, type Transaction } from "~/platform/db/client.server";
import { HOURS, MINUTES } from "~/platform/durations";
import { settings } from "~/platform/settings.server";
import { FREE_CHATS_A_MONTH, GUEST_CHATS, GUEST_JOURNAL_ENTRIES } from "./limits";

export type AllowanceKind = "chat" | "journal";
type Holder = Pick<User, "id" | "isAnonymous" | "subscriptionStatus" | "timezone">;

/** How many a person has in the present period; null is unlimited. */
export function limitOf(kind: AllowanceKind, user: Holder): number | null {
  if (user.isAnonymous) return kind === "chat" ? GUEST_CHATS : GUEST_JOURNAL_ENTRIES;
  if (user.subscriptionStatus === "active") return null;
  if (kind === "chat") return FREE_CHATS_A_MONTH;
  return settings.FREE_JOURNAL_LIMIT === "unlimited" ? null : settings.FREE_JOURNAL_LIMIT;
}

function dateIn(timeZone: string, at: Date) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read("year"), month: read("month") };
}

/** "guest" for the life of a guest, else the calendar month in the person's own time zone, as "2026-11". */
export function periodOf(user: Holder, at = new Date()): string {
  if (user.isAnonymous) return "guest";
  const { year, month } = dateIn(user.timezone, at);
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** How far a time zone's clocks are ahead of UTC, in milliseconds. */
function aheadOf(timeZone: string, at: Date): number {
  const shown = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(at);
  const offset = shown.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * HOURS + Number(minutes) * MINUTES);
}

/** When the next month begins in the person's time zone; null for a guest. */
export function resetsAt(user: Holder, at = new Date()): Date | null {
  if (user.isAnonymous) return null;
  const { year, month } = dateIn(user.timezone, at);
  const midnightUtc = Date.UTC(year, month, 1);
  // Clocks may change on the first of a month, so that midnight has one of two offsets.
  const [guess, other] = [
    midnightUtc,
    midnightUtc - aheadOf(user.timezone, new Date(midnightUtc)),
  ].map((near) => new Date(midnightUtc - aheadOf(user.timezone, new Date(near)))) as [Date, Date];
  const present = periodOf(user, at);
  const [earlier, later] = guess < other ? [guess, other] : [other, guess];
  return periodOf(user, earlier) === present ? later : earlier;
}

const keyOf = (kind: AllowanceKind, user: Holder) => ({
  userId: user.id,
  kind,
  period: periodOf(user),
});

/** Used of an allowance: used = max(counted, claimed), never below zero. */
export async function usedOf(
  kind: AllowanceKind,
  user: Holder,
  within: Transaction = db,
): Promise<number> {
  const row = await within.allowance.findUnique({
    where: { userId_kind_period: keyOf(kind, user) },
  });
  return Math.max(row?.counted ?? 0, row?.claimed ?? 0);
}

/** Takes one of an allowance in one step; false when none is left. */
export async function reserve(
  kind: AllowanceKind,
  user: Holder,
  within: Transaction = db,
): Promise<boolean> {
  const key = keyOf(kind, user);
  const limit = limitOf(kind, user) ?? Number.MAX_SAFE_INTEGER;
  await within.allowance.upsert({ where: { userId_kind_period: key }, create: key, update: {} });
  const { count } = await within.allowance.updateMany({
    where: { ...key, counted: { lt: limit }, claimed: { lt: limit } },
    data: { counted: { increment: 1 } },
  });
  return count === 1;
}

/** Notes an increment that a client posted for something served. */
export async function claim(kind: AllowanceKind, user: Holder): Promise<void> {
  const key = keyOf(kind, user);
  await db.allowance.upsert({
    where: { userId_kind_period: key },
    create: { ...key, claimed: 1 },
    update: { claimed: { increment: 1 } },
  });
}

/** Gives back one that was reserved for something that did not happen. */
export async function giveBack(kind: AllowanceKind, user: Holder): Promise<void> {
  await db.allowance.updateMany({
    where: { ...keyOf(kind, user), counted: { gt: 0 } },
    data: { counted: { decrement: 1 } },
  });
}

/** Notes something served outside the allowance, so that a client's increment for it charges nothing. */
export async function noteUncounted(
  kind: AllowanceKind,
  user: Holder,
  within: Transaction = db,
): Promise<void> {
  const key = keyOf(kind, user);
  await within.allowance.upsert({
    where: { userId_kind_period: key },
    create: { ...key, claimed: -1 },
    update: { claimed: { decrement: 1 } },
  });
}
