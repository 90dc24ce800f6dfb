import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RiskLevel } from "../../../app/features/companion/engine";
import {
  afterReading,
  afterSafeCheckIn,
  afterTime,
  CALM,
  type RiskState,
} from "../../../app/features/companion/risk-state";

const HOUR = 60 * 60 * 1000;
const raised = (level: RiskLevel): RiskState => afterReading(CALM, level, 0);

describe("the state of risk", () => {
  it("is not cleared by a message in which nothing was read", () => {
    expect(afterReading(raised(3), 0, HOUR).level).toBe(3);
  });

  it("sinks by one level with time and by one with a safe check-in", () => {
    expect(afterTime(raised(3), 48 * HOUR).level).toBe(2);
    expect(afterSafeCheckIn(raised(3), HOUR).level).toBe(2);
  });

  it("takes one safe check-in an hour", () => {
    const once = afterSafeCheckIn(raised(4), HOUR);
    expect(afterSafeCheckIn(once, HOUR + 1000).level).toBe(once.level);
  });

  it("has no step that leads from level 3 or above to nothing", () => {
    const step = fc.oneof(
      fc.record({
        what: fc.constant("time" as const),
        level: fc.constant(0 as RiskLevel),
        hours: fc.nat(2000),
      }),
      fc.record({
        what: fc.constant("read" as const),
        level: fc.constantFrom<RiskLevel>(0, 1, 2, 3, 4),
        hours: fc.nat(2000),
      }),
      fc.record({
        what: fc.constant("safe" as const),
        level: fc.constant(0 as RiskLevel),
        hours: fc.nat(2000),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = CALM;
        let now = 0;
        for (const { what, level, hours } of steps) {
          now += hours * HOUR;
          const next =
            what === "time"
              ? afterTime(state, now)
              : what === "read"
                ? afterReading(state, level, now)
                : afterSafeCheckIn(state, now);
          expect(next.level).toBeGreaterThanOrEqual(state.level - 1);
          state = next;
        }
      }),
    );
  });
});
