import { expect, test } from "vitest";

import { services } from "#app/site/status/services.ts";

import { combinedUptime, downMinutesFor, drawDownDay, uptimeDays } from "./uptime-days.ts";

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 18);

test("ninety days from the oldest to today, exactly one with downtime", () => {
  const days = uptimeDays(41, 16);
  expect(days.map(({ daysAgo }) => daysAgo)).toEqual(
    Array.from({ length: 90 }, (_, index) => 89 - index),
  );
  expect(days.filter(({ downMinutes }) => downMinutes > 0)).toEqual([
    { daysAgo: 16, downMinutes: 41 },
  ]);
});

test("the day is the same from midnight to midnight, in UTC, and another on the next", () => {
  const drawn = drawDownDay(start);
  expect(drawDownDay(start + dayMs - 1)).toBe(drawn);
  expect(drawDownDay(start + dayMs)).not.toBe(drawn);
});

test("in the course of some years every day before today is drawn, and no other", () => {
  const drawn = Array.from({ length: 1500 }, (_, day) => drawDownDay(start + day * dayMs));
  expect([...new Set(drawn)].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 89 }, (_, index) => index + 1),
  );
});

test("the whole is no better than its worst service, and the day's downtime is what that leaves", () => {
  const combined = combinedUptime(services);
  expect(combined.toFixed(2)).toBe("99.92");
  expect(downMinutesFor(combined)).toBe(104);
  for (const { uptime } of services) expect(combined).toBeLessThanOrEqual(uptime);
  expect(downMinutesFor(100)).toBe(0);
  expect(downMinutesFor(99.9)).toBe(130);
});
