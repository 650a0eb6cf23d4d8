import { authorTitle } from "#app/site/authors.ts";
import { brand } from "#app/site/brand.ts";
import type { UpcomingSession } from "#app/site/webinars/webinars.ts";
import {
  durationMinutes,
  sessionCalendar,
  sessionsCalendar,
  webinarsPath,
} from "#app/site/webinars/webinar-session.ts";

/** The rules since 2007, as RFC 5545 wants them beside every TZID. */
const newYork = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:EDT",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:EST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** An iCalendar file (RFC 5545) of these sessions. The same records give the same bytes. */
export function calendar(sessions: readonly UpcomingSession[], siteUrl: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Webinars//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(`${brand.name} webinars`)}`,
    ...newYork,
    ...sessions.flatMap((session) => event(session, siteUrl)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function event(session: UpcomingSession, siteUrl: string): string[] {
  const { slug, title, description, date, time, timeZone, presenter, part, changedAt } = session;
  const address = `${siteUrl}${webinarsPath}#${slug}`;
  const role = authorTitle(presenter);
  return [
    "BEGIN:VEVENT",
    `UID:${slug}@${new URL(siteUrl).hostname}`,
    `SEQUENCE:${revisionOf(changedAt)}`,
    `DTSTAMP:${changedAt.replaceAll(/[-:]/g, "")}`,
    `DTSTART;TZID=${timeZone}:${`${date}T${time}00`.replaceAll(/[-:]/g, "")}`,
    `DURATION:PT${durationMinutes(session)}M`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${description}\n\n${presenter}, ${role}\n${address}`)}`,
    `CATEGORIES:${escapeText(part)}`,
    "LOCATION:Online",
    `URL:${address}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

/** Grows with every change, as calendars want it: whole minutes since the first session's year began. */
function revisionOf(changedAt: string): number {
  return Math.floor((Date.parse(changedAt) - Date.UTC(2026, 0, 1)) / 60_000);
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

const lineOctets = 75;

/** No line is longer than 75 octets, and no character is cut in two: what goes on begins with a space. */
export function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A file for each session and one for all of them, by their path in the site. */
export function calendars(
  sessions: readonly UpcomingSession[],
  siteUrl: string,
): [path: string, text: string][] {
  return [
    [sessionsCalendar.slice(1), calendar(sessions, siteUrl)],
    ...sessions.map((session): [string, string] => [
      sessionCalendar(session).slice(1),
      calendar([session], siteUrl),
    ]),
  ];
}
