import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { sampleMetrics, sampleTables, type Unit } from "../records/metrics.ts";
import { sampleSuppliers } from "#app/samples/sample-suppliers.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

import { compute, type Line, type Result } from "./compute.ts";
import { formatFigure } from "./format-figure.ts";
import { phraseOf } from "./phrase.ts";
import type { Reading } from "../language/reading.ts";
import type { Row } from "./rows.ts";

/** A figure of the answer's sentence: the line it stands for, or how many there are. */
export type Part = string | { text: string; line: Line } | { text: string; count: number };

export interface Answer {
  reading: Reading;
  readAs: string;
  result: Result;
  /** Of a line's figure: a share is a percentage whatever it is a share of. */
  unit: Unit;
  sentence: readonly Part[];
  /** Why the first comes first, in the words of the ranking engine. */
  explanation: string | null;
}

export function answer(reading: Reading): Answer {
  const result = compute(reading);
  const unit = reading.measure === "share" ? "percent" : sampleMetrics[reading.metric].unit;
  return {
    reading,
    readAs: phraseOf(reading),
    result,
    unit,
    sentence: sentenceOf(reading, result, unit),
    explanation: reading.metric === "score" ? explanationOf(result) : null,
  };
}

export function sentenceText(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

function sentenceOf(reading: Reading, { lines, rest, rowsOnFile }: Result, unit: Unit): Part[] {
  const { by, order, metric } = reading;
  const { many, one } = sampleTables[sampleMetrics[metric].table];
  const figure = (line: Line): Part => ({
    text: formatFigure(line.value, unit, reading.currency),
    line,
  });
  const count = (number: number): Part => ({ text: String(number), count: number });
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return ["None of the ", count(rowsOnFile), ` ${many} on file match.`];
  if (by === null) {
    const rows = first.rows.length;
    return [figure(first), ", from ", count(rows), ` ${rows === 1 ? one : many}.`];
  }
  if (lines.length === 1) return [`${first.label}: `, figure(first), "."];
  if (order === "time") {
    const peak = lines.reduce((high, line) => (line.value > high.value ? line : high));
    return [
      `From `,
      figure(first),
      ` in ${first.label} to `,
      figure(last),
      ` in ${last.label}. The highest is ${peak.label} with `,
      figure(peak),
      ".",
    ];
  }
  const [near, far] = order === "lowest" ? ["lowest", "highest"] : ["highest", "lowest"];
  const isCut = rest.length > 0;
  return [
    `${first.label} is ${near} at `,
    figure(first),
    isCut ? `, then ${lines[1]!.label} at ` : `, ${last.label} is ${far} at `,
    figure(isCut ? lines[1]! : last),
    ".",
  ];
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
