import { askBelowConfidence } from "../intake/quote-line.ts";
import {
  answerAsOffer,
  answerInWords,
  notAnOffer,
  offerToAdd,
  showsOffers,
} from "../intake/answers.ts";
import type {
  Correction,
  OfferDraft,
  Question,
  ReadbackRow,
  Recognition,
} from "../intake/recognition.ts";
import { recognize as recognizeAll } from "../intake/recognize.ts";
import { limitToScan } from "../intake/scan-confidence.ts";
import type { FileReading } from "../intake/source.ts";
import { valuesOf } from "./asked-words.ts";
import { compare, costOf } from "./compare.ts";
import type { Difference } from "./difference.ts";
import { daysText, typedCharges, typedOffers, wordsOfFile } from "./typed-offers.ts";
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
  /** Offers of which something was typed that was not read. */
  readonly typedCount: number;
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
  const { recognition, questionCount, isOpen, typedCount, hidden } = answer(reading, truth, first);
  const left = [...compare(truth, recognition), ...hidden];
  return {
    outcome: outcomeOf(recognition, first, found, left, isOpen),
    questionCount,
    differences: left,
    typedCount,
  };
}

function outcomeOf(
  { lines }: Recognition,
  first: Recognition,
  found: readonly Difference[],
  left: readonly Difference[],
  isOpen: boolean,
): Outcome {
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
    isDoubtedIn(found, difference) ||
    (difference.kind === "line-invented" &&
      doubtedLines.has(difference.line.split(":", 2).join(":")));
  const silent = left.filter((each) => matters(each) && !wasDoubted(each));
  if (silent.some(isFalse)) return "silently wrong";
  if (silent.some(({ kind }) => kind === "line-lost")) {
    return isOpen ? "doubt that cannot be settled" : "lines lost unsaid";
  }
  return left.some((each) => matters(each) && wasDoubted(each))
    ? "doubt that cannot be settled"
    : "value missed";
}

function matters({ isMinor }: Difference): boolean {
  return !isMinor;
}

function isFalse({ kind, field }: Difference): boolean {
  return kind === "wrong" || kind === "line-invented" || field === "charges";
}

/** The visitor is asked about it, or was at the start. */
function isDoubtedIn(found: readonly Difference[], difference: Difference): boolean {
  return (
    difference.isDoubted ||
    found.some(
      ({ field, line, kind, isDoubted }) =>
        isDoubted &&
        line === difference.line &&
        // Of a line that the visitor was shown and made an offer of, nothing is silent.
        (field === difference.field || kind === "line-lost" || difference.kind === "line-lost"),
    )
  );
}

