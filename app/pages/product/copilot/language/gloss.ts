import { groupDigits } from "#app/format/group-digits.ts";

import { nameOf } from "../answering/say.ts";
import { sampleMetrics, sampleStatuses } from "../records/metrics.ts";

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
    const glossOf = glosses[concept.kind] as ((...of: unknown[]) => Gloss) | undefined;
    const gloss = glossOf?.(concept, reading, namesFigure);
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

type Gloss = readonly [slot: string, reading: string] | null;
type Concept = Mark["concept"];
type ConceptOf<Kind> = Extract<Concept, { kind: Kind }>;

/** What is said of each kind of mark; of other kinds nothing. */
const glosses: {
  [Kind in Concept["kind"]]?: (
    concept: ConceptOf<Kind>,
    reading: Reading | null,
    namesFigure: boolean,
  ) => Gloss;
} = {
  metric: ({ metrics }, reading) => ["figure", sampleMetrics[reading?.metric ?? metrics[0]!].name],
  ranking: rankingGloss,
  dimension: ({ id }) => ["split", `by ${slotName(id)}`],
  table: ({ id }) => ["records", id],
  value: ({ dimension, id }) => [slotName(dimension), nameOf(dimension, id)],
  status: ({ id }, reading) => ["state", sampleStatuses[reading?.status ?? id].name],
  period: ({ period }) => ["period", periodName(period)],
  number: ({ value }) => ["limit", groupDigits(value)],
  currency: ({ id }) => ["currency", id],
  not: () => ["not", "leave out"],
  refused: ({ id }) => ["not done", id === "acts" ? "an action" : "a forecast"],
  unknown: () => ["not known", "skipped"],
  asking: ({ id }) => {
    if (id === "when") return ["split", "by month"];
    return /^(average|share|count)$/.test(id) ? ["measure", id] : null;
  },
};

/** "Best" and "cheapest" name the figure themselves where no other word does. */
function rankingGloss(
  { id, metrics }: ConceptOf<"ranking">,
  reading: Reading | null,
  namesFigure: boolean,
): Gloss {
  if (reading?.limit) return ["lines", `first ${reading.limit}`];
  const isFigure = metrics.length > 0 || id === "best" || id === "worst";
  if (reading && !namesFigure && isFigure) return ["figure", sampleMetrics[reading.metric].name];
  return ["order", reading?.order ? `${reading.order} first` : id];
}

const slotName = (dimension: string) => (dimension === "rfq" ? "RFQ" : dimension);
