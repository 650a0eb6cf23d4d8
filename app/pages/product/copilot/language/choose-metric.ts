import {
  type MetricName,
  sampleMetrics,
  sampleStatuses,
  sampleTables,
  type Table,
} from "../records/metrics.ts";

import type { Found } from "./collect.ts";

/** The metric a question asks for, and what else it could have meant. */
export interface MetricChoice {
  metric: MetricName;
  others: readonly MetricName[];
  /** Each row gets its own line: "which orders …". */
  isList: boolean;
  doubt: string | null;
}

export function sure(metric: MetricName, isList = false): MetricChoice {
  return { metric, others: [], isList, doubt: null };
}

/** Null when the question asks for nothing that is on file. */
export function chooseMetric(found: Found): MetricChoice | null {
  const table = tableSpokenOf(found);
  const [metric, ...others] = namedMetrics(found, table);
  if (!metric) return unnamedMetric(found, table);
  const asksForFigure = (["count", "average", "share", "total"] as const).some((each) =>
    found.asking.has(each),
  );
  return {
    metric,
    others,
    isList: found.listsRecords && found.dimensions.length === 0 && !asksForFigure,
    doubt: others.length > 0 ? `That could be ${anyOf(metric, ...others)}.` : null,
  };
}

/** The record set that the question speaks of, as far as its nouns, values and states tell. */
function tableSpokenOf({ tables, only, dimensions, statuses }: Found): Table | null {
  if (only.rfq || dimensions.includes("rfq")) return "quotes";
  if (tables[0]) return tables[0];
  if (only.approver || dimensions.includes("approver")) return "approvals";
  return statuses[0] ? sampleStatuses[statuses[0].status].table : null;
}

/** Several where the words name several, or do not tell which. */
function namedMetrics(found: Found, table: Table | null): MetricName[] {
  const mentions = found.metrics.map((candidates): readonly MetricName[] => {
    if (candidates[0] === "leadTime") return [sampleTables[table ?? "orders"].figures.time];
    if (candidates.length === 1 || table === null) return candidates;
    return [sampleTables[table].figures.money];
  });
  const certain = mentions.filter((candidates) => candidates.length === 1).flat();
  // "The cost of freight" asks for freight.
  return [...new Set(certain.length > 0 ? certain : mentions.flat())];
}

/** The figure that a way of asking is after, where a record set is spoken of; the first that holds. */
const askedFigures = [
  ["count", "count"],
  ["money", "money"],
  ["duration", "time"],
  ["share", "count"],
  ["average", "money"],
] as const;

function unnamedMetric(found: Found, table: Table | null): MetricChoice | null {
  const { asking, direction, only, dimensions } = found;
  const judges = direction === "best" || direction === "worst";
  if (only.rfq && (judges || asking.has("why") || (asking.has("who") && !direction)))
    return sure("score");
  if (judges) {
    const doubt = `Good at what? That could be ${anyOf("onTimeRate", "reliability", "leadTime")}.`;
    return { ...sure("onTimeRate"), others: ["reliability", "leadTime"], doubt };
  }
  const isSplit = dimensions.length > 0;
  if (table) {
    const { figures } = sampleTables[table];
    const asked = askedFigures.find(([way]) => asking.has(way));
    if (asked) return sure(figures[asked[1]]);
    if (isSplit && (direction === "highest" || direction === "lowest")) return sure(figures.money);
    const isCounted = isSplit || (["who", "when", "where"] as const).some((way) => asking.has(way));
    return isCounted ? sure(figures.count) : sure(figures.money, true);
  }
  if (asking.has("money")) return sure("spend");
  if (asking.has("duration")) return sure("leadTime");
  if (!isSplit && direction === null && Object.keys(only).length === 0) return null;
  const doubt = `You did not say which figure: ${anyOf("spend", "onTimeRate", "leadTime")}?`;
  return { ...sure("spend"), others: ["onTimeRate", "leadTime"], doubt };
}

function anyOf(...metrics: MetricName[]): string {
  const names = metrics.map((metric) => sampleMetrics[metric].name);
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);
}
