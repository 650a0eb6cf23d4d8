import { periodName, periodOf } from "#app/pages/product/copilot/language/periods.ts";
import {
  type Comparison,
  type Dimension,
  type FilterDimension,
  isTime,
  type Reading,
  type Threshold,
  type Values,
} from "#app/pages/product/copilot/language/reading.ts";
import {
  type Measure,
  sampleCurrencies,
  sampleMetrics,
} from "#app/pages/product/copilot/records/metrics.ts";
import { type Row, rowsOf } from "#app/pages/product/copilot/records/rows.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { formatFigure, nameOf, partOf } from "./say.ts";

/** One figure, and every row it was made of. */
export interface Line {
  key: string;
  label: string;
  value: number;
  rows: readonly Row[];
}

export interface Result {
  /** What was asked for, in order. */
  lines: readonly Line[];
  /** Lines that were weighed against them and are not part of the answer. */
  rest: readonly Line[];
  /** Of the record set, in all. */
  rowsOnFile: number;
}

export function figureOf(row: Row, { metric, currency }: Reading): number {
  const figure = row.figures[metric] ?? 0;
  const { dollars } = sampleCurrencies[currency];
  return sampleMetrics[metric].unit === "money" ? figure / dollars : figure;
}

const measures: Record<Measure, (figures: readonly number[], whole: number) => number> = {
  sum: (figures) => figures.reduce((total, figure) => total + figure, 0),
  average: (figures, whole) => measures.sum(figures, whole) / figures.length,
  lowest: (figures) => Math.min(...figures),
  highest: (figures) => Math.max(...figures),
  share: (figures, whole) => (measures.sum(figures, whole) / whole) * 100 || 0,
};

export function compute(reading: Reading): Result {
  const { by, metric, measure, thresholds, limit, only, without } = reading;
  const onFile = rowsOf(sampleMetrics[metric].table);
  const rowsOnFile = onFile.length;
  // A share needs the whole, a score its rivals: their split narrows the lines, not the rows.
  const late: FilterDimension | null =
    metric === "score" ? "supplier" : measure === "share" ? (by as FilterDimension) : null;
  const used = onFile.filter((row) => matches(row, reading, late));
  const figures = (of: readonly Row[]) => of.map((row) => figureOf(row, reading));
  const whole = measures.sum(figures(used), 0);
  const lines = [...Map.groupBy(used, (row) => keyOf(row, by))]
    .map(([key, rows]): Line => {
      const value = measures[measure](figures(rows), whole);
      return { key, label: labelOf(key, by), value, rows };
    })
    .sort((a, b) => compareLines(a, b, reading));
  if (by === null) return { lines, rest: [], rowsOnFile };
  const isAsked = ({ key, value }: Line) =>
    thresholds.every((each) => each.of === "row" || isWithin(value, each)) &&
    (late === null || ((only[late]?.includes(key) ?? true) && !without[late]?.includes(key)));
  const asked = lines.filter(isAsked).slice(0, limit ?? Infinity);
  return { lines: asked, rest: lines.filter((line) => !asked.includes(line)), rowsOnFile };
}

function matches(row: Row, reading: Reading, late: FilterDimension | null): boolean {
  const { only, without, status, periods, thresholds } = reading;
  const { date } = row;
  const holds = (values: Values, wanted: boolean) =>
    (Object.entries(values) as [FilterDimension, readonly string[]][]).every(
      ([dimension, ids]) => dimension === late || ids.includes(String(row[dimension])) === wanted,
    );
  return (
    holds(only, true) &&
    holds(without, false) &&
    (status === null || row.statuses.includes(status)) &&
    (periods.length === 0 ||
      periods.some(({ from, to }) => date !== null && date >= from && date <= to)) &&
    thresholds.every(
      (each) => each.of === "line" || isWithin(rowMeasure(row, each.unit, reading), each),
    )
  );
}

/** What a row is measured by in a unit: a late order by how late it is, any other by how long it took. */
function rowMeasure({ figures, table }: Row, unit: Threshold["unit"], reading: Reading): number {
  if (unit === "money") {
    const dollars = figures.spend ?? figures.landedCost ?? figures.approvalAmount ?? 0;
    return dollars / sampleCurrencies[reading.currency].dollars;
  }
  if (unit === "days" && table === "orders")
    return (reading.status === "late" ? figures.daysLate : figures.leadTime) ?? 0;
  return figures.quotedDays ?? figures.approvalHours ?? figures.reliability ?? 0;
}

const comparisons: Record<Comparison, (value: number, limit: number) => boolean> = {
  over: (value, limit) => value > limit,
  under: (value, limit) => value < limit,
  atLeast: (value, limit) => value >= limit,
  atMost: (value, limit) => value <= limit,
};

function isWithin(value: number, { comparison, value: limit }: Threshold): boolean {
  return comparisons[comparison](value, limit);
}

/** A time is known by its first day. */
function keyOf(row: Row, by: Dimension | null): string {
  if (by === null) return "all";
  if (by === "record") return row.id;
  return isTime(by) ? periodOf(row.date ?? "", by).from : String(row[by]);
}

function labelOf(key: string, by: Dimension | null): string {
  if (by === null) return "";
  if (by === "record") return key;
  if (by === "rfq") return `${key}, ${partOf(key)}`;
  return isTime(by) ? periodName(periodOf(key, by)) : nameOf(by, key);
}

function compareLines(a: Line, b: Line, { by, order }: Reading): number {
  const byKey = a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  if (order === "time" && isTime(by)) return byKey;
  return (order === "lowest" ? a.value - b.value : b.value - a.value) || byKey;
}

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
