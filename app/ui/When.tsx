const shown = (at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, ...parts }).format(at);
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const HOUR = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * A moment in words, the same on the server and in the browser: the day, and the hour of today. `zone` is the
 * reader's IANA name; where it is not known, the day is that of UTC and the hour is left out.
 */
export function When({ at, zone = null }: { at: string; zone?: string | null }) {
  const moment = new Date(at);
  const day = shown(moment, zone ?? "UTC", DAY);
  const isToday = zone !== null && day === shown(new Date(), zone, DAY);
  return <time dateTime={at}>{isToday ? `Today, ${shown(moment, zone, HOUR)}` : day}</time>;
}
