import { isMaterialGrade } from "../../../lexicon/material-grades.ts";
import type { QuoteField } from "../../quote-line.ts";
import type { CellValue, SourceTable } from "../../source.ts";
import { readAmount } from "../values/amounts.ts";
import { cellAt } from "./cell-at.ts";
import { readCharge } from "../values/charges.ts";
import { namedCurrency } from "../values/currencies.ts";
import { namedDate } from "../values/dates.ts";
import { findIncoterm } from "../values/find-incoterm.ts";
import { readLeadTime } from "../values/lead-times.ts";
import { isMissingText } from "../values/missing-words.ts";
import { readQuantity } from "../values/quantities.ts";
import { readRating } from "../values/ratings.ts";
import { looksLikeCompany } from "../table/supplier-names.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import type { Doubt } from "../values/understood.ts";
import { namedUnit } from "../values/units.ts";

/** How many rows are looked at to tell what a column holds. */
const sampleSize = 150;

const anyStyle: Doubt = { kind: "number-style", detail: "", confidence: 100 };

/** Some rows, spread over the table, without totals. */
export function sampleRows(rows: SourceTable["rows"], firstRow: number, endRow: number): number[] {
  const step = Math.max(1, Math.floor((endRow - firstRow) / sampleSize));
  const sample: number[] = [];
  for (let row = firstRow; row < endRow; row += step) {
    if (!isTotalRow(rows[row] ?? [])) sample.push(row);
  }
  return withoutTail(rows, sample);
}

/** A name and an amount: an offer has more cells. */
const cellsOfSum = 2;
const leastCells = 4;

/** Sums below the offers have their names where offers have figures, and say nothing of their columns. */
function withoutTail(rows: SourceTable["rows"], sample: readonly number[]): number[] {
  const filled = sample.map(
    (row) => (rows[row] ?? []).filter((cell) => cell !== null && cell.text.trim() !== "").length,
  );
  const end = filled.findLastIndex((count) => count > cellsOfSum) + 1;
  const isTable = filled.slice(0, end).filter((count) => count >= leastCells).length > 0;
  return isTable ? sample.slice(0, end) : [...sample];
}

/** A column's cells in those rows, without the blank and the "on request" ones. */
export function sampleColumn(
  rows: SourceTable["rows"],
  sampled: readonly number[],
  column: number,
): CellValue[] {
  return sampled.flatMap((row) => {
    const cell = cellAt(rows, row, column);
    return cell === null || isMissingText(cell.text) ? [] : [cell];
  });
}

const isNumeric = (text: string) => {
  const amount = readAmount(text, "point", anyStyle);
  return amount.kind === "value" && amount.doubts.length === 0 && !amount.value.isPercent;
};

/** Whether one cell can be a value of the field. */
const fits: Readonly<Record<QuoteField, (text: string, cell: CellValue) => boolean>> = {
  supplier: (text, cell) => cell.kind === "text" && /\p{L}{2}/u.test(text) && !isNumeric(text),
  part: (text, cell) => cell.kind !== "date" && text.length <= 80,
  description: (text, cell) => cell.kind === "text" && /\p{L}/u.test(text),
  quantity: (text, cell) =>
    cell.kind !== "date" && !isCode(text) && readQuantity(text, "point", anyStyle).kind === "value",
  unit: (text, cell) => cell.kind !== "date" && namedUnit(text) !== null,
  priceUnit: (text, cell) => cell.kind !== "date" && namedUnit(text) !== null,
  price: (text, cell) => cell.kind === "number" || isNumeric(text),
  discount: (text, cell) =>
    cell.kind === "number" ||
    (!isCode(text) && readAmount(text.replace(/^-/, ""), "point", anyStyle).kind === "value"),
  total: (text, cell) => cell.kind === "number" || isNumeric(text),
  currency: (text) => namedCurrency(text) !== null,
  tooling: isCharge,
  freight: isCharge,
  duty: isCharge,
  incoterm: (text) => findIncoterm(text, true) !== null,
  leadTime: (text, cell) =>
    cell.kind !== "date" && readLeadTime(text, "days", "days").kind === "value",
  validUntil: (text, cell) => cell.kind === "date" || isDateOrPeriod(text),
  minimumOrder: (text, cell) =>
    cell.kind !== "date" && !isCode(text) && readQuantity(text, "point", anyStyle).kind === "value",
  rating: (text, cell) => cell.kind !== "date" && readRating(text, null, "of 100").kind === "value",
};

function isCharge(text: string, cell: CellValue): boolean {
  return (
    cell.kind !== "date" &&
    !(cell.kind === "text" && isCode(text)) &&
    readCharge(text, "point", anyStyle, "per order", "per order").kind === "value"
  );
}

/** "PP-118" is no amount of 118. */
function isCode(text: string): boolean {
  const [, letters] = /^(\p{L}{1,5})[-_./]?\d[\p{L}\d._/-]*$/u.exec(text) ?? [];
  return letters !== undefined && namedCurrency(letters) === null;
}

function isDateOrPeriod(text: string): boolean {
  return (
    namedDate(text, "day-first") !== null || readLeadTime(text, "days", "days").kind === "value"
  );
}

/** The share of the sample, 0 to 1, that can be a value of the field; 1 for an empty sample. */
export function contentFit(field: QuoteField, sample: readonly CellValue[]): number {
  if (sample.length === 0) return 1;
  if (field === "part" && isSequence(sample)) return 0.3;
  return shareOf(sample, fits[field]);
}

