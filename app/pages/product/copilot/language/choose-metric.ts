import {
  type MetricName,
  sampleMetrics,
  sampleStatuses,
  sampleTables,
  type Table,
} from "../records/metrics.ts";

import type { Found } from "./collect.ts";
import type { Doubts } from "./reading.ts";

interface MetricChoice {
  metric: MetricName;
  /** Each row gets its own line: "which orders …". */
  isList: boolean;
}

const sure = (metric: MetricName, isList = false) => ({ metric, isList });

/** The metric a question asks for; null when it asks for nothing that is on file. */
export function chooseMetric(found: Found, doubts: Doubts): MetricChoice | null {
  const table = tableSpokenOf(found);
  const [metric, ...others] = namedMetrics(found, table);
  if (!metric) return unnamedMetric(found, table, doubts);
  if (others.length > 0)
    doubtMetric(doubts, (names) => `That could be ${names}.`, metric, ...others);
  const asksForFigure = (["count", "average", "share", "total"] as const).some((each) =>
    found.asking.has(each),
  );
  return sure(metric, found.listsRecords && found.dimensions.length === 0 && !asksForFigure);
}

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });

/** The first is taken, the others could be meant. */
function doubtMetric(
  doubts: Doubts,
  text: (names: string) => string,
  ...metrics: [MetricName, ...MetricName[]]
): MetricChoice {
  const names = metrics.map((metric) => sampleMetrics[metric].name);
  const others = metrics.slice(1).map((metric) => ({ metric }));
  doubts.add(0.12, text(anyOf.format(names)), ...others);
  return sure(metrics[0]);
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
    if (candidates[0] === "leadTime") return [sampleTables[table ?? "orders"].time];
    if (candidates.length === 1 || table === null) return candidates;
    return [sampleTables[table].money];
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

function unnamedMetric(found: Found, table: Table | null, doubts: Doubts): MetricChoice | null {
  const { asking, direction, only, dimensions } = found;
  const judges = direction === "best" || direction === "worst";
  if (only.rfq && (judges || asking.has("why") || (asking.has("who") && !direction)))
    return sure("score");
  if (judges) {
    const goodAtWhat = (names: string) => `Good at what? That could be ${names}.`;
    return doubtMetric(doubts, goodAtWhat, "onTimeRate", "reliability", "leadTime");
  }
  const isSplit = dimensions.length > 0;
  if (table) {
    const figures = sampleTables[table];
    const asked = askedFigures.find(([way]) => asking.has(way));
    if (asked) return sure(figures[asked[1]]);
    if (isSplit && (direction === "highest" || direction === "lowest")) return sure(figures.money);
    const isCounted = isSplit || (["who", "when", "where"] as const).some((way) => asking.has(way));
    return isCounted ? sure(figures.count) : sure(figures.money, true);
  }
  if (asking.has("money")) return sure("spend");
  if (asking.has("duration")) return sure("leadTime");
  if (!isSplit && direction === null && Object.keys(only).length === 0) return null;
  const whichFigure = (names: string) => `You did not say which figure: ${names}?`;
  return doubtMetric(doubts, whichFigure, "spend", "onTimeRate", "leadTime");
}
