import { askBelowConfidence } from "../intake/quote-line.ts";
import {
  answerAsOffer,
  answerInWords,
  type Correction,
  type OfferDraft,
  type OfferWords,
  type Question,
  type ReadbackRow,
  type Recognition,
} from "../intake/recognition.ts";
import { recognize as recognizeAll } from "../intake/recognize.ts";
import { limitToScan } from "../intake/scan-confidence.ts";
import type { FileReading } from "../intake/source.ts";
import { bare, compare, costOf, type Difference, valuesIn, valuesOf } from "./compare.ts";
import type { Truth } from "./truth.ts";

export const outcomes = [
  "right",
  "right after answering",
  "silently wrong",
  "lines lost unsaid",
  "doubt that cannot be settled",
  "value missed",
  "nothing",
] as const;

export type Outcome = (typeof outcomes)[number];

export interface Verdict {
  readonly outcome: Outcome;
  /** How many had to be answered. */
  readonly questionCount: number;
  /** What is wrong when all is answered. */
  readonly differences: readonly Difference[];
}

function recognize(files: readonly FileReading[], corrections: readonly Correction[]): Recognition {
  return limitToScan(recognizeAll(files, corrections), files, corrections);
}

/** Reads a file as a visitor who knows its truth would: every question gets the best answer it offers. */
export function judge(reading: FileReading, truth: Truth): Verdict {
  if (truth.notAQuote) return judgeOther(reading);
  if (truth.mustAsk !== undefined) return judgeAmbiguous(reading, truth.mustAsk);
  const first = recognize([reading], []);
  const found = compare(truth, first);
  const { recognition, questionCount, isOpen } = answer(reading, truth, first);
  const left = compare(truth, recognition);
  return {
    outcome: outcomeOf(recognition, first, found, left, isOpen),
    questionCount,
    differences: left,
  };
}

function outcomeOf(
  { lines }: Recognition,
  first: Recognition,
  found: readonly Difference[],
  left: readonly Difference[],
  isOpen: boolean,
): Outcome {
  const matters = ({ isMinor }: Difference) => !isMinor;
  if (lines.length === 0) return "nothing";
  if (!left.some(matters)) {
    if (isOpen) return "doubt that cannot be settled";
    return found.some(matters) ? "right after answering" : "right";
  }
  const doubtedLines = new Set(
    first.lines.flatMap(({ tableId, row, part, prices }) =>
      [part, prices[0]?.price].some((each) => each && each.confidence < askBelowConfidence)
        ? [`${tableId}:${row}`]
        : [],
    ),
  );
  const wasDoubted = (difference: Difference) =>
    difference.isDoubted ||
    found.some(
      ({ field, line, kind, isDoubted }) =>
        isDoubted &&
        line === difference.line &&
        // Of a line that the visitor was shown and made an offer of, nothing is silent.
        (field === difference.field || kind === "line-lost" || difference.kind === "line-lost"),
    ) ||
    (difference.kind === "line-invented" &&
      doubtedLines.has(difference.line.split(":", 2).join(":")));
  const silent = left.filter((each) => matters(each) && !wasDoubted(each));
  const isFalse = ({ kind, field }: Difference) =>
    kind === "wrong" || kind === "line-invented" || field === "charges";
  if (silent.some(isFalse)) return "silently wrong";
  if (silent.some(({ kind }) => kind === "line-lost")) {
    return isOpen ? "doubt that cannot be settled" : "lines lost unsaid";
  }
  return left.some((each) => matters(each) && wasDoubted(each))
    ? "doubt that cannot be settled"
    : "value missed";
}

function answer(reading: FileReading, truth: Truth, first: Recognition) {
  const corrections: Correction[] = [];
  const asked = new Set<string>();
  let recognition = first;
  for (;;) {
    const question = recognition.questions.find(({ id }) => !asked.has(id));
    if (!question) break;
    asked.add(question.id);
    const best = (offered: readonly (readonly Correction[])[]) =>
      offered
        .filter((each) => each.length > 0 && !each.some(leavesOut))
        .map((each) => {
          const given = recognize([reading], [...corrections, ...each]);
          return { each, given, cost: costOf(compare(truth, given)) };
        })
        .sort((a, b) => a.cost - b.cost)[0];
    const take = (answer: ReturnType<typeof best>) => {
      if (!answer) return;
      corrections.push(...answer.each);
      recognition = answer.given;
    };
    // Row by row, what is shown is put right where another answer is nearer to the file.
    const isUnread = recognition.lines.length === 0;
    const rows = [...(question.readback ?? [])];
    for (const row of rows) {
      const named = isUnread ? row.answers.find((each) => isSeen(each, truth, reading)) : undefined;
      if (named !== undefined) {
        corrections.push(named.correction);
        recognition = recognize([reading], corrections);
        continue;
      }
      // Whoever finds all as in the file has nothing to put right.
      if (!isUnread && !compare(truth, recognition).some(({ isMinor }) => !isMinor)) break;
      for (const draft of row.offers ?? []) {
        const offer = best(asOffers(row, draft, truth));
        if (offer && offer.cost < costOf(compare(truth, recognition))) take(offer);
      }
      const others = row.answers
        .filter((each) => isSeen(each, truth, reading) !== false)
        .map((each) => [each.correction]);
      const other = best([...others, ...inWords(row, truth)]);
      if (other && other.cost < costOf(compare(truth, recognition))) take(other);
      // Rows for which there was no room come up when others are answered.
      const known = new Set(rows.map(keyOf));
      const now = recognition.questions.find(({ id }) => id === question.id)?.readback ?? [];
      rows.push(...now.filter((each) => !known.has(keyOf(each))));
    }
    // Where it makes no difference yet, what the file says goes before what is assumed.
    const answers = question.answers.map((each) => [each.correction]);
    take(best([...inWords(question, truth), ...answers]));
  }
  return { recognition, questionCount: asked.size, isOpen: recognition.questions.length > 0 };
}