function answer(reading: FileReading, truth: Truth, first: Recognition) {
  const corrections: Correction[] = [];
  const asked = new Set<string>();
  const file = wordsOfFile(reading);
  const found = compare(truth, first);
  const typed = new Set<string>();
  /** What was false, never in doubt, and is typed away: it stays silently wrong. */
  const hidden: Difference[] = [];
  let recognition = first;
  const best = (offered: readonly (readonly Correction[])[]) => {
    let found: { each: readonly Correction[]; given: Recognition; cost: number } | undefined;
    for (const each of offered) {
      if (each.length === 0 || each.some(leavesOut)) continue;
      const given = recognize([reading], [...corrections, ...each]);
      const cost = costOf(compare(truth, given));
      if (found === undefined || cost < found.cost) found = { each, given, cost };
      if (cost === 0) break;
    }
    return found;
  };
  const take = (answer: ReturnType<typeof best>) => {
    if (!answer) return;
    corrections.push(...answer.each);
    recognition = answer.given;
  };
  const isBetter = (answer: ReturnType<typeof best>) =>
    answer !== undefined && answer.cost < costOf(compare(truth, recognition));
  const type = (key: string, typing: (before: readonly Difference[]) => Correction[][]) => {
    const before = compare(truth, recognition);
    const offer = best(typing(before));
    if (!offer || !isBetter(offer)) return;
    take(offer);
    typed.add(key);
    const after = compare(truth, recognition);
    const isLeft = ({ line, field }: Difference) =>
      after.some((each) => each.line === line && each.field === field);
    // An answer may have spoilt what was read right.
    const wasFalse = ({ line, field }: Difference) =>
      found.some((each) => each.line === line && (each.field === field || each.field === "line"));
    hidden.push(
      ...before
        .filter((each) => matters(each) && isFalse(each) && wasFalse(each))
        .filter((each) => !isDoubtedIn(found, each) && !isLeft(each)),
    );
  };
  const typeOffer = (draft: OfferDraft) =>
    type(JSON.stringify(draft.of), (before) => typedOffers(draft, truth, file, before));
  for (;;) {
    const question = recognition.questions.find(({ id }) => !asked.has(id));
    if (!question) break;
    asked.add(question.id);
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
      if (!isUnread && !compare(truth, recognition).some(matters)) break;
      const drafts = [...(row.offers ?? []), ...(row.lines ?? [])];
      for (const draft of row.offers ?? []) {
        const { of: _, ...drafted } = draft;
        const offer = best([answerAsOffer(draft, drafted)]);
        if (isBetter(offer)) take(offer);
      }
      const others = row.answers
        .filter((each) => isSeen(each, truth, reading) !== false)
        .map((each) => [each.correction]);
      const none = drafts.map((draft) => [notAnOffer(draft) ?? []].flat());
      const other = best([...others, ...inWords(row, truth), ...none]);
      if (isBetter(other)) take(other);
      for (const draft of drafts) typeOffer(draft);
      const { words } = row;
      if (words?.correction.field === "charges") {
        type("charges", () =>
          typedCharges(truth, file).map((text) => [answerInWords(words, text)]),
        );
      }
      // Rows for which there was no room come up when others are answered.
      const known = new Set(rows.map(keyOf));
      const now = recognition.questions.find(({ id }) => id === question.id)?.readback ?? [];
      rows.push(...now.filter((each) => !known.has(keyOf(each))));
    }
    // What was answered further down may have changed the offers above.
    const now = recognition.questions.find(({ id }) => id === question.id)?.readback ?? [];
    for (const { offers = [], lines = [] } of now) {
      for (const draft of [...offers, ...lines]) typeOffer(draft);
    }
    if (showsOffers(question)) {
      const lost = compare(truth, recognition).filter(({ kind }) => kind === "line-lost");
      const { sourceId, fileName } = reading;
      for (const _ of lost) typeOffer(offerToAdd(sourceId ?? fileName, fileName, corrections));
    }
    // Where it makes no difference yet, what the file says goes before what is assumed.
    const answers = question.answers.map((each) => [each.correction]);
    take(best([...inWords(question, truth), ...answers]));
  }
  return {
    recognition,
    questionCount: asked.size,
    isOpen: recognition.questions.length > 0,
    typedCount: typed.size,
    hidden,
  };
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
    if (field === "incoterm" || field === "validUntil") return line[field] ?? "";
    if (field === "minimumOrder") return String(line[field] ?? "");
    return field === "quantity" ? String([line.quantity ?? ""].flat()[0]) : "";
  });
  const texts = new Set(values.filter((value) => value !== ""));
  return [...texts].map((text) => [answerInWords(words, text)]);
}

function keyOf({ what, from }: ReadbackRow): string {
  return `${what} ${from}`;
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
  return {
    outcome: isSilent ? "silently wrong" : "right",
    questionCount,
    differences: [],
    typedCount: 0,
  };
}

/** What is no quote has no line, or none that is not asked about. */
function judgeOther(reading: FileReading): Verdict {
  const recognition = recognize([reading], []);
  const differences = compare({ layout: "", language: "", lines: [] }, recognition);
  const questionCount = recognition.questions.length;
  const typedCount = 0;
  if (differences.length === 0) return { outcome: "right", questionCount, differences, typedCount };
  const isSilent = questionCount === 0 || differences.some(({ isDoubted }) => !isDoubted);
  return {
    outcome: isSilent ? "silently wrong" : "right after answering",
    questionCount,
    differences,
    typedCount,
  };
}
