import {
  type Measure,
  type MetricName,
  sampleMetrics,
  sampleStatuses,
  sampleTables,
  type Status,
  type Table,
  type Unit,
} from "../records/metrics.ts";
import { sampleRfqs } from "../records/rows.ts";
import { chooseMetric } from "./choose-metric.ts";
import type { Found } from "./collect.ts";
import {
  comparesWithinRfq,
  type Decided,
  defaultOrder,
  type Dimension,
  type Doubts,
  type FilterDimension,
  type Reading,
  tableDimensions,
  type Threshold,
  type Values,
} from "./reading.ts";

/** What an answer is split by: as the question says, else as the figures it asks for demand. */
function chooseSplit(
  found: Found,
  metric: MetricName,
  only: Values,
  doubts: Doubts,
): Dimension | null {
  const { table } = sampleMetrics[metric];
  const asked = [...new Set(found.dimensions)];
  const [first, second] = asked.filter((each) => isNamed(table, each, doubts));
  if (second) doubts.add(0.1, "One split at a time.", { metric, by: second });
  const by = first ?? impliedSplit(found, metric, only);
  if (by !== "unsaid") return by;
  const others = (["plant", "category"] as const).map((by) => ({ metric, by }));
  doubts.add(0.08, "You did not say of what: supplier, plant or category?", ...others);
  return "supplier";
}

