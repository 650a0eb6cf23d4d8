import { formatDate, type IsoDate } from "#app/format/format-date.ts";
import { instantOf } from "#app/format/zoned-time.ts";

import type { UpcomingSession } from "./webinars.ts";
import type { ContactSubject } from "../contact-subjects.ts";

const dayMs = 86_400_000;

export const webinarsPath = "/resources/webinars";

/** A calendar of all sessions, to subscribe to. */
export const sessionsCalendar = `${webinarsPath}.ics`;

/** The calendar file of one session, which the build writes. */
export function sessionCalendar({ slug }: UpcomingSession): string {
  return `${webinarsPath}/${slug}.ics`;
}

export function durationMinutes({ agenda }: Pick<UpcomingSession, "agenda">): number {
  return agenda.reduce((sum, { minutes }) => sum + minutes, 0);
}

export function sessionStart({ date, time, timeZone }: UpcomingSession): Date {
  return instantOf(date, time, timeZone);
}

export function sessionEnd(session: UpcomingSession): Date {
  return new Date(sessionStart(session).getTime() + durationMinutes(session) * 60_000);
}

/** As a page knows it that was made on that day: on its own day a session has not passed. */
export function hasPassed({ date }: Pick<UpcomingSession, "date">, day: IsoDate): boolean {
  return date < day;
}

export function sessionState(session: UpcomingSession, now: Date): "ahead" | "running" | "over" {
  if (now < sessionStart(session)) return "ahead";
  return now < sessionEnd(session) ? "running" : "over";
}

/** Days from each session to the one after it. */
export function daysBetween(sessions: readonly { date: string }[]): number[] {
  return sessions
    .slice(1)
    .map(({ date }, index) => (Date.parse(date) - Date.parse(sessions[index]!.date)) / dayMs);
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Thursday, November 19, 2026. */
export function sessionDay({ date }: { date: string }): string {
  return `${weekdays[new Date(date).getUTCDay()]}, ${formatDate(date)}`;
}

/** 1:00 PM. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** The same moment on another clock: Thu, Nov 19, 7:00 PM GMT+1. */
export function timeElsewhere(session: UpcomingSession, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  })
    .format(sessionStart(session))
    .replaceAll("\u202f", " ");
}

/** How a registration begins. */
export function registration({ slug, title, date, time }: UpcomingSession): ContactSubject {
  const when = `${sessionDay({ date })}, ${clockTime(time)} New York time`;
  return { key: `register-${slug}`, message: `Please register me for "${title}" on ${when}.\n\n` };
}
