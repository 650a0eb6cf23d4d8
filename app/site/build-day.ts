import type { IsoDate } from "#app/format/format-date.ts";

/** Vite writes it into the code of the pages: prerendered and in the browser it is the same day. */
declare const BUILD_DAY: IsoDate;

/** The day of the build. Outside of Vite, in scripts and tests, it is today. */
export const buildDay: IsoDate = typeof BUILD_DAY === "undefined" ? isoDate(new Date()) : BUILD_DAY;

function isoDate(day: Date): IsoDate {
  return day.toISOString().slice(0, 10) as IsoDate;
}
