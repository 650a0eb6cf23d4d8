import { type MetricName, sampleMetrics, sampleTables, type Table } from "../records/metrics.ts";

import type { Found } from "./collect.ts";
import type { Decided, Doubt } from "./reading.ts";
import {
  comparesWithinRfq,
  type Dimension,
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
  if (isList && tableDimensions[table].includes("record")) return sure("record");
  const asked = [...new Set(found.dimensions)];
  const isKnown = (dimension: Dimension) => tableDimensions[table].includes(dimension);
  const doubts = asked
    .filter((dimension) => !isKnown(dimension))
    .map((each) => notOnFile(table, each));
  const [first, second] = asked.filter(isKnown);
  if (first && second) {
    doubts.push({ text: "One split at a time.", cost: 0.1 });
    return { by: first, doubts, otherwise: [{ metric, by: second }] };
  }
  if (first) return { by: first, doubts, otherwise: [] };
  const implied = impliedSplit(found, metric, only);
  return { ...implied, doubts: [...doubts, ...implied.doubts] };
}

function impliedSplit(found: Found, metric: MetricName, only: Values): Split {
  const { asking } = found;
  const { table } = sampleMetrics[metric];
  if (asking.has("who")) return sure(table === "approvals" ? "approver" : "supplier");
  if (asking.has("where") && table !== "suppliers") return sure("plant");
  if (asking.has("when") && table !== "suppliers") return sure("month");
  const filters = Object.entries(only) as [FilterDimension, readonly string[]][];
  const listed = filters.find(([, ids]) => ids.length > 1);
  if (listed) return sure(listed[0]);
  if (found.periods.length > 1 && table !== "suppliers") return sure(splitOfPeriods(found));
  if (metric === "reliability") return sure("supplier");
  if (asking.has("average")) return sure(null);
  if (comparesWithinRfq(metric) || (metric === "quotedDays" && only.rfq)) return sure("supplier");
  if (asking.has("share") && filters[0]) return sure(filters[0][0]);
  if (!found.direction && !found.limit && !asking.has("share")) return sure(null);
  if (found.tables.length > 0 && !asking.has("share")) return sure("record");
  return {
    by: "supplier",
    doubts: [{ text: "You did not say of what: supplier, plant or category?", cost: 0.08 }],
    otherwise: [
      { metric, by: "plant" },
      { metric, by: "category" },
    ],
  };
}

function sure(by: Dimension | null): Split {
  return { by, doubts: [], otherwise: [] };
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
