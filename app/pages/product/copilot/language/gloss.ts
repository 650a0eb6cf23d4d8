import { groupDigits } from "#app/format/group-digits.ts";

import { nameOf } from "../answering/say.ts";
import { sampleMetrics, sampleStatuses, sampleTables } from "../records/metrics.ts";

import type { Mark } from "./match.ts";
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
    pieces.push({ text: text.slice(start, end), gloss: { slot: gloss[0], reading: gloss[1] } });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), gloss: null });
  return pieces;
}

/** "More than" and "20 days" are one limit, "worst first" is one order; "last quarter" is one already. */
function joined(marks: readonly Mark[]): Mark[] {
  const pieces: Mark[] = [];
  for (const mark of marks) {
    const before = pieces.at(-1);
    const { concept } = mark;
    const isRanked = before?.concept.kind === "ranking";
    const takesNumber = isRanked || /^(comparison|number)$/.test(before?.concept.kind ?? "");
    if (before && isRanked && concept.kind === "ranking" && concept.id === "first") {
      before.end = mark.end;
    } else if (before && takesNumber && (concept.kind === "number" || concept.kind === "unit")) {
      before.end = mark.end;
      if (!isRanked && concept.kind === "number") before.concept = concept;
    } else pieces.push({ ...mark });
  }
  return pieces;
}

type Gloss = [slot: string, reading: string] | null;

function glossOf(concept: Mark["concept"], reading: Reading | null, namesFigure: boolean): Gloss {
  switch (concept.kind) {
    case "metric":
      return ["figure", sampleMetrics[reading?.metric ?? concept.metrics[0]!].name];
    case "ranking":
      return rankingGloss(concept, reading, namesFigure);
    case "dimension":
      return ["split", `by ${slotName(concept.id)}`];
    case "table":
      return ["records", sampleTables[concept.id].many];
    case "value":
      return [slotName(concept.dimension), nameOf(concept.dimension, concept.id)];
    case "status":
      return ["state", sampleStatuses[reading?.status ?? concept.id].name];
    case "period":
      return ["period", periodName(concept.period)];
    case "number":
      return ["limit", groupDigits(concept.value)];
    case "currency":
      return ["currency", concept.id];
    case "not":
      return ["not", "leave out"];
    case "refused":
      return ["not done", concept.id === "acts" ? "an action" : "a forecast"];
    case "unknown":
      return ["not known", "skipped"];
    case "asking":
      if (concept.id === "when") return ["split", "by month"];
      return /^(average|share|count)$/.test(concept.id) ? ["measure", concept.id] : null;
    default:
      return null;
  }
}

/** "Best" and "cheapest" name the figure themselves where no other word does. */
function rankingGloss(
  { id, metrics }: Extract<Mark["concept"], { kind: "ranking" }>,
  reading: Reading | null,
  namesFigure: boolean,
): Gloss {
  if (reading?.limit) return ["lines", `first ${reading.limit}`];
  const isFigure = metrics.length > 0 || id === "best" || id === "worst";
  if (reading && !namesFigure && isFigure) return ["figure", sampleMetrics[reading.metric].name];
  return ["order", reading?.order ? `${reading.order} first` : id];
}

const slotName = (dimension: string) => (dimension === "rfq" ? "RFQ" : dimension);
