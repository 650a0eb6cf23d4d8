import { approvers, requestCategories, requestPlants } from "#app/samples/approvals.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { periodName } from "../language/periods.ts";
import { defaultOrder, type FilterDimension, type Reading } from "../language/reading.ts";
import {
  type CurrencyCode,
  sampleCurrencies,
  sampleMetrics,
  sampleStatuses,
  type Unit,
} from "../records/metrics.ts";
import { sampleRfqs } from "../records/rows.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** A figure with its unit. Money is given in that currency already. */
export function formatFigure(value: number, unit: Unit, currency: CurrencyCode): string {
  if (unit === "count") return whole.format(value);
  if (unit === "percent") return `${tenths.format(value)}%`;
  if (unit !== "money") {
    const isOne = value === 1 && unit !== "points";
    return `${tenths.format(value)} ${isOne ? unit.slice(0, -1) : unit}`;
  }
  const style = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat("en-US", style).format(value).replace(/\u00a0/g, " ");
}

const named = <Value>(record: Record<string, Value>, name: (value: Value, id: string) => string) =>
  new Map(Object.entries(record).map(([id, value]) => [id, name(value, id)]));

/** What each value is called where it stands in a sentence or heads a line. */
const names: Record<FilterDimension, Map<string, string>> = {
  supplier: named(sampleSuppliers, ({ name }) => name),
  category: named(requestCategories, (name) => name),
  plant: named(requestPlants, (place) => place.replace(/,.*/, "")),
  rfq: named(sampleRfqs, (_, id) => id),
  approver: named(approvers, ({ title }) => title),
};
const parts = named(sampleRfqs, ({ part }) => part.toLowerCase());

export const nameOf = (dimension: FilterDimension, id: string) => names[dimension].get(id) ?? id;

/** The part that a request for quote asks for. */
export const partOf = (rfq: string) => parts.get(rfq) ?? "";

const comparisons = { over: "over", under: "under", atLeast: "at least", atMost: "at most" };

/** A reading in plain words. Asked again, they give the same reading: what is said is what is computed. */
export function phraseOf(reading: Reading): string {
  const { by, periods, thresholds, limit, order, metric, currency } = reading;
  const isUsualOrder = order === defaultOrder(metric, by);
  return [
    subjectOf(reading),
    by && by !== "record" && `by ${by === "rfq" ? "RFQ" : by}`,
    ...filterWords(reading.only, ""),
    ...filterWords(reading.without, "not "),
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
  const records = `${status ? `${sampleStatuses[status].name} ` : ""}${table}`;
  if (by === "record") return `list of ${records} by ${name}`;
  const share = measure === "share" ? "share of " : "";
  if (unit === "count") return `${share}number of ${records}`;
  const isTold = measure === "average" && (unit === "days" || unit === "hours" || unit === "money");
  const told = !share && (measure !== usual || isTold) ? `${measure} ` : "";
  return `${share}${told}${name}${status ? ` of ${records}` : ""}`;
}

const prepositions = { supplier: "from", category: "in", plant: "at", rfq: "on", approver: "with" };
const list = new Intl.ListFormat("en-US");

function filterWords(values: Reading["only"], negation: string): string[] {
  return (Object.entries(values) as [FilterDimension, readonly string[]][]).map(
    ([dimension, ids]) => {
      const names = ids.map((id) => nameOf(dimension, id));
      // A category is a common noun.
      const spoken = dimension === "category" ? names.map((name) => name.toLowerCase()) : names;
      return `${negation}${prepositions[dimension]} ${list.format(spoken)}`;
    },
  );
}
