import { expect, test } from "vitest";

import { type UpcomingSession, upcomingSessions } from "./webinars.ts";

import { clockTime, sessionDay, timeElsewhere } from "./webinar-session.ts";

const session: UpcomingSession = { ...upcomingSessions[0]!, date: "2026-11-19", time: "13:00" };

test("days and times are written as New York reads them", () => {
  expect(sessionDay({ date: "2026-11-19" })).toBe("Thursday, November 19, 2026");
  expect([clockTime("00:30"), clockTime("11:00"), clockTime("12:05"), clockTime("13:00")]).toEqual([
    "12:30 AM",
    "11:00 AM",
    "12:05 PM",
    "1:00 PM",
  ]);
});

test("elsewhere it is another hour, and sometimes another day", () => {
  expect(timeElsewhere(session, "Europe/Berlin")).toMatch(/^Thu, Nov 19, 7:00 PM GMT\+1$/);
  expect(timeElsewhere(session, "Asia/Tokyo")).toMatch(/^Fri, Nov 20, 3:00 AM GMT\+9$/);
});
