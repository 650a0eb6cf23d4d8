import fc from "fast-check";
import { expect, test } from "vitest";

import { services } from "#app/site/status/services.ts";

import { combinedUptime, daysShown, downMinutesFor, uptimeDays } from "./uptime-days.ts";

const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("ninety days from the oldest to today, exactly one with downtime, whatever is drawn", () => {
  fc.assert(
    fc.property(anyDraw, (draw) => {
      const days = uptimeDays(41, () => draw);
      expect(days.map(({ daysAgo }) => daysAgo)).toEqual(
        Array.from({ length: 90 }, (_, index) => 89 - index),
      );
      expect(days.filter(({ downMinutes }) => downMinutes > 0)).toHaveLength(1);
    }),
  );
});

test("the draw decides the day: its ends are the oldest day and today", () => {
  const downDay = (draw: number) =>
    uptimeDays(41, () => draw).find(({ downMinutes }) => downMinutes > 0)!.daysAgo;
  expect(downDay(0)).toBe(89);
  expect(downDay(0.999_999)).toBe(0);
  const drawn = Array.from({ length: daysShown }, (_, index) => downDay((index + 0.5) / daysShown));
  expect(new Set(drawn).size).toBe(daysShown);
});

test("the day's downtime is what the services' mean uptime leaves of ninety days", () => {
  const combined = combinedUptime(services);
  expect(combined.toFixed(2)).toBe("99.97");
  expect(downMinutesFor(combined)).toBe(41);
  expect(downMinutesFor(100)).toBe(0);
  expect(downMinutesFor(99.9)).toBe(130);
});
