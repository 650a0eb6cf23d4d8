import { formatDate } from "#app/format/format-date.ts";

import type { UpcomingSession } from "./webinars.ts";
import { sessionStart } from "./webinar-session.ts";
import type { ContactSubject } from "../contact-subjects.ts";

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
