import fc from "fast-check";
import { expect, test } from "vitest";

import { instantOf, isoWithOffset, offsetMinutes } from "./zoned-time.ts";

test("New York is five hours behind in winter and four in summer", () => {
  expect(instantOf("2026-11-19", "13:00", "America/New_York").toISOString()).toBe(
    "2026-11-19T18:00:00.000Z",
  );
  expect(instantOf("2026-07-01", "13:00", "America/New_York").toISOString()).toBe(
    "2026-07-01T17:00:00.000Z",
  );
});

test("a time just after the clocks change has the new offset", () => {
  expect(isoWithOffset(instantOf("2026-11-01", "03:00", "America/New_York"), "America/New_York")) //
    .toBe("2026-11-01T03:00:00-05:00");
  expect(isoWithOffset(instantOf("2026-03-08", "03:00", "America/New_York"), "America/New_York")) //
    .toBe("2026-03-08T03:00:00-04:00");
});

test("offsets of half hours and of none are read", () => {
  const instant = new Date("2026-12-01T00:00:00Z");
  expect(offsetMinutes(instant, "Asia/Kolkata")).toBe(330);
  expect(offsetMinutes(instant, "America/St_Johns")).toBe(-210);
  expect(isoWithOffset(instant, "UTC")).toBe("2026-12-01T00:00:00+00:00");
});

test("what is written with an offset is the same moment", () => {
  const zone = fc.constantFrom("America/New_York", "Asia/Kolkata", "Europe/London", "UTC");
  const second = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
  fc.assert(
    fc.property(zone, second, (timeZone, seconds) => {
      const instant = new Date(seconds * 1000);
      expect(Date.parse(isoWithOffset(instant, timeZone))).toBe(instant.getTime());
    }),
  );
});
