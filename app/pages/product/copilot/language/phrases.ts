import { type Approver, approvers } from "#app/samples/approvals.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { type MetricName, sampleMetrics } from "../records/metrics.ts";
import { rowsOf, sampleRfqs } from "../records/rows.ts";
import type { FilterDimension } from "./reading.ts";
import { stemsOf } from "./tokens.ts";
import words from "./vocabulary.json" with { type: "json" };

/**
 * Words of a buyer's question, by what they stand for; where two kinds list one, the first counts. Plurals and typing errors
 * are found without being listed; names of suppliers, requests, approvers and metrics stand with their records. A `price` or
 * a `speed` names a metric and a direction at once; a `cost` is an order's spend or a quote's landed cost, as the rest tells;
 * `refused` is asked for but not done here. Fillers carry a question and mean nothing by themselves.
 */
const { listed: vocabulary, fillers } = words;

type Vocabulary = typeof vocabulary;
type Listed = { [Kind in keyof Vocabulary]: { kind: Kind; id: keyof Vocabulary[Kind] } };

export type Direction = keyof Vocabulary["ranking"];
export type Asking = keyof Vocabulary["asking"];
export type RefusedTopic = keyof Vocabulary["refused"];

/** What a word of a question can stand for. Where there are several metrics, the rest of the question tells. */
export type Concept =
  | { kind: "value"; dimension: FilterDimension; id: string }
  | { kind: "metric"; metrics: readonly MetricName[] }
  | { kind: "ranking"; id: Direction; metrics: readonly MetricName[] }
  | Listed["refused" | "status" | "asking" | "comparison" | "table" | "dimension"]
  | Listed["unit" | "currency" | "not" | "versus"]
  | { kind: "filler" };

export interface Phrase {
  stems: readonly string[];
  concept: Concept;
}

/** What a kind of word stands for where that is more than the kind and which of them. */
const meant: { [Kind in keyof Vocabulary]?: (id: string) => Partial<Concept> } = {
  metric: (id) => ({ metrics: [id as MetricName] }),
  cost: () => ({ kind: "metric", metrics: ["spend", "landedCost"] }),
  ranking: () => ({ metrics: [] }),
  // What is cheap is a quote; what costs is an order.
  price: () => ({ kind: "ranking", metrics: ["landedCost", "spend"] }),
  speed: () => ({ kind: "ranking", metrics: ["leadTime"] }),
};

/** Every phrase that is known, the longest first; of equals, the first listed counts. */
export const phrases: readonly Phrase[] = [
  ...entries(sampleSuppliers).flatMap(([id, { name, alsoCalled }]) =>
    values("supplier", id, [name, ...alsoCalled]),
  ),
  ...entries(sampleRfqs).flatMap(([id, { part, alsoCalled }]) =>
    values("rfq", id, [id, part, ...alsoCalled.split(", ").filter(Boolean)]),
  ),
  ...[...new Set(rowsOf("approvals").map(({ approver }) => approver!))].flatMap((id) =>
    values("approver", id, titlesOf(id)),
  ),
  ...entries(vocabulary).flatMap(([kind, words]) =>
    Object.entries(words).flatMap(([id, listed]) => phrasesOf(kind, id, listed.split(", "))),
  ),
  ...naming({ kind: "filler" }, fillers.split(" ")),
].sort((a, b) => b.stems.length - a.stems.length);

function phrasesOf(kind: keyof Vocabulary, id: string, words: readonly string[]): Phrase[] {
  if (kind === "category" || kind === "plant") return values(kind, id, words);
  const named = kind === "metric" ? [sampleMetrics[id as MetricName].name, ...words] : words;
  return naming({ kind, id, ...meant[kind]?.(id) } as Concept, named);
}

function values(dimension: FilterDimension, id: string, words: readonly string[]): Phrase[] {
  return naming({ kind: "value", dimension, id }, words);
}

function naming(concept: Concept, words: readonly string[]): Phrase[] {
  return words.map((word) => ({ stems: stemsOf(word), concept: { ...concept } }));
}

/** "Finance" for the finance controller; a plant manager is not a plant. */
function titlesOf(id: Approver): string[] {
  const { title } = approvers[id];
  const [first = ""] = title.split(" ");
  return ["Plant", "Purchasing", "VP", "Design"].includes(first) ? [title] : [title, first];
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
