import { sampleMetrics, sampleTables } from "../records/metrics.ts";

import { groupDigits } from "#app/format/group-digits.ts";
import type { Mark } from "./mark-words.ts";
import { nameOf, statusNames } from "../answering/names.ts";
import { periodName } from "./periods.ts";
import type { Reading } from "./reading.ts";
import type { Understanding } from "./understand.ts";

/** A stretch of the question: plain, or with what it was read as. Together they are the question. */
export interface Glossed {
  text: string;
  gloss: { slot: string; reading: string } | null;
}

/** The question, cut where something was read from it. */
export function glossed(text: string, understanding: Understanding): Glossed[] {
  const reading = understanding.kind === "reading" ? understanding.reading : null;
  const namesFigure = understanding.marks.some(({ concept }) => concept.kind === "metric");
  const pieces: Glossed[] = [];
  let from = 0;
  for (const { start, end, concept } of joined(understanding.marks)) {
    const gloss = glossOf(concept, reading, namesFigure);
    if (!gloss) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), gloss: null });
    pieces.push({ text: text.slice(start, end), gloss });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), gloss: null });
  return pieces;
}

/** "More than" and "20 days" are one limit; "last quarter" is one already. */
function joined(marks: readonly Mark[]): Mark[] {
  const pieces: Mark[] = [];
  for (const mark of marks) {
    const before = pieces.at(-1);
    const isPart = mark.concept.kind === "number" || mark.concept.kind === "unit";
    const takesNumber =
      before?.concept.kind === "comparison" ||
      before?.concept.kind === "ranking" ||
      before?.concept.kind === "number";
    if (before?.concept.kind === "ranking" && isFirst(mark)) before.end = mark.end;
    else if (before && isPart && takesNumber) {
      pieces[pieces.length - 1] = { ...mark, start: before.start, concept: limitOf(before, mark) };
    } else pieces.push({ ...mark });
  }
  return pieces;
}

/** "Worst first" is one order. */
function isFirst({ concept }: Mark): boolean {
  return concept.kind === "ranking" && concept.direction === "first";
}

function limitOf(before: Mark, mark: Mark): Mark["concept"] {
  return before.concept.kind === "ranking" || mark.concept.kind === "unit"
    ? before.concept
    : mark.concept;
}

function glossOf(
  concept: Mark["concept"],
  reading: Reading | null,
  namesFigure: boolean,
): Glossed["gloss"] {
  switch (concept.kind) {
    case "metric": {
      const metric = reading?.metric ?? concept.metrics[0]!;
      return { slot: "figure", reading: sampleMetrics[metric].name };
    }
    case "ranking":
      return rankingGloss(concept, reading, namesFigure);
    case "dimension":
      return { slot: "split", reading: `by ${slotName(concept.dimension)}` };
    case "table":
      return { slot: "records", reading: sampleTables[concept.table].many };
    case "value":
      return { slot: slotName(concept.dimension), reading: nameOf(concept.dimension, concept.id) };
    case "status":
      return { slot: "state", reading: statusNames[reading?.status ?? concept.status] };
    case "period":
      return { slot: "period", reading: periodName(concept.period) };
    case "number":
      return { slot: "limit", reading: groupDigits(concept.value) };
    case "currency":
      return { slot: "currency", reading: concept.currency };
    case "not":
      return { slot: "not", reading: "leave out" };
    case "refused":
      return { slot: "not done", reading: concept.topic === "acts" ? "an action" : "a forecast" };
    case "unknown":
      return { slot: "not known", reading: "skipped" };
    case "asking":
      return askingGlosses[concept.asking] ?? null;
    default:
      return null;
  }
}

/** "Best" and "cheapest" name the figure themselves where no other word does. */
function rankingGloss(
  { direction, metrics }: Extract<Mark["concept"], { kind: "ranking" }>,
  reading: Reading | null,
  namesFigure: boolean,
): Glossed["gloss"] {
  if (reading?.limit) return { slot: "lines", reading: `first ${reading.limit}` };
  const order = reading?.order ? `${reading.order} first` : direction;
  const isFigure = metrics.length > 0 || direction === "best" || direction === "worst";
  if (!reading || namesFigure || !isFigure) return { slot: "order", reading: order };
  return { slot: "figure", reading: sampleMetrics[reading.metric].name };
}

const slotName = (dimension: string) => (dimension === "rfq" ? "RFQ" : dimension);

const askingGlosses: Partial<Record<string, { slot: string; reading: string }>> = {
  average: { slot: "measure", reading: "average" },
  share: { slot: "measure", reading: "share" },
  count: { slot: "measure", reading: "count" },
  when: { slot: "split", reading: "by month" },
};
