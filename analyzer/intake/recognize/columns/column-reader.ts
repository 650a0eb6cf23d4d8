import { askBelowConfidence, type QuoteField, type Reading } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { cellAt } from "./cell-at.ts";
import { cellReaders, type FieldValues, type ReadingRules } from "../values/cell-readers.ts";
import type { ChargeBasis } from "../values/charges.ts";
import type { ColumnClaim } from "./column-claims.ts";
import type { FoundCurrency } from "../values/currencies.ts";
import { namedDurationUnit } from "../values/lead-times.ts";
import { isMissingText } from "../values/missing-words.ts";
import type { Asked } from "../questions/question-book.ts";
import { columnQuestion, doubtQuestion } from "../questions/questions.ts";
import { noteQuestion } from "../questions/table-questions.ts";
import { ratingScales, type RatingScale } from "../values/ratings.ts";
import type { TableContext } from "../table/table-context.ts";
import type { Doubt, Understood } from "../values/understood.ts";
import { namedUnit } from "../values/units.ts";

/** A value and the questions that it hangs on. */
export interface AskedReading<Value> {
  readonly reading: Reading<Value>;
  readonly asked: readonly Asked[];
}

/** `null` for a blank cell; "missing" for one that says that there is no value, or nothing readable. */
export type ReadCell<Value> = AskedReading<Value> | "missing" | null;

export interface ColumnReader<Field extends QuoteField> {
  readonly claim: ColumnClaim;
  readonly rules: ReadingRules;
  readonly read: (row: number, line: number) => ReadCell<FieldValues[Field]>;
}

const nothingAsked: readonly Asked[] = [];
const cacheLimit = 20_000;

/** Reads the cells of one column as values of its field. */
export function createColumnReader<Field extends QuoteField>(
  context: TableContext,
  field: Field,
  claim: ColumnClaim,
): ColumnReader<Field> {
  const { column } = claim;
  const tableId = context.table.id;
  const rules = readingRules(context, claim);
  const isAsked = claim.confidence < askBelowConfidence;
  const columnAsked = isAsked ? [context.book.ask(columnQuestion(context, claim))] : nothingAsked;
  const confidence = columnAsked[0]?.confidence ?? claim.confidence;
  const known = new Map<string, Understood<FieldValues[Field]>>();
  const raised = new Map<string, Asked>();
  const askOnce = (key: string, raise: () => Asked): Asked => {
    const asked = raised.get(key) ?? raise();
    raised.set(key, asked);
    return asked;
  };

  const understand = (cell: CellValue): Understood<FieldValues[Field]> => {
    if (cell.kind !== "text" || field === "price" || field === "total") {
      return cellReaders[field](cell, rules);
    }
    const cached = known.get(cell.text);
    if (cached !== undefined) return cached;
    const fresh = cellReaders[field](cell, rules);
    if (known.size < cacheLimit) known.set(cell.text, fresh);
    return fresh;
  };

  const read = (row: number, line: number): ReadCell<FieldValues[Field]> => {
    const cell = cellAt(context.rows, row, column);
    if (cell === null) return null;
    if (cell.kind === "text" && isMissingText(cell.text)) {
      const reason = `“${cell.text}” gives no value`;
      context.missingCells.push({ row, column, field, raw: cell.text, reason });
      return "missing";
    }
    const result = understand(cell);
    const place = { kind: "cell", tableId, row, column } as const;
    if (result.kind === "missing") {
      context.missingCells.push({ row, column, field, raw: cell.text, reason: result.reason });
      const unread = askOnce("unread", () => askToLeave(context, claim, result.reason, place));
      unread.touch(line);
      return "missing";
    }
    const isCorrected = context.corrections.cells.get(row)?.has(column) === true;
    const reason = isCorrected ? "you said so" : claim.reason;
    const reading = {
      value: result.value,
      raw: cell.text,
      place,
      confidence: isCorrected ? Math.max(confidence, 99) : confidence,
      reason: result.note === "" ? reason : `${reason}; ${result.note}`,
    };
    if (result.doubts.length === 0) return { reading, asked: columnAsked };
    const doubted = result.doubts.map((doubt) =>
      askOnce(`${doubt.kind}/${doubt.detail}`, () => {
        const currency = currencyOf(result.value);
        const question = doubtQuestion(context, claim, field, doubt, cell.text, place, currency);
        return context.book.ask(question);
      }),
    );
    const least = Math.min(reading.confidence, ...doubted.map((asked) => asked.confidence));
    return { reading: { ...reading, confidence: least }, asked: [...columnAsked, ...doubted] };
  };
  return { claim, rules, read };
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
  reason: string,
  place: Reading<unknown>["place"],
): Asked {
  const text = `Some cells of “${claim.header.text}” in ${context.name} cannot be read. May they stay empty?`;
  return context.book.ask(
    noteQuestion(context, `unread/${claim.column}`, text, 0, reason, place, "Leave them empty"),
  );
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
