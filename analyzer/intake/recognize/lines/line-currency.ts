import { askBelowConfidence, type Reading } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import { currencyDoubts, settledCurrency } from "../values/cell-readers.ts";
import type { AskedReading, ColumnReader } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { namedCurrency, type FoundCurrency } from "../values/currencies.ts";
import type { Asked } from "../questions/question-book.ts";
import { doubtQuestion } from "../questions/questions.ts";
import { askChoice, currencyQuestion } from "../questions/table-questions.ts";
import { meantBySender, onlyCurrency } from "../table/money-signs.ts";
import type { TableContext } from "../table/table-context.ts";
import type { TableValue } from "../table/table-values.ts";
import { choice } from "../questions/answers.ts";

/** The currency of a line: its column, the sign beside its price, the price's header, the table; else a question. */
export class CurrencyReader {
  readonly #context: TableContext;
  readonly #column: ColumnReader<"currency"> | null;
  readonly #ofTable: TableValue<FoundCurrency> | null;
  readonly #ofHeader = new Map<ColumnClaim, AskedReading<string> | null>();
  #asked: Asked | null = null;

  constructor(
    context: TableContext,
    column: ColumnReader<"currency"> | null,
    ofTable: TableValue<FoundCurrency> | null,
  ) {
    this.#context = context;
    this.#column = column;
    this.#ofTable = ofTable;
  }

  read(
    row: number,
    line: number,
    amount: Reading<Amount>,
    claim: ColumnClaim,
  ): Reading<string> | null {
    const found =
      this.#ownCurrency(row, line, amount, claim) ??
      this.#agreeing(this.#headerCurrency(claim)) ??
      this.#ofTotalHeader();
    const isSure = found !== null && found.reading.confidence >= askBelowConfidence;
    const ofTable = this.#ofTable;
    const chosen =
      ofTable !== null && (found === null || (ofTable.isFromVisitor && !isSure))
        ? coded(ofTable.asked)
        : found;
    if (chosen === null) {
      const said = this.#context.allCorrections.ofFile(this.#context.id).currency;
      const elsewhere = said === null ? null : namedCurrency(said);
      if (elsewhere !== null) return saidElsewhere(elsewhere);
      const only = onlyCurrency(this.#context.file);
      if (only !== null) return ofWholeFile(only, this.#context.table.fileName);
      this.#asked ??= this.#context.book.ask(currencyQuestion(this.#context));
      this.#asked.touch(line);
      return null;
    }
    for (const asked of chosen.asked) asked.touch(line);
    return chosen.reading;
  }

  #ownCurrency(
    row: number,
    line: number,
    amount: Reading<Amount>,
    claim: ColumnClaim,
  ): AskedReading<string> | null {
    const beside = amount.value.currency;
    const cell = this.#column?.read(row, line) ?? null;
    const stated = cell === null || cell === "missing" ? null : coded(cell);
    if (beside === null) return stated;
    const { raw, place, confidence } = amount;
    const from = { raw, place, confidence, reason: `“${beside.sign}” is beside the price` };
    if (stated === null) return this.#signed(beside, from, claim);
    if (beside.mayBe.includes(stated.reading.value)) {
      return stated.asked.length === 0 || beside.mayBe.length > 1
        ? stated
        : this.#signed(beside, from, claim);
    }
    return this.#conflicting(stated, this.#signed(beside, from, claim));
  }

  /** "Amount EUR" above the line totals speaks for the prices too. */
  #ofTotalHeader(): AskedReading<string> | null {
    if (this.#ofTable !== null) return null;
    const claim = this.#context.claims.find(({ field }) => field === "total");
    return claim === undefined ? null : this.#headerCurrency(claim);
  }

  /** A header that names another currency than the text does is asked about. */
  #agreeing(ofHeader: AskedReading<string> | null): AskedReading<string> | null {
    const stated =
      this.#ofTable?.isFromVisitor === true ? null : coded(this.#ofTable?.asked ?? null);
    if (ofHeader === null || stated === null) return ofHeader;
    return stated.reading.value === ofHeader.reading.value
      ? ofHeader
      : this.#conflicting(stated, ofHeader);
  }

