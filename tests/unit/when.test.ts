import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { When } from "~/ui/When";

const words = (at: string, zone?: string | null) =>
  renderToStaticMarkup(createElement(When, { at, zone })).replace(/<[^>]+>/g, "");

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T23:30:00Z") }));
afterEach(() => vi.useRealTimers());

test("what was written today is told with its hour in the reader's zone", () => {
  expect(words("2026-11-21T22:05:00Z", "UTC")).toBe("Today, 22:05");
  expect(words("2026-11-21T22:05:00Z", "Asia/Tokyo")).toBe("Today, 07:05");
});

test("what was written on another day of the reader's is told with that day", () => {
  expect(words("2026-11-21T22:05:00Z", "Pacific/Auckland")).toBe("Today, 11:05");
  expect(words("2026-11-21T10:30:00Z", "Asia/Tokyo")).toBe("21 Nov 2026");
  expect(words("2026-11-20T23:59:00Z", "UTC")).toBe("20 Nov 2026");
});

test("to a visitor, whose zone is not known, the hour is not told", () => {
  expect(words("2026-11-21T22:05:00Z", null)).toBe("21 Nov 2026");
  expect(words("2026-11-21T22:05:00Z")).toBe("21 Nov 2026");
});
