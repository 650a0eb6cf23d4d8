import type { UpcomingSession } from "./webinars.ts";

import type { IsoDate } from "#app/format/format-date.ts";
import { instantOf } from "#app/format/zoned-time.ts";

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
