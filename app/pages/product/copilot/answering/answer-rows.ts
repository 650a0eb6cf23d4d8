import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import type { Reading } from "../language/reading.ts";
import { sampleMetrics } from "../records/metrics.ts";
import type { Row } from "../records/rows.ts";

import { figureOf, type Line } from "./compute.ts";
import { formatFigure, nameOf } from "./say.ts";

const shortDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A row as the answer sheet lists it: what it is, and what it adds to the figure. */
export function listedRow(row: Row, reading: Reading) {
  const { id, supplier, plant, date, approver, rfq } = row;
  const { name, place } = sampleSuppliers[supplier];
  return {
    id: row.table === "suppliers" ? "–" : id,
    name,
    details: (reading.metric === "score"
      ? scoredOn(row)
      : [
          rfq,
          approver && nameOf("approver", approver),
          plant ? nameOf("plant", plant) : place,
          date && shortDate.format(new Date(date)),
        ]
    )
      .filter(Boolean)
      .join("\u00a0· "),
    adds: addsOf(row, reading),
  };
}

/** What the score of a quote is made of. */
function scoredOn({ figures, supplier }: Row): string[] {
  return [
    formatFigure(figures.landedCost ?? 0, "money", "USD"),
    formatFigure(figures.quotedDays ?? 0, "days", "USD"),
    `reliability ${sampleSuppliers[supplier].reliability}`,
  ];
}

function addsOf(row: Row, reading: Reading): string {
  if (reading.metric === "onTimeRate") {
    const days = row.figures.daysLate ?? 0;
    return days === 0 ? "on time" : `${formatFigure(days, "days", reading.currency)} late`;
  }
  const { unit } = sampleMetrics[reading.metric];
  return formatFigure(figureOf(row, reading), unit, reading.currency);
}

/** The rows of a line that fit on the sheet, the most telling first, and the ones that follow. */
export function rowsToShow(
  { rows }: Line,
  reading: Reading,
  most: number,
): { shown: Row[]; more: Row[] } {
  // A rate is told by the rows that missed it.
  const telling = (row: Row) =>
    reading.metric === "onTimeRate" ? (row.figures.daysLate ?? 0) : figureOf(row, reading);
  const ordered = rows.toSorted((a, b) => telling(b) - telling(a) || (a.id < b.id ? -1 : 1));
  // One row more takes no more room than the line that says so.
  const room = ordered.length <= most + 1 ? ordered.length : most;
  return { shown: ordered.slice(0, room), more: ordered.slice(room) };
}

/** Every row used as a table for a spreadsheet, the header first. */
export function usedRows(lines: readonly Line[], reading: Reading): string[][] {
  return [
    ["Line", "Record", "Supplier", "Category", "Plant", "Date", "Figure"],
    ...lines.flatMap(({ label, rows }) =>
      rows.map((row) => [
        label,
        row.id,
        sampleSuppliers[row.supplier].name,
        nameOf("category", row.category),
        row.plant ? nameOf("plant", row.plant) : "",
        row.date ?? "",
        addsOf(row, reading),
      ]),
    ),
  ];
}
