import type { Entry } from "./present-entry";

export type Month = { name: string; entries: Entry[] };

/** Entries, newest first, under the name of their month in a time zone. */
export function byMonth(entries: Entry[], timeZone: string): Month[] {
  const format = new Intl.DateTimeFormat("en", { timeZone, month: "long", year: "numeric" });
  const months: Month[] = [];
  for (const entry of entries) {
    const name = format.format(new Date(entry.createdAt));
    const last = months.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}
