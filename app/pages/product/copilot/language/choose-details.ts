import {
  type Measure,
  type MetricName,
  sampleMetrics,
  sampleTables,
  type Table,
} from "../records/metrics.ts";
import type { Status } from "../records/words.ts";

import type { Found } from "./collect.ts";
import {
  defaultOrder,
  type Dimension,
  isTime,
  oppositeStatus,
  type Reading,
  tableStatuses,
  type Threshold,
} from "./reading.ts";
import type { Doubt } from "./reading.ts";

export function chooseMeasure(found: Found, metric: MetricName, by: Dimension | null): Measure {
  const { measure, unit } = sampleMetrics[metric];
  if (found.asking.has("share") && measure === "sum" && by !== null) return "share";
  if (found.asking.has("average") && unit !== "count" && metric !== "score") return "average";
  // Of an RFQ one wants the lowest quote, unless the question wants the highest.
  if (metric === "landedCost" && by === "rfq" && found.direction === "highest") return "highest";
  return measure;
}

/** The same word means another state of another record: a late approval is overdue. */
const sameState: Partial<Record<Status, Status>> = {
  late: "overdue",
  overdue: "late",
  open: "pending",
  pending: "open",
  approved: "awarded",
  awarded: "approved",
};

export function chooseStatus({ statuses }: Found, table: Table, doubts: Doubt[]): Status | null {
  const meant = statuses.map(({ status, isNegated }) => {
    const known = [status, sameState[status]].find(
      (each) => each && tableStatuses[table].includes(each),
    );
    return known && isNegated ? oppositeStatus[known] : known;
  });
  const [first, ...more] = new Set(meant);
  if (more.length > 0) doubts.push({ text: "One state at a time.", cost: 0.12 });
  if (statuses.length > 0 && !first) {
    const { many } = sampleTables[table];
    doubts.push({ text: `The ${many} on file have no such state.`, cost: 0.15 });
  }
  return first ?? null;
}

const rowUnits: Record<Table, readonly Threshold["unit"][]> = {
  orders: ["money", "days"],
  quotes: ["money", "days"],
  approvals: ["money", "hours"],
  suppliers: ["points"],
};

export function chooseThresholds(
  found: Found,
  metric: MetricName,
  by: Dimension | null,
  doubts: Doubt[],
): Threshold[] {
  const { unit: metricUnit, table } = sampleMetrics[metric];
  return found.thresholds.flatMap(({ comparison, value, unit: given, isOfRows }): Threshold[] => {
    const unit = given ?? metricUnit;
    const isOfLine = unit === metricUnit && by !== null && !(isOfRows && by !== "record");
    if (isOfLine) return [{ of: "line", comparison, value, unit }];
    if (rowUnits[table].includes(unit)) return [{ of: "row", comparison, value, unit }];
    const { many } = sampleTables[table];
    doubts.push({ text: `The ${many} on file are not measured in that.`, cost: 0.15 });
    return [];
  });
}

const opposite = { highest: "lowest", lowest: "highest" } as const;

export function chooseOrder(
  found: Found,
  metric: MetricName,
  by: Dimension | null,
): Reading["order"] {
  const { direction } = found;
  const { unit, firstShown } = sampleMetrics[metric];
  const usual = defaultOrder(metric, by);
  if (usual === null || direction === null || direction === "first") return usual;
  // There the direction has chosen the quote of each RFQ.
  if (metric === "landedCost" && by === "rfq") return usual;
  if (direction === "highest" || direction === "most") return "highest";
  if (direction === "lowest" || direction === "fewest") return "lowest";
  const most = isTime(by) ? "highest" : firstShown;
  if (direction === "top") return most;
  if (direction === "bottom") return opposite[most];
  const best = unit === "percent" || unit === "points" || unit === "count" ? "highest" : "lowest";
  return direction === "best" ? best : opposite[best];
}

const usualList = 5;

/** "The largest order" is worth a few lines, not all of them. */
export function chooseLimit(
  { limit, direction }: Found,
  by: Dimension | null,
  thresholds: readonly Threshold[],
): number | null {
  if (by === "record" && direction && thresholds.length === 0) return limit ?? usualList;
  return by === null ? null : limit;
}
