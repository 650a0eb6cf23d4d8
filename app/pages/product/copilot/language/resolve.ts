import {
  type Measure,
  type MetricName,
  sampleMetrics,
  sampleTables,
  type Table,
} from "../records/metrics.ts";
import { sampleRfqs } from "../records/quotes.ts";

import {
  chooseLimit,
  chooseMeasure,
  chooseOrder,
  chooseStatus,
  chooseThresholds,
} from "./choose-details.ts";
import { chooseMetric, type MetricChoice, moneyOf } from "./choose-metric.ts";
import { chooseSplit, notOnFile } from "./choose-split.ts";
import type { Found } from "./collect.ts";
import {
  comparesWithinRfq,
  type Dimension,
  type FilterDimension,
  type Reading,
  tableDimensions,
  type Values,
  type Decided,
  type Doubt,
} from "./reading.ts";

export interface Resolution {
  reading: Reading;
  doubts: Doubt[];
  /** Decisions that would give other readings. */
  otherwise: Decided[];
}

/** Makes one reading of what was found; null when there is nothing to compute. */
export function resolve(found: Found, decided: Decided = {}): Resolution | null {
  const choice = decided.metric ? decidedMetric(decided.metric) : chooseMetric(found);
  if (!choice) return null;
  const doubts: Doubt[] = choice.doubt ? [{ text: choice.doubt, cost: 0.12 }] : [];
  const otherwise: Decided[] = choice.others.map((metric) => ({ metric }));

  const named = withinSpokenTable(choice, found, doubts);
  const { table } = sampleMetrics[named];
  if (found.tables.length > 0 && !found.tables.includes(table)) {
    const { many } = sampleTables[found.tables[0]!];
    doubts.push({ text: `The ${many} on file have no such figure.`, cost: 0.1 });
  }
  const asked = decided.rfq ? { ...found.only, rfq: [decided.rfq] } : found.only;
  const only = keepKnown(asked, table, doubts);
  const split = chooseSplit(found, named, only, choice.isList);
  const by = decided.rfq ? "supplier" : (decided.by ?? split.by);
  if (by === split.by) {
    doubts.push(...split.doubts);
    otherwise.push(...split.otherwise);
  }
  // A list of records is in order of money: each of them counts as one.
  const isCountOfOnes = by === "record" && sampleMetrics[named].unit === "count";
  const metric = isCountOfOnes ? moneyOf[table] : named;
  const measure = chooseMeasure(found, metric, by);
  if (needsRfq(metric, measure, only, by)) {
    doubts.push({
      text: "Prices and scores compare within one RFQ, not across several.",
      cost: 0.15,
    });
    otherwise.unshift(...rfqsLike(only).map((rfq) => ({ metric, rfq })));
  }
  const isDated = table !== "suppliers";
  if (found.periods.length > 0 && !isDated) {
    doubts.push({ text: "The suppliers on file carry no date.", cost: 0.12 });
  }
  const thresholds = chooseThresholds(found, metric, by, doubts);
  const speaksOfMoney = [sampleMetrics[metric], ...thresholds].some(({ unit }) => unit === "money");
  const reading: Reading = {
    metric,
    measure,
    by,
    only,
    without: keepKnown(found.without, table, doubts),
    status: chooseStatus(found, table, doubts),
    periods: isDated ? found.periods : [],
    thresholds,
    order: chooseOrder(found, metric, by),
    limit: chooseLimit(found, by, thresholds),
    currency: (speaksOfMoney && found.currency) || "USD",
  };
  return { reading, doubts, otherwise };
}

function decidedMetric(metric: MetricName): MetricChoice {
  return { metric, others: [], isList: false, doubt: null };
}

/** A metric that its record set cannot give: "the spend on RFQ-2417" has only been quoted. */
function withinSpokenTable({ metric }: MetricChoice, found: Found, doubts: Doubt[]): MetricName {
  if (!found.only.rfq || sampleMetrics[metric].table === "quotes") return metric;
  doubts.push({ text: "An RFQ has been quoted, not ordered: it has no such figure.", cost: 0.08 });
  return "landedCost";
}

function keepKnown(values: Found["only"], table: Table, doubts: Doubt[]): Values {
  const kept: Values = {};
  for (const [dimension, ids] of Object.entries(values) as [FilterDimension, string[]][]) {
    if (tableDimensions[table].includes(dimension)) kept[dimension] = ids.toSorted();
    else doubts.push(notOnFile(table, dimension));
  }
  return kept;
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
