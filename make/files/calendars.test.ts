import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";

import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { sessionEnd, sessionStart } from "#app/site/webinars/webinar-session.ts";

import { calendar, calendars, fold } from "./calendars.ts";

const siteUrl = "https://www.example.com";

function eventsOf(text: string) {
  const parsed = new ICAL.Component(ICAL.parse(text));
  for (const zone of parsed.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return parsed.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("a parser reads each session back, at its own moment", () => {
  const events = eventsOf(calendar(upcomingSessions, siteUrl));
  expect(events).toHaveLength(upcomingSessions.length);
  for (const [index, session] of upcomingSessions.entries()) {
    const event = events[index];
    expect(event?.summary).toBe(session.title);
    expect(event?.description).toContain(session.description);
    expect(event?.startDate.zone.tzid).toBe("America/New_York");
    expect(event?.startDate.toJSDate()).toEqual(sessionStart(session));
    expect(event?.endDate.toJSDate()).toEqual(sessionEnd(session));
  }
});

test("summer sessions are read with summer's offset", () => {
  const summer = { ...upcomingSessions[0]!, date: "2027-07-01", time: "13:00" } as const;
  const [event] = eventsOf(calendar([summer], siteUrl));
  expect(event?.startDate.toJSDate().toISOString()).toBe("2027-07-01T17:00:00.000Z");
});

test("a session that is moved stays one entry, and the newer one wins", () => {
  const session = upcomingSessions[0]!;
  const moved = { ...session, date: "2026-12-03", changedAt: "2026-11-18T09:30:00Z" } as const;
  const [before] = eventsOf(calendar([session], siteUrl));
  const [after] = eventsOf(calendar([moved], siteUrl));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? NaN);
  expect(after?.startDate.toJSDate()).toEqual(sessionStart(moved));
});

test("commas, semicolons, backslashes and line ends survive", () => {
  const title = String.raw`Freight, duty; and a \ between`;
  const [event] = eventsOf(calendar([{ ...upcomingSessions[0]!, title }], siteUrl));
  expect(event?.summary).toBe(title);
  expect(event?.description.split("\n").length).toBeGreaterThan(2);
});

test("lines end in CRLF and have at most 75 octets", () => {
  const text = calendar(upcomingSessions, siteUrl);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of text.split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test("a folded line unfolds to itself, whatever it is written in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (line) => {
      const plain = line.replaceAll(/[\r\n]/g, "");
      const folded = fold(plain);
      expect(folded.replaceAll("\r\n ", "")).toBe(plain);
      for (const part of folded.split("\r\n")) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      }
    }),
  );
});

test("every session has a file of its own, and one calendar has them all", () => {
  const files = calendars(upcomingSessions, siteUrl);
  const [[feedPath, feed], ...own] = files as [[string, string], ...[string, string][]];
  expect(feedPath).toBe("resources/webinars.ics");
  const uids = eventsOf(feed).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(upcomingSessions.length);
  expect(own.map(([, text]) => eventsOf(text).map(({ uid }) => uid))) //
    .toEqual(uids.map((uid) => [uid]));
});
