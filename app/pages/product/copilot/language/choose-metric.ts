import { type MetricName, sampleMetrics, type Table } from "../records/metrics.ts";

import type { Found } from "./collect.ts";
import { tableStatuses } from "./reading.ts";

/** The metric a question asks for, and what else it could have meant. */
export interface MetricChoice {
  metric: MetricName;
  others: readonly MetricName[];
  /** Each row gets its own line: "which orders …". */
  isList: boolean;
  doubt: string | null;
}

const countOf = {
  orders: "orders",
  quotes: "quotes",
  approvals: "approvals",
  suppliers: "reliability",
} as const;
/** The money that a record of each set stands for. */
export const moneyOf = {
  orders: "spend",
  quotes: "landedCost",
  approvals: "approvalAmount",
  suppliers: "spend",
} as const;
const timeOf = {
  orders: "leadTime",
  quotes: "quotedDays",
  approvals: "approvalHours",
  suppliers: "leadTime",
} as const;

/** The record set that the question speaks of, as far as its nouns, values and states tell. */
export function tableSpokenOf(found: Found): Table | null {
  const { tables, only, dimensions, statuses } = found;
  if (only.rfq || dimensions.includes("rfq")) return "quotes";
  if (tables.length > 0) return tables[0]!;
  if (only.approver || dimensions.includes("approver")) return "approvals";
  const [status] = statuses;
  if (!status) return null;
  const entries = Object.entries(tableStatuses) as [Table, readonly string[]][];
  return entries.find(([, known]) => known.includes(status.status))?.[0] ?? null;
}

/** Null when the question asks for nothing that is on file. */
export function chooseMetric(found: Found): MetricChoice | null {
  const table = tableSpokenOf(found);
  const named = namedMetrics(found, table);
  if (named.length > 0) {
    const [metric, ...others] = named as [MetricName, ...MetricName[]];
    const doubt = others.length > 0 ? `That could be ${namesOf(named)}.` : null;
    return { metric, others, isList: asksForRecords(found), doubt };
  }
  return unnamedMetric(found, table);
}

function asksForRecords({ listsRecords, dimensions, asking }: Found): boolean {
  const asksForFigure = (["count", "average", "share", "total"] as const).some((each) =>
    asking.has(each),
  );
  return listsRecords && dimensions.length === 0 && !asksForFigure;
}

/** Several where the words name several, or do not tell which. */
function namedMetrics(found: Found, table: Table | null): MetricName[] {
  const mentions = found.metrics.map((candidates) => inContext(candidates, table));
  const certain = mentions.filter((candidates) => candidates.length === 1).flat();
  // "The cost of freight" asks for freight.
  return [...new Set(certain.length > 0 ? certain : mentions.flat())];
}

function inContext(candidates: readonly MetricName[], table: Table | null): readonly MetricName[] {
  const [first] = candidates;
  if (first === "leadTime") return [timeOf[table ?? "orders"]];
  if (candidates.length === 1) return candidates;
  return table === null ? candidates : [moneyOf[table]];
}

function unnamedMetric(found: Found, table: Table | null): MetricChoice | null {
  const { asking, direction, only, dimensions } = found;
  const sure = (metric: MetricName, isList = false) => ({
    metric,
    others: [],
    isList,
    doubt: null,
  });
  const judges = direction === "best" || direction === "worst";
  if (only.rfq && (judges || asking.has("why") || (asking.has("who") && !direction)))
    return sure("score");
  if (judges) {
    return {
      metric: "onTimeRate",
      others: ["reliability", "leadTime"],
      isList: false,
      doubt: `Good at what? That could be ${namesOf(["onTimeRate", "reliability", "leadTime"])}.`,
    };
  }
  if (table) {
    if (asking.has("count")) return sure(countOf[table]);
    if (asking.has("money")) return sure(moneyOf[table]);
    if (asking.has("duration")) return sure(timeOf[table]);
    if (asking.has("share")) return sure(countOf[table]);
    if (asking.has("average")) return sure(moneyOf[table]);
    if (dimensions.length > 0 && (direction === "highest" || direction === "lowest")) {
      return sure(moneyOf[table]);
    }
    if (dimensions.length > 0 || asking.has("who") || asking.has("when") || asking.has("where")) {
      return sure(countOf[table]);
    }
    return sure(moneyOf[table], true);
  }
  if (asking.has("money")) return sure("spend");
  if (asking.has("duration")) return sure("leadTime");
  const speaksOfRecords =
    dimensions.length > 0 || direction !== null || Object.keys(found.only).length > 0;
  if (!speaksOfRecords) return null;
  return {
    metric: "spend",
    others: ["onTimeRate", "leadTime"],
    isList: false,
    doubt: `You did not say which figure: ${namesOf(["spend", "onTimeRate", "leadTime"])}?`,
  };
}

function namesOf(metrics: readonly MetricName[]): string {
  const names = metrics.map((metric) => sampleMetrics[metric].name);
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);
}