export function isMostlyNumeric(sample: readonly CellValue[]): boolean {
  return sample.length > 0 && shareOf(sample, fits.price) >= 0.8;
}

/** Decimals or a sign of a currency: quantities have neither. */
export function isMoney({ kind, text }: CellValue): boolean {
  return (
    /[.,]\d{2}(?!\d)/.test(text) ||
    /\p{Sc}/u.test(text) ||
    (kind === "number" && text.includes("."))
  );
}

/** "1.1.2": the number of a line in a list of sections. */
const dottedNumber = /^\d{1,2}(?:\.\d{1,2}){2,3}$/;

/** 1, 2, 3 … or 10, 20, 30 … in any order, or 100, 200, 300 …: line numbers, not parts. Rows of one line repeat its. */
export function isSequence(sample: readonly CellValue[]): boolean {
  const texts = sample
    .map(({ text }) => text.trim())
    .filter((text, index, all) => text !== all[index - 1]);
  if (texts.length > 0 && texts.every((text) => dottedNumber.test(text))) return true;
  if (!texts.every((text) => /^\d{1,5}[a-z]?[.)]?$/.test(text))) return false;
  const numbers = texts.map((text) => Number.parseInt(text, 10));
  const [first = 0] = numbers;
  const isCounted = numbers.length > 1 && numbers.every((each, at) => each === first * (at + 1));
  return isCounted || (Math.min(...numbers) <= 10 && new Set(texts).size === texts.length);
}

export interface ContentGuess {
  readonly field: QuoteField;
  readonly confidence: number;
  readonly reason: string;
}

const amountWithSign = (text: string) => {
  const amount = readAmount(text, "point", anyStyle);
  return amount.kind === "value" && amount.value.currency !== null;
};
const partCode = /^(?=.*\d)(?=.*[\p{L}\-_/.])[\p{L}\d][\p{L}\d\-_/. ]{2,30}$/u;

/** Part numbers, by the look of them: letters and digits, no money, no spans of time. */
export function areCodes(sample: readonly CellValue[]): boolean {
  return (
    sample.length > 0 &&
    !isSequence(sample) &&
    shareOf(
      sample,
      (text, cell) =>
        cell.kind === "text" &&
        partCode.test(text) &&
        /^(?:\S*\d|\p{Lu}{1,4}\s\S*\d)/u.test(text) &&
        !isNumeric(text) &&
        !isMaterialGrade(text) &&
        namedDate(text, "day-first") === null &&
        readLeadTime(text, null, "days").kind === "missing",
    ) >= 0.8
  );
}

/** What a column may be by its values alone, best first. `hasHeader` forbids mere numbers and words. */
export function guessFromContent(sample: readonly CellValue[], hasHeader: boolean): ContentGuess[] {
  if (sample.length === 0) return [];
  const guesses: ContentGuess[] = [];
  const guess = (
    field: QuoteField,
    confidence: number,
    what: string,
    share: number,
    least = 0.9,
  ) => {
    if (share >= least) guesses.push({ field, confidence, reason: `its values are ${what}` });
  };
  const texts = sample.filter(({ kind }) => kind === "text");
  const textShare = (test: (text: string) => boolean) =>
    texts.length === 0 ? 0 : (shareOf(texts, test) * texts.length) / sample.length;
  guess(
    "currency",
    95,
    "currency codes",
    textShare((text) => namedCurrency(text) !== null),
  );
  guess(
    "incoterm",
    95,
    "Incoterms",
    textShare((text) => findIncoterm(text, true)?.isCode === true),
  );
  guess("price", 85, "amounts of money", shareOf(sample, amountWithSign), 0.8);
  guess(
    "leadTime",
    88,
    "spans of time",
    textShare(
      (text) => !/^\d+$/.test(text) && /\p{L}/u.test(text) && fits.leadTime(text, texts[0]!),
    ),
    0.8,
  );
  guess(
    "unit",
    85,
    "units",
    textShare((text) => /\p{L}{2}/u.test(text) && namedUnit(text) !== null),
  );
  guess("supplier", 85, "names of companies", textShare(looksLikeCompany), 0.5);
  guess(
    "rating",
    80,
    "ratings",
    textShare((text) => /\/\s*(?:5|10)$|★/u.test(text)),
    0.8,
  );
  guess(
    "validUntil",
    60,
    "dates",
    shareOf(sample, (text, cell) => cell.kind === "date" || namedDate(text, "day-first") !== null),
  );
  if (hasHeader) return guesses;
  const numeric = shareOf(sample, fits.price);
  const isWhole = sample.every(({ text }) => /^\d+$/.test(text));
  if (!isSequence(sample)) {
    guess(
      "part",
      60,
      "codes of letters and digits",
      textShare((text) => partCode.test(text) && namedDate(text, "day-first") === null),
      0.8,
    );
    guess("quantity", 50, "whole numbers", isWhole ? numeric : 0);
    guess("price", 60, "numbers", isWhole ? 0 : numeric);
  }
  guess(
    "description",
    50,
    "words",
    textShare((text) => /\p{L}{3}/u.test(text)),
    0.9,
  );
  return guesses;
}

function shareOf(
  sample: readonly CellValue[],
  test: (text: string, cell: CellValue) => boolean,
): number {
  if (sample.length === 0) return 0;
  return sample.filter((cell) => test(cell.text.trim(), cell)).length / sample.length;
}
