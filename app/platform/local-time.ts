/** The hour in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, at = new Date()) =>
  Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at),
  );