/**
 * Whether a column holds what the answer takes it for, as whoever has the file open sees: most of its cells are true
 * values of the field. `null` where the truth does not tell.
 */
function isSeen(
  { correction }: Question["answers"][number],
  { lines = [] }: Truth,
  { tables }: FileReading,
): boolean | null {
  if (correction.kind !== "column") return null;
  const { tableId, column, field } = correction;
  const trueValues = lines.flatMap((line): readonly (string | number | null | undefined)[] => {
    if (field === "part" || field === "supplier") return [line[field]];
    if (field === "price") return [line.unitPrice, ...(line.breaks ?? []).flat()];
    if (field === "quantity") return [line.quantity].flat();
    return field === "leadTime" ? daysAndWeeks(line.leadTimeDays) : [];
  });
  const known = new Set(trueValues.map((value) => String(value).toLowerCase()));
  const table = tables.find(({ id }) => id === tableId || tableId.startsWith(`${id}/`));
  if (trueValues.length === 0 || table === undefined) return null;
  const cells = table.rows.flatMap((row) => row[column]?.text.trim() || []);
  const held = cells.filter((text) =>
    [text.toLowerCase(), ...valuesOf(text).map(String)].some((value) => known.has(value)),
  );
  return held.length > 0 && held.length >= (cells.length - 1) / 2;
}

function daysAndWeeks(days: number | readonly number[] | undefined): number[] {
  return [days ?? []].flat().flatMap((each) => [each, each / 7]);
}

/** A visitor who wants the quote ranked does not leave it out, however badly it was read. */
function leavesOut(correction: Correction): boolean {
  return correction.kind === "choice" && correction.choice === "leave out";
}

/** What the visitor would write, where the question takes words. */
function inWords({ words }: Pick<Question, "words">, { lines = [] }: Truth): Correction[][] {
  if (!words) return [];
  const { field } = words.correction;
  const values = lines.map((line) => {
    if (field === "supplier" || field === "currency" || field === "part") return line[field];
    if (field === "price") return String(line.unitPrice ?? "");
    if (field === "leadTime") return daysText([line.leadTimeDays ?? []].flat()[0]);
    return field === "quantity" ? String([line.quantity ?? ""].flat()[0]) : "";
  });
  const texts = new Set(values.filter((value) => value !== ""));
  return [...texts].map((text) => [answerInWords(words, text)]);
}

function keyOf({ what, from }: ReadbackRow): string {
  return `${what} ${from}`;
}

/** The offers that the visitor makes of a row, with nothing but what stands in it. */
function asOffers(row: ReadbackRow, draft: OfferDraft, { lines = [] }: Truth): Correction[][] {
  const figures = valuesIn(row.from);
  const holds = (value: number | null | undefined) =>
    value !== null && value !== undefined && figures.has(value);
  const { of: _, ...drafted } = draft;
  const said = lines.flatMap(({ part, quantity, unitPrice, breaks = [], leadTimeDays }) => {
    const named = bare(row.from).includes(bare(part)) ? part : drafted.part;
    const leadTime = leadTimeDays === undefined ? "" : drafted.leadTime;
    const prices = [[[quantity ?? []].flat()[0], unitPrice] as const, ...breaks];
    return prices.flatMap(([count, price]): OfferWords[] =>
      holds(price)
        ? [
            {
              part: named,
              quantity: holds(count) ? keptOr(drafted.quantity, count) : "",
              price: keptOr(drafted.price, price),
              leadTime,
            },
          ]
        : [],
    );
  });
  return [drafted, ...said].map((each) => answerAsOffer(draft, each));
}

/** As it stands in the row where that is the value already. */
function keptOr(text: string, value: number | null | undefined): string {
  return value === null || value === undefined || valuesIn(text).has(value) ? text : String(value);
}

function daysText(days: number | undefined): string {
  return days === undefined ? "" : `${days} days`;
}

/** What the file leaves open must be asked, or left empty. */
function judgeAmbiguous(reading: FileReading, field: string): Verdict {
  const { lines, questions } = recognize([reading], []);
  const readingOf = (line: (typeof lines)[number]) => {
    if (field === "unitPrice") return line.prices[0]?.price;
    if (field === "per") return line.unit;
    return field in line ? line[field as "currency"] : null;
  };
  const isCertain = lines.some((line) => {
    const reading = readingOf(line);
    return reading ? reading.confidence >= askBelowConfidence : false;
  });
  const isSilent = questions.length === 0 && isCertain;
  const questionCount = questions.length;
  return { outcome: isSilent ? "silently wrong" : "right", questionCount, differences: [] };
}

/** What is no quote has no line, or none that is not asked about. */
function judgeOther(reading: FileReading): Verdict {
  const recognition = recognize([reading], []);
  const differences = compare({ layout: "", language: "", lines: [] }, recognition);
  const questionCount = recognition.questions.length;
  if (differences.length === 0) return { outcome: "right", questionCount, differences };
  const isSilent = questionCount === 0 || differences.some(({ isDoubted }) => !isDoubted);
  return {
    outcome: isSilent ? "silently wrong" : "right after answering",
    questionCount,
    differences,
  };
}
