import { askBelowConfidence, type QuoteField, type Reading } from "../../quote-line.ts";
import { fieldNames } from "../../field-names.ts";
import type { CellValue, SourcePlace } from "../../source.ts";
import { cellAt } from "./cell-at.ts";
import { cellReaders, type FieldValues, type ReadingRules } from "../values/cell-readers.ts";
import type { ChargeBasis } from "../values/charges.ts";
import type { ColumnClaim } from "./column-claim.ts";
import type { FoundCurrency } from "../values/currencies.ts";
import { namedDurationUnit } from "../values/lead-times.ts";
import { isMissingText } from "../values/missing-words.ts";
import type { Asked } from "../questions/question-book.ts";
import { columnQuestion, doubtQuestion } from "../questions/questions.ts";
import { askChoice } from "../questions/table-questions.ts";
import { ratingScales, type RatingScale } from "../values/ratings.ts";
import type { TableCorrections } from "../table/corrections.ts";
import type { TableContext } from "../table/table-context.ts";
import type { Doubt, Understood } from "../values/understood.ts";
import { namedUnit } from "../values/units.ts";
import { columnAnswer } from "../questions/answers.ts";

/** A value and the questions that it hangs on. */
export interface AskedReading<Value> {
  readonly reading: Reading<Value>;
  readonly asked: readonly Asked[];
}

/** `null` for a blank cell; "missing" for one that says that there is no value, or nothing readable. */
export type ReadCell<Value> = AskedReading<Value> | "missing" | null;

const nothingAsked: readonly Asked[] = [];
const cacheLimit = 20_000;

/** Reads the cells of one column as values of its field. */
export class ColumnReader<Field extends QuoteField> {
  readonly claim: ColumnClaim;
  readonly rules: ReadingRules;
  readonly #context: TableContext;
  readonly #field: Field;
  readonly #confidence: number;
  readonly #columnAsked: readonly Asked[];
  /** Tables repeat their words. */
  readonly #known = new Map<string, Understood<FieldValues[Field]>>();
  readonly #raised = new Map<string, Asked>();
  /** What the visitor wrote into the cells of the file's table. */
  readonly #corrected: TableCorrections["cells"];

  constructor(context: TableContext, field: Field, claim: ColumnClaim) {
    this.claim = claim;
    this.rules = readingRules(context, claim);
    this.#context = context;
    this.#field = field;
    this.#corrected = context.allCorrections.ofTable(context.table.id).cells;
    const isAsked = claim.confidence < askBelowConfidence;
    this.#columnAsked = isAsked ? [context.book.ask(columnQuestion(context, claim))] : nothingAsked;
    this.#confidence = this.#columnAsked[0]?.confidence ?? claim.confidence;
  }

