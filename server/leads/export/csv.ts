import { withoutFormulas } from "#contract/csv-guard.ts";

/** One line of RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}
