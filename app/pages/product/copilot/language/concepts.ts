import { approvers, type Approver } from "#app/samples/approval-rules.ts";
import { sampleApprovals } from "../records/approvals.ts";
import {
  type CurrencyCode,
  type MetricName,
  sampleCurrencies,
  sampleMetrics,
  type Table,
  type Unit,
} from "../records/metrics.ts";
import { sampleRfqs } from "../records/quotes.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";
import {
  type Asking,
  askingWords,
  categoryWords,
  cheapWords,
  type ComparisonWord,
  comparisonWords,
  costlyWords,
  costWords,
  dimensionWords,
  fastWords,
  fillers,
  negations,
  plantWords,
  rankingWords,
  refusedWords,
  slowWords,
  type Status,
  statusWords,
  tableWords,
  unitWords,
  versusWords,
} from "../records/words.ts";

import type { Dimension, FilterDimension } from "./reading.ts";
import { stemsOf } from "./tokens.ts";

export type Direction = keyof typeof rankingWords;
export type RefusedTopic = keyof typeof refusedWords;

/** What a word of a question can stand for. Where there are several metrics, the rest of the question tells. */
export type Concept =
  | { kind: "metric"; metrics: readonly MetricName[] }
  | { kind: "ranking"; direction: Direction; metrics: readonly MetricName[] }
  | { kind: "dimension"; dimension: Dimension }
  | { kind: "table"; table: Table }
  | { kind: "value"; dimension: FilterDimension; id: string }
  | { kind: "status"; status: Status }
  | { kind: "asking"; asking: Asking }
  | { kind: "comparison"; comparison: ComparisonWord }
  | { kind: "unit"; unit: Unit; factor: number }
  | { kind: "currency"; currency: CurrencyCode }
  | { kind: "refused"; topic: RefusedTopic }
  | { kind: "not" }
  | { kind: "versus" }
  | { kind: "filler" };

export interface Phrase {
  stems: readonly string[];
  concept: Concept;
}

/** What is cheap is a quote; what costs is an order. */
const priceMetrics = ["landedCost", "spend"] as const;
const costMetrics = ["spend", "landedCost"] as const;
const speedMetrics = ["leadTime"] as const;

/** Every phrase that is known, the longest first; of equals, the first listed counts. */
export const phrases: readonly Phrase[] = [
  ...valuePhrases(),
  ...entries(sampleMetrics).flatMap(([metric, { name, words }]) =>
    list([name, ...words], { kind: "metric", metrics: [metric] }),
  ),
  ...list(cheapWords, { kind: "ranking", direction: "lowest", metrics: priceMetrics }),
  ...list(costlyWords, { kind: "ranking", direction: "highest", metrics: priceMetrics }),
  ...list(fastWords, { kind: "ranking", direction: "lowest", metrics: speedMetrics }),
  ...list(slowWords, { kind: "ranking", direction: "highest", metrics: speedMetrics }),
  ...list(costWords, { kind: "metric", metrics: costMetrics }),
  ...each(refusedWords, (topic) => ({ kind: "refused", topic })),
  ...each(statusWords, (status) => ({ kind: "status", status })),
  ...each(askingWords, (asking) => ({ kind: "asking", asking })),
  ...each(comparisonWords, (comparison) => ({ kind: "comparison", comparison })),
  ...each(rankingWords, (direction) => ({ kind: "ranking", direction, metrics: [] })),
  ...each(tableWords, (table) => ({ kind: "table", table })),
  ...each(dimensionWords, (dimension) => ({ kind: "dimension", dimension })),
  ...list(unitWords.days, { kind: "unit", unit: "days", factor: 1 }),
  ...list(unitWords.weeks, { kind: "unit", unit: "days", factor: 7 }),
  ...list(unitWords.hours, { kind: "unit", unit: "hours", factor: 1 }),
  ...list(unitWords.percent, { kind: "unit", unit: "percent", factor: 1 }),
  ...list(unitWords.points, { kind: "unit", unit: "points", factor: 1 }),
  ...entries(sampleCurrencies).flatMap(([currency, { words }]) =>
    list(words, { kind: "currency", currency }),
  ),
  ...list(negations, { kind: "not" }),
  ...list(versusWords, { kind: "versus" }),
  ...list(fillers, { kind: "filler" }),
].sort((a, b) => b.stems.length - a.stems.length);

function valuePhrases(): Phrase[] {
  const value = (dimension: FilterDimension, id: string, words: readonly string[]) =>
    list(words, { kind: "value", dimension, id });
  const signers = [...new Set(sampleApprovals.map(({ approver }) => approver))];
  return [
    ...entries(sampleSuppliers).flatMap(([id, { name, alsoCalled }]) =>
      value("supplier", id, [name, ...alsoCalled]),
    ),
    ...entries(sampleRfqs).flatMap(([id, { part, alsoCalled }]) =>
      value("rfq", id, [id, part, ...alsoCalled]),
    ),
    ...signers.flatMap((id) => value("approver", id, [approvers[id].title, ...shortTitles(id)])),
    ...entries(categoryWords).flatMap(([id, words]) => value("category", id, words)),
    ...entries(plantWords).flatMap(([id, words]) => value("plant", id, words)),
  ];
}

/** "Finance" for the finance controller; a plant manager is not a plant. */
function shortTitles(id: Approver): string[] {
  const [first = ""] = approvers[id].title.split(" ");
  return ["Plant", "Purchasing", "VP", "Design"].includes(first) ? [] : [first];
}

function list(words: readonly string[], concept: Concept): Phrase[] {
  return words.map((word) => ({ stems: stemsOf(word), concept }));
}

function each<Key extends string>(
  words: Record<Key, readonly string[]>,
  concept: (key: Key) => Concept,
): Phrase[] {
  return entries(words).flatMap(([key, list_]) => list(list_, concept(key)));
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
