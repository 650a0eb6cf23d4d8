import { type MetricName, sampleMetrics, sampleTables, type Table } from "../records/metrics.ts";

import type { Found } from "./collect.ts";
import {
  comparesWithinRfq,
  type Decided,
  type Dimension,
  type Doubt,
  type FilterDimension,
  tableDimensions,
  type Values,
} from "./reading.ts";

interface Split {
  by: Dimension | null;
  doubts: Doubt[];
  otherwise: Decided[];
}

/** What an answer is split by: as the question says, else as the figures it asks for demand. */
export function chooseSplit(
  found: Found,
  metric: MetricName,
  only: Values,
  isList: boolean,
): Split {
  const { table } = sampleMetrics[metric];
  const isKnown = (dimension: Dimension) => tableDimensions[table].includes(dimension);
  if (isList && isKnown("record")) return { by: "record", doubts: [], otherwise: [] };
  const asked = [...new Set(found.dimensions)];
  const doubts = asked.filter((each) => !isKnown(each)).map((each) => notOnFile(table, each));
  const [first, second] = asked.filter(isKnown);
  if (first && second) {
    doubts.push({ text: "One split at a time.", cost: 0.1 });
    return { by: first, doubts, otherwise: [{ metric, by: second }] };
  }
  const by = first ?? impliedSplit(found, metric, only);
  if (by !== "unsaid") return { by, doubts, otherwise: [] };
  doubts.push({ text: "You did not say of what: supplier, plant or category?", cost: 0.08 });
  const otherwise = (["plant", "category"] as const).map((other) => ({ metric, by: other }));
  return { by: "supplier", doubts, otherwise };
}

function impliedSplit(found: Found, metric: MetricName, only: Values): Split["by"] | "unsaid" {
  const { asking, periods } = found;
  const { table } = sampleMetrics[metric];
  const isDated = table !== "suppliers";
  if (asking.has("who")) return table === "approvals" ? "approver" : "supplier";
  if (asking.has("where") && isDated) return "plant";
  if (asking.has("when") && isDated) return "month";
  const filters = Object.entries(only) as [FilterDimension, readonly string[]][];
  const listed = filters.find(([, ids]) => ids.length > 1);
  if (listed) return listed[0];
  if (periods.length > 1 && isDated) return splitOfPeriods(found);
  if (metric === "reliability") return "supplier";
  if (asking.has("average")) return null;
  if (comparesWithinRfq(metric) || (metric === "quotedDays" && only.rfq)) return "supplier";
  if (asking.has("share")) return filters[0]?.[0] ?? "unsaid";
  if (!found.direction && !found.limit) return null;
  return found.tables.length > 0 ? "record" : "unsaid";
}

/** Two quarters are compared as quarters. */
function splitOfPeriods({ periods }: Found): Dimension {
  const lengths = periods.map(({ from, to }) => Date.parse(to) - Date.parse(from));
  const days = Math.min(...lengths) / 86_400_000;
  return days < 32 ? "month" : days < 100 ? "quarter" : "year";
}

export function notOnFile(table: Table, dimension: Dimension): Doubt {
  const name = dimension === "rfq" ? "RFQ" : dimension;
  return { text: `The ${sampleTables[table].many} on file name no ${name}.`, cost: 0.15 };
}