function impliedSplit(found: Found, metric: MetricName, only: Values): Dimension | null | "unsaid" {
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

/** What the rows of a record set do not name is left out, with a doubt. */
function isNamed(table: Table, dimension: Dimension, doubts: Doubts): boolean {
  const isKnown = tableDimensions[table].includes(dimension);
  const name = dimension === "rfq" ? "RFQ" : dimension;
  if (!isKnown) doubts.add(0.15, `The ${table} on file name no ${name}.`);
  return isKnown;
}

/** Makes one reading of what was found; null when there is nothing to compute. */
export function resolve(found: Found, doubts: Doubts, decided: Decided = {}): Reading | null {
  const choice = decided.metric
    ? { metric: decided.metric, isList: false }
    : chooseMetric(found, doubts);
  if (!choice) return null;

  let { metric } = choice;
  if (found.only.rfq && sampleMetrics[metric].table !== "quotes") {
    metric = "landedCost";
    doubts.add(0.08, "An RFQ has been quoted, not ordered: it has no such figure.");
  }
  const { table } = sampleMetrics[metric];
  const spokenOf = found.tables[0];
  if (spokenOf && !found.tables.includes(table))
    doubts.add(0.1, `The ${spokenOf} on file have no such figure.`);
  const asked = decided.rfq ? { ...found.only, rfq: [decided.rfq] } : found.only;
  const only = keepKnown(asked, table, doubts);
  const isList = choice.isList && tableDimensions[table].includes("record");
  const split = isList ? "record" : chooseSplit(found, metric, only, doubts);
  const by = decided.rfq ? "supplier" : (decided.by ?? split);
  // A list of records is in order of money: each of them counts as one.
  if (by === "record" && sampleMetrics[metric].unit === "count") metric = sampleTables[table].money;
  const measure = chooseMeasure(found, metric, by);
  if (needsRfq(metric, measure, only, by)) {
    doubts.add(0.15, "Prices and scores compare within one RFQ, not across several.");
    doubts.otherwise.unshift(...rfqsLike(only).map((rfq) => ({ metric, rfq })));
  }
  const isDated = table !== "suppliers";
  if (found.periods.length > 0 && !isDated)
    doubts.add(0.12, "The suppliers on file carry no date.");
  const thresholds = chooseThresholds(found, metric, by);
  for (let left = found.thresholds.length - thresholds.length; left > 0; left -= 1)
    doubts.add(0.15, `The ${table} on file are not measured in that.`);
  const without = keepKnown(found.without, table, doubts);
  const [status = null, ...moreStatuses] = new Set(statusesOf(found, table));
  if (moreStatuses.length > 0) doubts.add(0.12, "One state at a time.");
  if (found.statuses.length > 0 && !status)
    doubts.add(0.15, `The ${table} on file have no such state.`);
  const isOfMoney = [sampleMetrics[metric], ...thresholds].some(({ unit }) => unit === "money");
  return {
    metric,
    measure,
    by,
    only,
    without,
    status,
    thresholds,
    periods: isDated ? found.periods : [],
    order: chooseOrder(found, metric, by),
    limit: chooseLimit(found, by, thresholds),
    currency: (isOfMoney && found.currency) || "USD",
  };
}

function keepKnown(values: Found["only"], table: Table, doubts: Doubts): Values {
  const kept = (Object.entries(values) as [FilterDimension, string[]][])
    .filter(([dimension]) => isNamed(table, dimension, doubts))
    .map(([dimension, ids]) => [dimension, ids.toSorted()]);
  return Object.fromEntries(kept) as Values;
}

function chooseMeasure(found: Found, metric: MetricName, by: Dimension | null): Measure {
  const { measure, unit } = sampleMetrics[metric];
  if (found.asking.has("share") && measure === "sum" && by !== null) return "share";
  if (found.asking.has("average") && unit !== "count" && metric !== "score") return "average";
  // Of an RFQ one wants the lowest quote, unless the question wants the highest.
  if (metric === "landedCost" && by === "rfq" && found.direction === "highest") return "highest";
  return measure;
}

function needsRfq(
  metric: MetricName,
  measure: Measure,
  only: Values,
  by: Dimension | null,
): boolean {
  if (!comparesWithinRfq(metric)) return false;
  const isWithinOne = only.rfq?.length === 1;
  if (metric === "score") return !(isWithinOne && by === "supplier");
  return !isWithinOne && by !== "rfq" && by !== "record" && !(by === null && measure === "average");
}

/** The requests that a question without one could mean, by category and plant. */
function rfqsLike({ category, plant }: Values): string[] {
  return Object.entries(sampleRfqs)
    .filter(
      ([, rfq]) =>
        (category?.includes(rfq.category) ?? true) && (plant?.includes(rfq.plant) ?? true),
    )
    .map(([id]) => id)
    .slice(0, 2);
}

function chooseThresholds(found: Found, metric: MetricName, by: Dimension | null): Threshold[] {
  const { unit: metricUnit, table } = sampleMetrics[metric];
  const rowUnits: readonly Unit[] = sampleTables[table].rowUnits;
  return found.thresholds.flatMap(({ comparison, value, unit: given, isOfRows }): Threshold[] => {
    const unit = given ?? metricUnit;
    const isOfLine = unit === metricUnit && by !== null && !(isOfRows && by !== "record");
    if (isOfLine) return [{ of: "line", comparison, value, unit }];
    return rowUnits.includes(unit) ? [{ of: "row", comparison, value, unit }] : [];
  });
}

/** As the record set knows them; undefined for one that it does not. */
function statusesOf({ statuses }: Found, table: Table): (Status | undefined)[] {
  return statuses.map(({ status, isNegated }) => {
    const known = [status, sampleStatuses[status].alike].find(
      (each) => each && sampleStatuses[each].table === table,
    );
    return known && isNegated ? sampleStatuses[known].opposite : (known ?? undefined);
  });
}

const opposite = { highest: "lowest", lowest: "highest" } as const;

function chooseOrder(
  { direction }: Found,
  metric: MetricName,
  by: Dimension | null,
): Reading["order"] {
  const usual = defaultOrder(metric, by);
  // Where each RFQ has one quote, the direction has chosen it.
  const isOfRfqs = metric === "landedCost" && by === "rfq";
  if (usual === null || direction === null || direction === "first" || isOfRfqs) return usual;
  const { unit } = sampleMetrics[metric];
  const most = usual === "lowest" ? "lowest" : "highest";
  const best = unit === "percent" || unit === "points" || unit === "count" ? "highest" : "lowest";
  const orders: Record<typeof direction, Reading["order"]> = {
    highest: "highest",
    most: "highest",
    lowest: "lowest",
    fewest: "lowest",
    top: most,
    bottom: opposite[most],
    best,
    worst: opposite[best],
  };
  return orders[direction];
}

const usualList = 5;

/** "The largest order" is worth a few lines, not all of them. */
function chooseLimit(
  { limit, direction }: Found,
  by: Dimension | null,
  thresholds: readonly Threshold[],
): number | null {
  if (by === "record" && direction && thresholds.length === 0) return limit ?? usualList;
  return by === null ? null : limit;
}
