import type { FileReading, SourceLine, SourceTable } from "../../source.ts";

const mostTitleLines = 4;

/** The lines right above a table of a page, the nearest last, down from the table before it. */
export function titlesAbove(file: FileReading, table: SourceTable): SourceLine[] {
  const { linesAbove, part } = table;
  if (linesAbove === undefined) return [];
  const before = file.tables
    .filter((other) => other !== table && other.part === part)
    .map((other) => other.linesAbove ?? 0)
    .filter((count) => count < linesAbove)
    .reduce((most, count) => Math.max(most, count), 0);
  const own = file.lines.filter((line) => line.part === part && line.isMailHead !== true);
  return own.filter(({ line }) => line > before && line <= linesAbove).slice(-mostTitleLines);
}
