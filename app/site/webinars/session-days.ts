import type { IsoDate } from "#app/format/format-date.ts";

const weekdays = { Tuesday: 2, Wednesday: 3, Thursday: 4 } as const;
type Weekday = keyof typeof weekdays;

const iso = (day: Date) => day.toISOString().slice(0, 10) as IsoDate;

/** The second Wednesday of a month, for example. Months run on from January, also beyond the year. */
function weekdayOf(year: number, month: number, nth: number, weekday: Weekday): IsoDate {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return iso(
    new Date(Date.UTC(year, month, 1 + ((weekdays[weekday] - first + 7) % 7) + (nth - 1) * 7)),
  );
}

/**
 * Days of the series, set by weekday and not by date, so that every build has sessions ahead of it: month 0 is the first
 * one whose session, on its third Thursday, is not over on that day. Recordings have months below 0.
 */
export function sessionDays(today: IsoDate) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const next = weekdayOf(year, month - 1, 3, "Thursday") < today ? month : month - 1;
  return (months: number, nth: number, weekday: Weekday): IsoDate =>
    weekdayOf(year, next + months, nth, weekday);
}
