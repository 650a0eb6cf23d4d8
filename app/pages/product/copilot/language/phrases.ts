import { approvers, type Approver } from "#app/samples/approval-rules.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import { type MetricName, sampleMetrics } from "../records/metrics.ts";
import { rowsOf, sampleRfqs } from "../records/rows.ts";
import { fillers, vocabulary } from "../records/words.ts";

import type { FilterDimension } from "./reading.ts";
import { stemsOf } from "./tokens.ts";

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
  ...fillers.map((word): Phrase => ({ stems: stemsOf(word), concept: { kind: "filler" } })),
].sort((a, b) => b.stems.length - a.stems.length);

function phrasesOf(kind: keyof Vocabulary, id: string, words: readonly string[]): Phrase[] {
  if (kind === "category" || kind === "plant") return values(kind, id, words);
  const named = kind === "metric" ? [sampleMetrics[id as MetricName].name, ...words] : words;
  return named.map((word) => ({ stems: stemsOf(word), concept: conceptOf(kind, id) }));
}

function conceptOf(kind: keyof Vocabulary, id: string): Concept {
  const direction = id as Direction;
  switch (kind) {
    case "metric":
      return { kind, metrics: [id as MetricName] };
    case "cost":
      return { kind: "metric", metrics: ["spend", "landedCost"] };
    case "ranking":
      return { kind, id: direction, metrics: [] };
    // What is cheap is a quote; what costs is an order.
    case "price":
      return { kind: "ranking", id: direction, metrics: ["landedCost", "spend"] };
    case "speed":
      return { kind: "ranking", id: direction, metrics: ["leadTime"] };
    default:
      return { kind, id } as Concept;
  }
}

function values(dimension: FilterDimension, id: string, words: readonly string[]): Phrase[] {
  return words.map((word) => ({
    stems: stemsOf(word),
    concept: { kind: "value", dimension, id },
  }));
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
