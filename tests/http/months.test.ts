import { describe, expect, test } from "vitest";
import { periodOf, resetsAt } from "~/features/allowances/allowance.server";

const memberIn = (timezone: string) => ({
  id: "someone",
  isAnonymous: false,
  subscriptionStatus: "inactive",
  timezone,
});

const ZONES = [
  "UTC",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Pacific/Apia",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Australia/Sydney",
  "America/New_York",
  "America/St_Johns",
  "America/Havana",
  "America/Asuncion",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Europe/Oslo",
  "Europe/London",
];

describe("The month of an allowance", () => {
  test("is the calendar month where the person is", () => {
    const at = new Date("2026-03-31T12:00:00Z");
    expect(periodOf(memberIn("UTC"), at)).toBe("2026-03");
    expect(periodOf(memberIn("Pacific/Kiritimati"), at)).toBe("2026-04");
    expect(periodOf(memberIn("Pacific/Pago_Pago"), new Date("2026-04-01T10:59:59Z"))).toBe(
      "2026-03",
    );
    expect(periodOf(memberIn("Pacific/Pago_Pago"), new Date("2026-04-01T11:00:00Z"))).toBe(
      "2026-04",
    );
    expect(periodOf(memberIn("Europe/Oslo"), new Date("2026-12-31T23:00:00Z"))).toBe("2027-01");
  });

  test("never ends for a guest", () => {
    const guest = { ...memberIn("Europe/Oslo"), isAnonymous: true };
    expect(periodOf(guest)).toBe("guest");
    expect(resetsAt(guest)).toBeNull();
  });

  test.each([
    ["Pacific/Kiritimati", "2026-01-31T09:59:59Z", "2026-01-31T10:00:00Z"],
    ["Pacific/Pago_Pago", "2026-02-01T10:59:59Z", "2026-02-01T11:00:00Z"],
    ["America/New_York", "2026-10-15T00:00:00Z", "2026-11-01T04:00:00Z"],
    ["America/New_York", "2026-11-15T00:00:00Z", "2026-12-01T05:00:00Z"],
    ["Europe/Oslo", "2026-03-01T00:00:00Z", "2026-03-31T22:00:00Z"],
    ["Asia/Kathmandu", "2026-12-15T00:00:00Z", "2026-12-31T18:15:00Z"],
    ["Australia/Sydney", "2028-09-15T00:00:00Z", "2028-09-30T14:00:00Z"],
    ["Australia/Sydney", "2029-03-15T00:00:00Z", "2029-03-31T13:00:00Z"],
    ["America/Asuncion", "2017-09-15T00:00:00Z", "2017-10-01T04:00:00Z"],
  ])("in %s, seen at %s, ends at %s", (zone, at, end) => {
    expect(resetsAt(memberIn(zone), new Date(at))?.toISOString()).toBe(new Date(end).toISOString());
  });

  test.each(ZONES)(
    "in %s ends at the first moment of the next, in every month of 2016 to 2030",
    (zone) => {
      const someone = memberIn(zone);
      for (let month = 0; month < 15 * 12; month++) {
        const at = new Date(Date.UTC(2016, month, 15));
        const end = resetsAt(someone, at) as Date;
        expect(periodOf(someone, new Date(end.getTime() - 1))).toBe(periodOf(someone, at));
        expect(periodOf(someone, end)).toBe(
          periodOf(someone, new Date(Date.UTC(2016, month + 1, 15))),
        );
      }
    },
  );
});