  #headerCurrency(claim: ColumnClaim): AskedReading<string> | null {
    const known = this.#ofHeader.get(claim);
    if (known !== undefined) return known;
    const { currency, text } = claim.header;
    const place = this.#context.regular.headerPlace(claim.column);
    const reason = `header “${text}” names ${currency?.sign}`;
    const found =
      currency === null
        ? null
        : this.#signed(currency, { raw: text, place, confidence: 97, reason }, claim);
    this.#ofHeader.set(claim, found);
    return found;
  }

  /** A sign such as "$" is a question until the visitor says which currency it is. */
  #signed(
    found: FoundCurrency,
    from: Omit<Reading<string>, "value">,
    claim: ColumnClaim,
  ): AskedReading<string> {
    const context = this.#context;
    const settled = settledCurrency(found, context.corrections.currencySigns);
    const currency = meantBySender(context.file, this.#stated(settled));
    const [doubt] = currencyDoubts(currency);
    if (doubt === undefined) return { reading: { ...from, value: currency.code }, asked: [] };
    const asked = context.book.ask(
      doubtQuestion(context, claim, "currency", doubt, from.raw, from.place, currency),
    );
    const confidence = Math.min(from.confidence, asked.confidence);
    return { reading: { ...from, value: currency.code, confidence }, asked: [asked] };
  }

  /** "$" in a file whose text names one of the dollars is that one. */
  #stated(found: FoundCurrency): FoundCurrency {
    const stated = this.#ofTable?.asked?.reading;
    const isStated =
      found.mayBe.length > 1 &&
      stated !== undefined &&
      stated.confidence >= askBelowConfidence &&
      stated.value.mayBe.length === 1 &&
      found.mayBe.includes(stated.value.code);
    return isStated ? { ...stated.value, sign: found.sign } : found;
  }

  /** The sign at the price and the column of currencies disagree: one of them is asked for. */
  #conflicting(stated: AskedReading<string>, sign: AskedReading<string>): AskedReading<string> {
    const context = this.#context;
    const about = "currency-conflict";
    const chosen = context.corrections.choices.get(about);
    if (chosen === "column") return stated;
    const asked = askChoice(context, about, {
      text: `${context.name} uses “${sign.reading.raw}” as well as ${stated.reading.value}. Which currency applies?`,
      confidence: 40,
      reason: "the file names two currencies",
      place: sign.reading.place,
      keep: `${sign.reading.value}, as at the price`,
      others: [choice(context, about, "column", `${stated.reading.value}, as stated elsewhere`)],
    });
    const least = Math.min(sign.reading.confidence, asked.confidence);
    return { asked: [...sign.asked, asked], reading: { ...sign.reading, confidence: least } };
  }
}

/** The visitor named the currency of another table of the file. */
function saidElsewhere({ code, sign }: FoundCurrency): Reading<string> {
  const place = { kind: "visitor" } as const;
  return { value: code, raw: sign, place, confidence: 100, reason: "you said so of the file" };
}

function ofWholeFile({ code, sign }: FoundCurrency, fileName: string): Reading<string> {
  const reason = `the file names no other currency than “${sign}”`;
  return { value: code, raw: sign, place: { kind: "file", fileName }, confidence: 96, reason };
}

function coded(value: AskedReading<FoundCurrency>): AskedReading<string>;
function coded(value: AskedReading<FoundCurrency> | null): AskedReading<string> | null;
function coded(value: AskedReading<FoundCurrency> | null): AskedReading<string> | null {
  if (value === null) return null;
  return { asked: value.asked, reading: { ...value.reading, value: value.reading.value.code } };
}
