import type { CurrencyCode, MetricName, Table, Unit } from "../records/metrics.ts";
import type { Asking, ComparisonWord, Status } from "../records/words.ts";

import type { Direction, RefusedTopic } from "./concepts.ts";
import type { Mark } from "./mark-words.ts";
import type { Comparison, Dimension, FilterDimension, Period } from "./reading.ts";

/** A limit on a figure, before it is known which figure. */
export interface FoundThreshold {
  comparison: Comparison;
  value: number;
  unit: Unit | null;
  isOfRows: boolean;
}

/** What the marks of a question say, sorted by kind, before it is known how they go together. */
export interface Found {
  /** One entry for each mention; several metrics where the word alone does not tell. */
  metrics: (readonly MetricName[])[];
  direction: Direction | null;
  dimensions: Dimension[];
  tables: Table[];
  /** "Which orders", "top five quotes": the records themselves are asked for. */
  listsRecords: boolean;
  only: Partial<Record<FilterDimension, string[]>>;
  without: Partial<Record<FilterDimension, string[]>>;
  statuses: { status: Status; isNegated: boolean }[];
  periods: Period[];
  thresholds: FoundThreshold[];
  limit: number | null;
  asking: Set<Asking>;
  currency: CurrencyCode | null;
  refused: RefusedTopic | null;
  /** Numbers that nothing in the question gives a meaning to. */
  idleNumbers: number;
}

type ConceptOf<Kind> = Extract<Mark["concept"], { kind: Kind }>;

export function collect(marks: readonly Mark[]): Found {
  const found: Found = {
    metrics: [],
    direction: null,
    dimensions: [],
    tables: [],
    listsRecords: false,
    only: {},
    without: {},
    statuses: [],
    periods: [],
    thresholds: [],
    limit: null,
    asking: new Set(),
    currency: null,
    refused: null,
    idleNumbers: 0,
  };
  // Fillers stand between words that belong together: "above the 50,000 dollars".
  const all = marks.map(({ concept }) => concept);
  const concepts = all.filter(({ kind }) => kind !== "filler");
  let isNegated = false;
  for (let at = 0; at < concepts.length; at += 1) {
    const concept = concepts[at]!;
    const [before, after] = [concepts[at - 1], concepts[at + 1]];
    if (!["value", "versus", "dimension", "comparison"].includes(concept.kind)) {
      isNegated = concept.kind === "not" || (isNegated && concept.kind === "status");
    }
    switch (concept.kind) {
      case "metric":
        found.metrics.push(concept.metrics);
        break;
      case "ranking":
        found.direction ??= concept.direction;
        if (concept.metrics.length > 0) found.metrics.push(concept.metrics);
        break;
      case "dimension":
        if (!belongsToValue(concept, all)) found.dimensions.push(concept.dimension);
        break;
      case "table":
        found.tables.push(concept.table);
        found.listsRecords ||= isListed(concepts.slice(0, at));
        break;
      case "value": {
        const values = isNegated ? found.without : found.only;
        const ids = (values[concept.dimension] ??= []);
        if (!ids.includes(concept.id)) ids.push(concept.id);
        break;
      }
      case "status":
        found.statuses.push({ status: concept.status, isNegated });
        isNegated = false;
        break;
      case "period":
        found.periods.push(concept.period);
        break;
      case "asking":
        found.asking.add(concept.asking);
        break;
      case "currency":
        found.currency = concept.currency;
        break;
      case "refused":
        found.refused ??= concept.topic;
        break;
      case "comparison":
        at += readComparison(concepts, at, found);
        break;
      case "number":
        readLooseNumber(concept, before, after, found);
        break;
    }
  }
  return found;
}

/** "Which late orders" and "the five largest orders" list them, "spend on orders" does not. */
function isListed(before: readonly Mark["concept"][]): boolean {
  const last = before.findLastIndex(({ kind }) => kind !== "status" && kind !== "not");
  const concept = before[last];
  if (concept?.kind === "asking") return concept.asking === "list";
  return concept?.kind === "number" || concept?.kind === "ranking";
}

/** "The Dayton plant" is one plant; "by plant at Dayton" is a split. */
function belongsToValue(concept: ConceptOf<"dimension">, all: readonly Mark["concept"][]): boolean {
  const at = all.indexOf(concept);
  return [all[at - 1], all[at + 1]].some(
    (neighbor) => neighbor?.kind === "value" && neighbor.dimension === concept.dimension,
  );
}

/** Reads "over 20 days" and the like; says how many concepts it took beyond the first. */
function readComparison(concepts: readonly Mark["concept"][], at: number, found: Found): number {
  const { comparison } = concepts[at] as ConceptOf<"comparison">;
  const isOfRows = concepts[at - 1]?.kind === "table" || isEach(concepts[at - 1]);
  const next = concepts[at + 1];
  if (comparison === "each") return 0;
  if (comparison === "between") {
    const second = concepts[at + 2];
    if (next?.kind === "period" && second?.kind === "period") {
      found.periods.push({ from: next.period.from, to: second.period.to });
      return 2;
    }
    // The unit stands behind the second number and is meant for both.
    const [low, high] = [numberFrom(concepts, at + 1), numberFrom(concepts, at + 2)];
    if (!low || !high || low.length > 1) return 0;
    const unit = low.unit ?? high.unit;
    found.thresholds.push(
      { comparison: "atLeast", value: low.value * (high.value / high.given), unit, isOfRows },
      { comparison: "atMost", value: high.value, unit, isOfRows },
    );
    found.currency ??= low.currency ?? high.currency;
    return 1 + high.length;
  }
  const number = numberFrom(concepts, at + 1);
  if (!number) return 0;
  found.thresholds.push({ comparison, value: number.value, unit: number.unit, isOfRows });
  found.currency ??= number.currency;
  return number.length;
}

const isEach = (concept: Mark["concept"] | undefined) =>
  concept?.kind === "comparison" && (concept.comparison satisfies ComparisonWord) === "each";

interface NumberWithUnit {
  value: number;
  /** Before the unit's factor: 3 for "3 weeks". */
  given: number;
  unit: Unit | null;
  currency: CurrencyCode | null;
  length: number;
}

function numberFrom(concepts: readonly Mark["concept"][], at: number): NumberWithUnit | null {
  const [number, unit] = [concepts[at], concepts[at + 1]];
  if (number?.kind === "currency" && unit?.kind === "number") {
    const { value } = unit;
    return { value, given: value || 1, unit: "money", currency: number.currency, length: 2 };
  }
  if (number?.kind !== "number") return null;
  const { value, currency } = number;
  if (unit?.kind === "unit") {
    return { value: value * unit.factor, given: value || 1, unit: unit.unit, currency, length: 2 };
  }
  if (unit?.kind === "currency") {
    return { value, given: value || 1, unit: "money", currency: unit.currency, length: 2 };
  }
  return { value, given: value || 1, unit: number.unit, currency, length: 1 };
}

const longestList = 50;

/** "Top 3" and "three suppliers" say how many lines; any other number is idle. */
function readLooseNumber(
  { value, unit }: ConceptOf<"number">,
  before: Mark["concept"] | undefined,
  after: Mark["concept"] | undefined,
  found: Found,
): void {
  const counts =
    before?.kind === "ranking" ||
    after?.kind === "ranking" ||
    after?.kind === "dimension" ||
    after?.kind === "table";
  const isLimit =
    counts && unit === null && Number.isInteger(value) && value >= 1 && value <= longestList;
  if (isLimit) found.limit ??= value;
  else found.idleNumbers += 1;
}
