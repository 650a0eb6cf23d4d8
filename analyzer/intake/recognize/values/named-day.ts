import type { CellValue } from "../../source.ts";
import { addDays, namedDate, type DateOrder } from "./dates.ts";

const calendarWeek =
  /^(?:(?:end of|by|ende|bis|fin|til|vor)\s)?(?:cal(?:endar|\.)?\s?week|week|wk|cw|kw|kalenderwoche|semaine|sem|semana|settimana|sett|vecka|v|uge|uke|týden|tydzień|tyg|hafta)[.\s]*(\d{1,2})(?:[\s./-]+(?:20)?(\d{2}))?$/iu;

/** The day that a cell names, as a date or as a week of the calendar after the offer; `null` where it names none. */
export function namedDay(
  cell: CellValue,
  order: DateOrder,
  quoteDate: string | null,
): string | null {
  if (cell.kind === "date") return cell.date;
  if (cell.kind === "number") return null;
  const date = namedDate(cell.text, order);
  if (date !== null) return date.date;
  const found = calendarWeek.exec(cell.text.trim());
  if (found === null || quoteDate === null) return null;
  const [, week = "", year] = found;
  const stated = year === undefined ? Number(quoteDate.slice(0, 4)) : 2000 + Number(year);
  const friday = fridayOf(stated, Number(week));
  const isPast = year === undefined && friday !== null && friday < quoteDate;
  return isPast ? fridayOf(stated + 1, Number(week)) : friday;
}

/** The Friday of a week as ISO 8601 counts them: the first one holds January 4. */
function fridayOf(year: number, week: number): string | null {
  if (week < 1 || week > 53) return null;
  const fourth = new Date(Date.UTC(year, 0, 4)).getUTCDay();
  const monday = addDays(`${year}-01-04`, -((fourth + 6) % 7));
  return addDays(monday, (week - 1) * 7 + 4);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
