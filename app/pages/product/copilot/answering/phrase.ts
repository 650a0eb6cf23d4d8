import { sampleCurrencies, sampleMetrics, sampleTables } from "../records/metrics.ts";

import { formatFigure } from "./format-figure.ts";
import { listOf, nameOf, statusNames } from "./names.ts";
import { periodName } from "../language/periods.ts";
import {
  type Comparison,
  defaultOrder,
  type FilterDimension,
  type Reading,
  type Values,
} from "../language/reading.ts";

const comparisons: Record<Comparison, string> = {
  over: "over",
  under: "under",
  atLeast: "at least",
  atMost: "at most",
};

/** A reading in plain words. Asked again, they give the same reading: what is said is what is computed. */
export function phraseOf(reading: Reading): string {
  const { by, only, without, periods, thresholds, limit, order, metric, currency } = reading;
  const isUsualOrder = order === defaultOrder(metric, by);
  return [
    subjectOf(reading),
    by && by !== "record" && `by ${by === "rfq" ? "RFQ" : by}`,
    ...filterWords(only, ""),
    ...filterWords(without, "not "),
    periods.length > 0 && `in ${periods.map(periodName).join(", ")}`,
    ...thresholds.map(
      ({ of, comparison, value, unit }) =>
        `${of === "row" ? "each " : ""}${comparisons[comparison]} ${formatFigure(value, unit, currency)}`,
    ),
    !isUsualOrder && order && `, ${order} first`,
    limit !== null && `, the first ${limit}`,
    currency !== "USD" && `in ${sampleCurrencies[currency].name}`,
  ]
    .filter(Boolean)
    .join(" ")
    .replaceAll(" ,", ",");
}

/** "Average lead time", "number of late orders", "list of quotes by landed cost". */
function subjectOf({ metric, measure, by, status }: Reading): string {
  const { table, name, unit, measure: usual } = sampleMetrics[metric];
  const state = status ? `${statusNames[status]} ` : "";
  const records = `${state}${sampleTables[table].many}`;
  if (by === "record") return `list of ${records} by ${name}`;
  if (name.startsWith("number of"))
    return `${measure === "share" ? "share of " : ""}number of ${records}`;
  const measured =
    measure === "share"
      ? `share of ${name}`
      : measure !== usual || (measure === "average" && unit !== "percent" && unit !== "points")
        ? `${measure} ${name}`
        : name;
  return status ? `${measured} of ${records}` : measured;
}

const prepositions: Record<FilterDimension, string> = {
  supplier: "from",
  category: "in",
  plant: "at",
  rfq: "on",
  approver: "with",
};

function filterWords(values: Values, negation: string): string[] {
  return (Object.entries(values) as [FilterDimension, readonly string[]][]).map(
    ([dimension, ids]) =>
      `${negation}${prepositions[dimension]} ${listOf(ids.map((id) => spokenName(dimension, id)))}`,
  );
}

/** A category is a common noun. */
function spokenName(dimension: FilterDimension, id: string): string {
  const name = nameOf(dimension, id);
  return dimension === "category" ? name.toLowerCase() : name;
}
