import { type CurrencyCode, type Measure, sampleMetrics } from "../records/metrics.ts";

import { fromDollars } from "./format-figure.ts";
import { nameOf, partOf } from "./names.ts";
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
import { type Row, rowsOf } from "./rows.ts";

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
  return sampleMetrics[metric].unit === "money" ? fromDollars(figure, currency) : figure;
}

export function compute(reading: Reading): Result {
  const { by, metric, measure } = reading;
  const onFile = rowsOf(sampleMetrics[metric].table);
  // A share needs the whole, a score its rivals: their split narrows the lines, not the rows.
  const late: FilterDimension | null =
    metric === "score" ? "supplier" : measure === "share" ? (by as FilterDimension) : null;
  const used = onFile.filter((row) => matches(row, reading, late));
  if (by === null) {
    const value = measureOf(used, reading);
    const lines = used.length > 0 ? [{ key: "all", label: "", value, rows: used }] : [];
    return { lines, rest: [], rowsOnFile: onFile.length };
  }
  const whole = measure === "share" ? measureOf(used, { ...reading, measure: "sum" }) : 0;
  const lines = [...groups(used, by)]
    .map(([key, { label, rows }]): Line => {
      const value =
        measure === "share"
          ? (measureOf(rows, { ...reading, measure: "sum" }) / whole) * 100 || 0
          : measureOf(rows, reading);
      return { key, label, value, rows };
    })
    .sort((a, b) => compareLines(a, b, reading));
  const limits = reading.thresholds.filter(({ of }) => of === "line");
  const isAsked = (line: Line) =>
    limits.every((threshold) => isWithin(line.value, threshold)) &&
    (late === null || isOneOf(line.key, late, reading));
  const asked = lines.filter(isAsked).slice(0, reading.limit ?? Infinity);
  return {
    lines: asked,
    rest: lines.filter((line) => !asked.includes(line)),
    rowsOnFile: onFile.length,
  };
}

function matches(row: Row, reading: Reading, late: FilterDimension | null): boolean {
  const { only, without, status, periods, thresholds, currency } = reading;
  const holds = (values: Values, wanted: boolean) =>
    (Object.entries(values) as [FilterDimension, readonly string[]][]).every(
      ([dimension, ids]) => dimension === late || ids.includes(String(row[dimension])) === wanted,
    );
  return (
    holds(only, true) &&
    holds(without, false) &&
    (status === null || row.statuses.includes(status)) &&
    (periods.length === 0 ||
      periods.some(({ from, to }) => row.date !== null && row.date >= from && row.date <= to)) &&
    thresholds.every(
      (threshold) =>
        threshold.of === "line" ||
        isWithin(rowMeasure(row, threshold, status, currency), threshold),
    )
  );
}

function isOneOf(key: string, dimension: FilterDimension, { only, without }: Reading): boolean {
  return (only[dimension]?.includes(key) ?? true) && !without[dimension]?.includes(key);
}

/** What a row is measured by in a unit: a late order by how late it is, any other by how long it took. */
function rowMeasure(
  { figures, table }: Row,
  { unit }: Threshold,
  status: Reading["status"],
  currency: CurrencyCode,
): number {
  if (unit === "money") {
    const dollars = figures.spend ?? figures.landedCost ?? figures.approvalAmount ?? 0;
    return fromDollars(dollars, currency);
  }
  if (unit === "days" && table === "orders") {
    return (status === "late" ? figures.daysLate : figures.leadTime) ?? 0;
  }
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

const measures: Record<Exclude<Measure, "share">, (figures: readonly number[]) => number> = {
  sum: (figures) => figures.reduce((total, figure) => total + figure, 0),
  average: (figures) => (figures.length === 0 ? 0 : measures.sum(figures) / figures.length),
  lowest: (figures) => Math.min(...figures),
  highest: (figures) => Math.max(...figures),
};

function measureOf(rows: readonly Row[], reading: Reading): number {
  const figures = rows.map((row) => figureOf(row, reading));
  return measures[reading.measure === "share" ? "sum" : reading.measure](figures);
}

function groups(used: readonly Row[], by: Dimension) {
  const found = new Map<string, { label: string; rows: Row[] }>();
  for (const row of used) {
    const { key, label } = keyOf(row, by);
    const group = found.get(key);
    if (group) group.rows.push(row);
    else found.set(key, { label, rows: [row] });
  }
  return found;
}

function keyOf(row: Row, by: Dimension): { key: string; label: string } {
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
