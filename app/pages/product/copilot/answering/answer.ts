import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";

import type { Reading } from "../language/reading.ts";
import { understand } from "../language/understand.ts";
import { sampleMetrics, sampleTables, type Unit } from "../records/metrics.ts";
import type { Row } from "../records/rows.ts";

import { compute, type Line, type Result } from "./compute.ts";
import { formatFigure, phraseOf } from "./say.ts";

export function answer(reading: Reading) {
  const result = compute(reading);
  // A share is a percentage whatever it is a share of.
  const unit: Unit = reading.measure === "share" ? "percent" : sampleMetrics[reading.metric].unit;
  return {
    reading,
    readAs: phraseOf(reading),
    result,
    unit,
    sentence: sentenceOf(reading, result, unit),
    /** Why the first comes first, in the words of the ranking engine. */
    explanation: reading.metric === "score" ? explanationOf(result) : null,
  };
}

export type Answer = ReturnType<typeof answer>;

/** What becomes of a question: its answer, or a question back, or a refusal. */
export function outcomeOf(question: string) {
  const understanding = understand(question);
  if (understanding.kind !== "reading") return understanding;
  return { ...understanding, answer: answer(understanding.reading) };
}

export type Outcome = ReturnType<typeof outcomeOf>;

function sentenceOf(reading: Reading, { lines, rest, rowsOnFile }: Result, unit: Unit): string {
  const { by, order, metric, currency } = reading;
  const { many, one } = sampleTables[sampleMetrics[metric].table];
  const figure = ({ value }: Line) => formatFigure(value, unit, currency);
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !last) return `None of the ${rowsOnFile} ${many} on file match.`;
  if (by === null) {
    const count = first.rows.length;
    return `${figure(first)}, from ${count} ${count === 1 ? one : many}.`;
  }
  if (!second) return `${first.label}: ${figure(first)}.`;
  if (order === "time") {
    const peak = lines.reduce((high, line) => (line.value > high.value ? line : high));
    return `From ${figure(first)} in ${first.label} to ${figure(last)} in ${last.label}. The highest is ${peak.label} with ${figure(peak)}.`;
  }
  const [near, far] = order === "lowest" ? ["lowest", "highest"] : ["highest", "lowest"];
  const then =
    rest.length > 0
      ? `then ${second.label} at ${figure(second)}`
      : `${last.label} is ${far} at ${figure(last)}`;
  return `${first.label} is ${near} at ${figure(first)}, ${then}.`;
}

/** The first of the ranking against the one asked about, or against the second. */
function explanationOf({ lines, rest }: Result): string | null {
  const rows = [...lines, ...rest].flatMap((line) => line.rows);
  const { ranked } = rank(rows.map(quoteOf), samplePackage.weights);
  const [leader, second] = ranked;
  const asked = ranked.find(({ quote }) => quote.id === lines[0]?.rows[0]?.id);
  const rival = asked && asked !== leader ? asked : second;
  return leader && rival ? leadSentence(explainLead(leader, rival, samplePackage.weights)) : null;
}

function quoteOf({ id, supplier, figures }: Row) {
  return {
    id,
    supplier: sampleSuppliers[supplier].name,
    landedCost: figures.landedCost ?? null,
    leadTimeDays: figures.quotedDays ?? null,
    reliability: sampleSuppliers[supplier].reliability,
  };
}
