import type { IsoDate } from "#app/format/format-date.ts";
import type { UpcomingSession } from "#app/site/webinars/webinars.ts";
import { hasPassed } from "#app/site/webinars/webinar-session.ts";

const where = "app/site/webinars/sessions.json";
/** As the specification shows. */
const wanted = 3;

/** What somebody should do about the sessions soon; the site is whole meanwhile. */
export function sessionWarnings(
  sessions: readonly Pick<UpcomingSession, "title" | "date">[],
  today: IsoDate,
): string[] {
  const passed = sessions.filter((session) => hasPassed(session, today));
  const ahead = sessions.length - passed.length;
  return [
    ...passed.map(
      ({ title, date }) =>
        `${where}: "${title}" was on ${date} and is shown as passed. Move it to recordings.md, or take it out.`,
    ),
    ...(ahead < wanted
      ? [`${where}: fewer than three sessions ahead (${ahead}). Add one with a date to come.`]
      : []),
  ];
}
