import fc from "fast-check";
import { expect, test } from "vitest";

import type { IsoDate } from "#app/format/format-date.ts";

import { sessionDays } from "./session-days.ts";

const iso = (day: Date) => day.toISOString().slice(0, 10) as IsoDate;

test("days are those of the calendar, over the end of a year", () => {
  const dayOf = sessionDays("2026-11-17");
  expect([dayOf(0, 3, "Thursday"), dayOf(1, 2, "Wednesday"), dayOf(2, 2, "Tuesday")]).toEqual([
    "2026-11-19",
    "2026-12-09",
    "2027-01-12",
  ]);
  expect([dayOf(-1, 2, "Wednesday"), dayOf(-4, 3, "Wednesday")]).toEqual([
    "2026-10-14",
    "2026-07-15",
  ]);
});

test("the day of a session is still its own, the day after it the next month begins", () => {
  expect(sessionDays("2026-11-19")(0, 3, "Thursday")).toBe("2026-11-19");
  expect(sessionDays("2026-11-20")(0, 3, "Thursday")).toBe("2026-12-17");
  expect(sessionDays("2026-12-31")(0, 3, "Thursday")).toBe("2027-01-21");
});

test("whatever the day of the build: a session within five weeks, the latest recording within ten", () => {
  const days = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2046-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (today) => {
      const dayOf = sessionDays(iso(today));
      const ahead = (Date.parse(dayOf(0, 3, "Thursday")) - Date.parse(iso(today))) / 86_400_000;
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(35);
      const ago = (Date.parse(iso(today)) - Date.parse(dayOf(-1, 2, "Wednesday"))) / 86_400_000;
      expect(ago).toBeGreaterThan(0);
      expect(ago).toBeLessThan(70);
    }),
  );
});
