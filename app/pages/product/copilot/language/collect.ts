import type { CurrencyCode, MetricName, Status, Table, Unit } from "../records/metrics.ts";

import type { Mark } from "./match.ts";
import type { Asking, Direction, RefusedTopic } from "./phrases.ts";
import type { Comparison, Dimension, FilterDimension, Period } from "./reading.ts";

type Concept = Mark["concept"];
type ConceptOf<Kind> = Extract<Concept, { kind: Kind }>;

/** What the marks of a question say, sorted by kind, before it is known how they go together. */
export class Found {
  /** One entry for each mention; several metrics where the word alone does not tell. */
  metrics: (readonly MetricName[])[] = [];
  direction: Direction | null = null;
  dimensions: Dimension[] = [];
  tables: Table[] = [];
  /** "Which orders", "top five quotes": the records themselves are asked for. */
  listsRecords = false;
  only: Partial<Record<FilterDimension, string[]>> = {};
  without: Partial<Record<FilterDimension, string[]>> = {};
  statuses: { status: Status; isNegated: boolean }[] = [];
  periods: Period[] = [];
  /** Limits on a figure, before it is known which figure. */
  thresholds: { comparison: Comparison; value: number; unit: Unit | null; isOfRows: boolean }[] =
    [];
  limit: number | null = null;
  asking = new Set<Asking>();
  currency: CurrencyCode | null = null;
  refused: RefusedTopic | null = null;
  /** Numbers that nothing in the question gives a meaning to. */
  idleNumbers = 0;
}

/** A negation reaches over these. */
const carriesNegation = ["value", "versus", "dimension", "comparison"];

export function collect(marks: readonly Mark[]): Found {
  const found = new Found();
  // Fillers stand between words that belong together: "above the 50,000 dollars".
  const all = marks.map(({ concept }) => concept);
  const concepts = all.filter(({ kind }) => kind !== "filler");
  let isNegated = false;
  for (let at = 0; at < concepts.length; at += 1) {
    const concept = concepts[at]!;
    if (!carriesNegation.includes(concept.kind)) {
      isNegated = concept.kind === "not" || (isNegated && concept.kind === "status");
    }
    switch (concept.kind) {
      case "metric":
        found.metrics.push(concept.metrics);
        break;
      case "ranking":
        found.direction ??= concept.id;
        if (concept.metrics.length > 0) found.metrics.push(concept.metrics);
        break;
      case "dimension":
        if (!belongsToValue(concept, all)) found.dimensions.push(concept.id);
        break;
      case "table":
        found.tables.push(concept.id);
        found.listsRecords ||= isListed(concepts.slice(0, at));
        break;
      case "value": {
        const values = isNegated ? found.without : found.only;
        values[concept.dimension] = [...new Set(values[concept.dimension]).add(concept.id)];
        break;
      }
      case "status":
        found.statuses.push({ status: concept.id, isNegated });
        isNegated = false;
        break;
      case "period":
        found.periods.push(concept.period);
        break;
      case "asking":
        found.asking.add(concept.id);
        break;
      case "currency":
        found.currency = concept.id;
        break;
      case "refused":
        found.refused ??= concept.id;
        break;
      case "comparison":
        at += readComparison(concepts, at, found);
        break;
      case "number":
        readLooseNumber(concept, [concepts[at - 1], concepts[at + 1]], found);
        break;
    }
  }
  return found;
}

/** "Which late orders" and "the five largest orders" list them, "spend on orders" does not. */
function isListed(before: readonly Concept[]): boolean {
  const concept = before.findLast(({ kind }) => kind !== "status" && kind !== "not");
  if (concept?.kind === "asking") return concept.id === "list";
  return concept?.kind === "number" || concept?.kind === "ranking";
}

/** "The Dayton plant" is one plant; "by plant at Dayton" is a split. */
function belongsToValue(concept: ConceptOf<"dimension">, all: readonly Concept[]): boolean {
  const at = all.indexOf(concept);
  return [all[at - 1], all[at + 1]].some(
    (neighbor) => neighbor?.kind === "value" && neighbor.dimension === concept.id,
  );
}

/** Reads "over 20 days" and the like; says how many concepts it took beyond the first. */
function readComparison(concepts: readonly Concept[], at: number, found: Found): number {
  const { id: comparison } = concepts[at] as ConceptOf<"comparison">;
  const [before, next, second] = [concepts[at - 1], concepts[at + 1], concepts[at + 2]];
  if (comparison === "each") return 0;
  if (comparison === "between" && next?.kind === "period" && second?.kind === "period") {
    found.periods.push({ from: next.period.from, to: second.period.to });
    return 2;
  }
  const isOfRows =
    before?.kind === "table" || (before?.kind === "comparison" && before.id === "each");
  const number = numberFrom(concepts, at + 1);
  if (!number) return 0;
  const { value, unit, length } = number;
  if (comparison !== "between") {
    found.thresholds.push({ comparison, value, unit, isOfRows });
    found.currency ??= number.currency;
    return length;
  }
  const high = numberFrom(concepts, at + 2);
  if (!high || length > 1) return 0;
  // The unit stands behind the second number and is meant for both.
  const both = { unit: unit ?? high.unit, isOfRows };
  found.thresholds.push(
    { ...both, comparison: "atLeast", value: value * high.factor },
    { ...both, comparison: "atMost", value: high.value },
  );
  found.currency ??= number.currency ?? high.currency;
  return 1 + high.length;
}

interface NumberWithUnit {
  value: number;
  /** How many of the unit it is counted in one of the words is: 7 for weeks. */
  factor: number;
  unit: Unit | null;
  currency: CurrencyCode | null;
  length: number;
}

function numberFrom(concepts: readonly Concept[], at: number): NumberWithUnit | null {
  const [first, next] = [concepts[at], concepts[at + 1]];
  const [number, sign] = first?.kind === "currency" ? [next, first] : [first, next];
  if (number?.kind !== "number") return null;
  const { value, unit, currency } = number;
  if (sign?.kind === "currency")
    return { value, factor: 1, unit: "money", currency: sign.id, length: 2 };
  if (sign?.kind !== "unit") return { value, factor: 1, unit, currency, length: 1 };
  const [counted, factor] = sign.id === "weeks" ? (["days", 7] as const) : ([sign.id, 1] as const);
  return { value: value * factor, factor, unit: counted, currency, length: 2 };
}

const longestList = 50;

/** "Top 3" and "three suppliers" say how many lines; any other number is idle. */
function readLooseNumber(
  { value, unit }: ConceptOf<"number">,
  [before, after]: (Concept | undefined)[],
  found: Found,
): void {
  const counts =
    before?.kind === "ranking" || /^(ranking|dimension|table)$/.test(after?.kind ?? "");
  const isLength = Number.isInteger(value) && value >= 1 && value <= longestList;
  if (counts && isLength && unit === null) found.limit ??= value;
  else found.idleNumbers += 1;
}
