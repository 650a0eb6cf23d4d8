import { periodName, periodOf } from "../language/periods.ts";
import {
  type Comparison,
  type Dimension,
  type FilterDimension,
  isTime,
  type Reading,
  type Threshold,
  type Values,
} from "../language/reading.ts";
import { type Measure, sampleCurrencies, sampleMetrics } from "../records/metrics.ts";
import { type Row, rowsOf } from "../records/rows.ts";

import { nameOf, partOf } from "./say.ts";

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

/** The figure of one row in the reading's metric and currency. */
export function figureOf(row: Row, { metric, currency }: Reading): number {
  const figure = row.figures[metric] ?? 0;
  const { dollars } = sampleCurrencies[currency];
  return sampleMetrics[metric].unit === "money" ? figure / dollars : figure;
}

const measures: Record<Measure, (figures: readonly number[], whole: number) => number> = {
  sum: (figures) => figures.reduce((total, figure) => total + figure, 0),
  average: (figures, whole) =>
    figures.length === 0 ? 0 : measures.sum(figures, whole) / figures.length,
  lowest: (figures) => Math.min(...figures),
  highest: (figures) => Math.max(...figures),
  share: (figures, whole) => (measures.sum(figures, whole) / whole) * 100 || 0,
};

export function compute(reading: Reading): Result {
  const { by, metric, measure, thresholds, limit } = reading;
  const onFile = rowsOf(sampleMetrics[metric].table);
  const rowsOnFile = onFile.length;
  // A share needs the whole, a score its rivals: their split narrows the lines, not the rows.
  const late: FilterDimension | null =
    metric === "score" ? "supplier" : measure === "share" ? (by as FilterDimension) : null;
  const used = onFile.filter((row) => matches(row, reading, late));
  const figures = (of: readonly Row[]) => of.map((row) => figureOf(row, reading));
  const whole = measures.sum(figures(used), 0);
  const lines = [...groups(used, by)]
    .map(([key, { label, rows }]): Line => {
      return { key, label, value: measures[measure](figures(rows), whole), rows };
    })
    .sort((a, b) => compareLines(a, b, reading));
  if (by === null) return { lines, rest: [], rowsOnFile };
  const isAsked = ({ key, value }: Line) =>
    thresholds.every((each) => each.of === "row" || isWithin(value, each)) &&
    (late === null || isOneOf(key, late, reading));
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

function isOneOf(key: string, dimension: FilterDimension, { only, without }: Reading): boolean {
  return (only[dimension]?.includes(key) ?? true) && !without[dimension]?.includes(key);
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

function groups(used: readonly Row[], by: Dimension | null) {
  const found = new Map<string, { label: string; rows: Row[] }>();
  for (const row of used) {
    const { key, label } = keyOf(row, by);
    const group = found.get(key);
    if (group) group.rows.push(row);
    else found.set(key, { label, rows: [row] });
  }
  return found;
}

function keyOf(row: Row, by: Dimension | null): { key: string; label: string } {
  if (by === null) return { key: "all", label: "" };
  if (by === "record") return { key: row.id, label: row.id };
  if (by === "month" || by === "quarter" || by === "year") {
    const period = periodOf(row.date ?? "", by);
    return { key: period.from, label: periodName(period) };
  }
  const key = String(row[by]);
  return { key, label: by === "rfq" ? `${key}, ${partOf(key).toLowerCase()}` : nameOf(by, key) };
}

function compareLines(a: Line, b: Line, { by, order }: Reading): number {
  const byKey = a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  if (order === "time" && isTime(by)) return byKey;
  return (order === "lowest" ? a.value - b.value : b.value - a.value) || byKey;
}
