import {
  type CurrencyCode,
  lowestFirst,
  type Measure,
  type MetricName,
  sampleMetrics,
  type Status,
  type Table,
  type Unit,
} from "../records/metrics.ts";

/** What a question may be narrowed to. */
export type FilterDimension = "supplier" | "category" | "plant" | "rfq" | "approver";

/** What an answer may be split by; `record` gives each row its own line. */
export type Dimension = FilterDimension | "month" | "quarter" | "year" | "record";

/** Days from and to, both included, as ISO dates. */
export interface Period {
  from: string;
  to: string;
}

export type Comparison = "over" | "under" | "atLeast" | "atMost";

export interface Threshold {
  /** Of every row by itself, or of the figure of a line. */
  of: "row" | "line";
  comparison: Comparison;
  value: number;
  unit: Unit;
}

export type Values = Partial<Record<FilterDimension, readonly string[]>>;

/** A question, as it is computed. Everything that an answer depends on is in here. */
export interface Reading {
  metric: MetricName;
  measure: Measure;
  by: Dimension | null;
  only: Values;
  without: Values;
  status: Status | null;
  /** Empty for all of the time on file. */
  periods: readonly Period[];
  thresholds: readonly Threshold[];
  /** Null for a single figure. */
  order: "highest" | "lowest" | "time" | null;
  limit: number | null;
  currency: CurrencyCode;
}

/** The metric with nothing narrowed. */
export function wholeReading(metric: MetricName, by: Dimension): Reading {
  return {
    metric,
    measure: sampleMetrics[metric].measure,
    by,
    only: {},
    without: {},
    status: null,
    periods: [],
    thresholds: [],
    order: defaultOrder(metric, by),
    limit: null,
    currency: "USD",
  };
}

export const tableDimensions: Record<Table, readonly Dimension[]> = {
  orders: ["supplier", "category", "plant", "month", "quarter", "year", "record"],
  quotes: ["supplier", "category", "plant", "rfq", "month", "quarter", "year", "record"],
  approvals: ["supplier", "category", "plant", "approver", "month", "quarter", "year", "record"],
  suppliers: ["supplier", "category"],
};

export const isTime = (dimension: Dimension | null): dimension is "month" | "quarter" | "year" =>
  dimension === "month" || dimension === "quarter" || dimension === "year";

/** Prices and scores compare within one request for quote, and nowhere else. */
export const comparesWithinRfq = (metric: MetricName) =>
  metric === "landedCost" || metric === "score";

export function defaultOrder(metric: MetricName, by: Dimension | null): Reading["order"] {
  if (by === null) return null;
  if (isTime(by)) return "time";
  return lowestFirst.includes(metric) ? "lowest" : "highest";
}

/** What was guessed or left out, how much certainty that costs, and what could be decided otherwise. */
export class Doubts {
  texts: string[] = [];
  cost = 0;
  otherwise: Decided[] = [];

  add(cost: number, text: string, ...otherwise: Decided[]) {
    this.cost += cost;
    this.texts.push(text);
    this.otherwise.push(...otherwise);
  }
}

/** What may be decided from outside, to get the other readings of an uncertain question. */
export interface Decided {
  metric?: MetricName;
  by?: Dimension;
  rfq?: string;
}