  read(row: number, line: number): ReadCell<FieldValues[Field]> {
    const context = this.#context;
    const { column } = this.claim;
    const cell = cellAt(context.rows, row, column);
    if (cell === null) return null;
    if (cell.kind === "text" && isMissingText(cell.text)) {
      addMissingCell(context, row, column, this.#field, cell.text, `“${cell.text}” gives no value`);
      return "missing";
    }
    const result = this.#understand(cell);
    const place = context.regular.cellPlace(row, column);
    if (result.kind === "missing") {
      addMissingCell(context, row, column, this.#field, cell.text, result.reason);
      this.#askOnce("unread", () => askToLeave(context, this.claim, cell.text, place)).touch(line);
      return "missing";
    }
    const isCorrected = this.#corrected.size > 0 && isCorrectedCell(this.#corrected, place);
    const reason = isCorrected ? "you said so" : this.claim.reason;
    const reading = {
      value: result.value,
      raw: cell.text,
      place,
      confidence: isCorrected ? Math.max(this.#confidence, 99) : this.#confidence,
      reason: result.note === "" ? reason : `${reason}; ${result.note}`,
    };
    if (result.doubts.length === 0) return { reading, asked: this.#columnAsked };
    const doubted = result.doubts.map((doubt) =>
      this.#askOnce(`${doubt.kind}/${doubt.detail}`, () => {
        const currency = currencyOf(result.value);
        const question = doubtQuestion(
          context,
          this.claim,
          this.#field,
          doubt,
          cell.text,
          place,
          currency,
        );
        return context.book.ask(question);
      }),
    );
    const least = Math.min(reading.confidence, ...doubted.map((asked) => asked.confidence));
    return {
      reading: { ...reading, confidence: least },
      asked: [...this.#columnAsked, ...doubted],
    };
  }

  #askOnce(key: string, raise: () => Asked): Asked {
    const asked = this.#raised.get(key) ?? raise();
    this.#raised.set(key, asked);
    return asked;
  }

  #understand(cell: CellValue): Understood<FieldValues[Field]> {
    const field = this.#field;
    if (cell.kind !== "text" || field === "price" || field === "total") {
      return cellReaders[field](cell, this.rules);
    }
    const cached = this.#known.get(cell.text);
    if (cached !== undefined) return cached;
    const fresh = cellReaders[field](cell, this.rules);
    if (this.#known.size < cacheLimit) this.#known.set(cell.text, fresh);
    return fresh;
  }
}

/** A cell of a used column that gives no value, by its place in the file. */
export function addMissingCell(
  context: TableContext,
  row: number,
  column: number,
  field: QuoteField,
  raw: string,
  reason: string,
) {
  const place = context.regular.cellPlace(row, column);
  if (place.kind !== "cell") return;
  context.missingCells.push({ row: place.row, column: place.column, field, raw, reason });
}

function isCorrectedCell(cells: TableCorrections["cells"], place: SourcePlace): boolean {
  return place.kind === "cell" && cells.get(place.row)?.has(place.column) === true;
}

/** The sign whose meaning is asked for, where the value has one. */
function currencyOf(value: unknown): FoundCurrency | null {
  const found = value as Partial<FoundCurrency> | null;
  return typeof found === "object" && found?.mayBe !== undefined && found.sign !== undefined
    ? (found as FoundCurrency)
    : null;
}

function askToLeave(
  context: TableContext,
  claim: ColumnClaim,
  raw: string,
  place: SourcePlace,
): Asked {
  const field = claim.field === null ? "value" : fieldNames[claim.field];
  return askChoice(context, `unread/${claim.column}`, {
    text: `“${raw}” under “${claim.header.text}” in ${context.name} cannot be read as ${field}. Leave such cells empty?`,
    confidence: 0,
    reason: "the cell holds something else",
    place,
    keep: "Yes, leave them empty",
    others: [columnAnswer(context, claim.column, null, "No, do not use the column")],
  });
}

/** What the header, the visitor or the values themselves say about how to read a column. */
export function readingRules(context: TableContext, claim: ColumnClaim): ReadingRules {
  const { numberStyle, dateStyle, corrections, facts, columns } = context;
  const { header, column, field } = claim;
  const chosen = corrections.units.get(column) ?? null;
  const sample = columns[column]?.sample ?? [];
  const numberDoubt: Doubt = {
    kind: "number-style",
    detail: "",
    confidence: numberStyle.confidence,
  };
  const greatest = Math.max(0, ...sample.map(bareNumber));
  const scaleOfValues: RatingScale =
    greatest <= 1 ? "of 1" : greatest <= 5 ? "of 5" : greatest <= 10 ? "of 10" : "of 100";
  const basis: ChargeBasis | null = isBasis(chosen) ? chosen : header.basis;
  return {
    decimal: numberStyle.decimal,
    numberDoubt,
    dateOrder: dateStyle.order,
    dateDoubt:
      dateStyle.confidence >= askBelowConfidence
        ? null
        : { kind: "date-style", detail: "", confidence: dateStyle.confidence },
    quoteDate: facts.quoteDate,
    countsFrom: claim.isCorrected ? facts.quoteDate : null,
    durationUnit: (chosen === null ? null : namedDurationUnit(chosen)) ?? header.durationUnit,
    assumedDurationUnit: greatest > 0 && greatest <= 16 ? "weeks" : "days",
    basis,
    assumedBasis: field === "duty" ? "percent" : "per order",
    scale: isScale(chosen) ? chosen : (header.scale ?? (greatest > 10 ? "of 100" : null)),
    assumedScale: scaleOfValues,
    unit: chosen === null ? null : namedUnit(chosen),
    currencySigns: corrections.currencySigns,
  };
}

function bareNumber(cell: CellValue): number {
  if (cell.kind === "number") return cell.number;
  return /^\d+(?:[.,]\d+)?$/.test(cell.text) ? Number(cell.text.replace(",", ".")) : 0;
}

function isBasis(text: string | null): text is ChargeBasis {
  return text === "per order" || text === "per unit" || text === "percent";
}

function isScale(text: string | null): text is RatingScale {
  return ratingScales.some((scale) => scale === text);
}

/** The value of a cell, counting the line for the questions it hangs on. */
export function taken<Value>(cell: ReadCell<Value>, line: number): Reading<Value> | null {
  if (cell === null || cell === "missing") return null;
  for (const asked of cell.asked) asked.touch(line);
  return cell.reading;
}
