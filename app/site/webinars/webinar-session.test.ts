import { expect, test } from "vitest";

import { seriesParts, type UpcomingSession, upcomingSessions } from "./webinars.ts";

import { daysBetween, durationMinutes, sessionState } from "./webinar-session.ts";

const session: UpcomingSession = { ...upcomingSessions[0]!, date: "2026-11-19", time: "13:00" };

test("a session runs from its start, on New York's clock, for its agenda", () => {
  const hour = {
    ...session,
    agenda: [
      { minutes: 40, what: "Talk" },
      { minutes: 20, what: "Questions" },
    ],
  };
  expect(durationMinutes(hour)).toBe(60);
  expect(sessionState(hour, new Date("2026-11-19T17:59:59Z"))).toBe("ahead");
  expect(sessionState(hour, new Date("2026-11-19T18:00:00Z"))).toBe("running");
  expect(sessionState(hour, new Date("2026-11-19T18:59:59Z"))).toBe("running");
  expect(sessionState(hour, new Date("2026-11-19T19:00:00Z"))).toBe("over");
});

test("days are counted from one session to the next", () => {
  expect(daysBetween([{ date: "2026-11-19" }, { date: "2026-12-09" }, { date: "2027-01-12" }])) //
    .toEqual([20, 34]);
});

test("there are three sessions or more in the order of their dates, one of them live at least", () => {
  expect(upcomingSessions.length).toBeGreaterThanOrEqual(3);
  expect(upcomingSessions.filter(({ isLive }) => isLive)).not.toHaveLength(0);
  expect(daysBetween(upcomingSessions).every((days) => days >= 0)).toBe(true);
  expect(new Set(upcomingSessions.map(({ slug }) => slug)).size).toBe(upcomingSessions.length);
});

test("the series has the six parts of the specification", () => {
  expect(seriesParts.map(({ name }) => name)).toEqual([
    "AI & Automation",
    "Vendor Management",
    "Analytics & Insights",
    "Risk & Compliance",
    "Cost Optimization",
    "Digital Transformation",
  ]);
});
