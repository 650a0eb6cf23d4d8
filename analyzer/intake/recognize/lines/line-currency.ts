import { askBelowConfidence, type Reading } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import { currencyDoubts, settledCurrency } from "../values/cell-readers.ts";
import type { AskedReading, ColumnReader } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { FoundCurrency } from "../values/currencies.ts";
import { doubtQuestion } from "../questions/questions.ts";
import { currencyQuestion, noteQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import type { TableValue } from "../table/table-values.ts";

export type CurrencyReader = (
  row: number,
  line: number,
  amount: Reading<Amount>,
  claim: ColumnClaim,
) => Reading<string> | null;

/** The currency of a line: its column, the sign beside its price, the price's header, the table; else a question. */
export function createCurrencyReader(
  context: TableContext,
  column: ColumnReader<"currency"> | null,
  ofTable: TableValue<FoundCurrency> | null,
): CurrencyReader {
  const ofHeader = new Map<ColumnClaim, AskedReading<string> | null>();
  const headerCurrency = (claim: ColumnClaim) => {
    const known = ofHeader.get(claim);
    if (known !== undefined) return known;
    const { currency, text } = claim.header;
    const place = { kind: "header", tableId: context.table.id, column: claim.column } as const;
    const reason = `header “${text}” names ${currency?.sign}`;
    const found =
      currency === null
        ? null
        : signed(currency, { raw: text, place, confidence: 97, reason }, claim);
    ofHeader.set(claim, found);
    return found;
  };

  /** A sign such as "$" is a question until the visitor says which currency it is. */
  function signed(
    found: FoundCurrency,
    from: Omit<Reading<string>, "value">,
    claim: ColumnClaim,
  ): AskedReading<string> {
    const currency = settledCurrency(found, context.corrections.currencySigns);
    const [doubt] = currencyDoubts(currency);
    if (doubt === undefined) return { reading: { ...from, value: currency.code }, asked: [] };
    const question = doubtQuestion(
      context,
      claim,
      "currency",
      doubt,
      from.raw,
      from.place,
      currency,
    );
    const asked = context.book.ask(question);
    const confidence = Math.min(from.confidence, asked.confidence);
    return { reading: { ...from, value: currency.code, confidence }, asked: [asked] };
  }

  function own(row: number, line: number, amount: Reading<Amount>, claim: ColumnClaim) {
    const beside = amount.value.currency;
    const cell = column?.read(row, line) ?? null;
    const stated =
      cell === null || cell === "missing"
        ? null
        : { asked: cell.asked, reading: { ...cell.reading, value: cell.reading.value.code } };
    if (beside === null) return stated;
    const { raw, place, confidence } = amount;
    const reason = `“${beside.sign}” stands beside the price`;
    if (stated === null) return signed(beside, { raw, place, confidence, reason }, claim);
    if (beside.mayBe.includes(stated.reading.value)) {
      return stated.asked.length === 0 || beside.mayBe.length > 1
        ? stated
        : signed(beside, { raw, place, confidence, reason }, claim);
    }
    const sign = signed(beside, { raw, place, confidence, reason }, claim);
    const asked = context.book.ask(
      noteQuestion(
        context,
        "currency-conflict",
        `In ${context.name} “${raw}” stands beside the currency ${stated.reading.value}. Does the sign at the price hold?`,
        40,
        "the price and the currency column disagree",
        place,
        "The price's own sign holds",
      ),
    );
    const least = Math.min(sign.reading.confidence, asked.confidence);
    return { asked: [...sign.asked, asked], reading: { ...sign.reading, confidence: least } };
  }

  return (row, line, amount, claim) => {
    const found = own(row, line, amount, claim) ?? headerCurrency(claim);
    const isSure = found !== null && found.reading.confidence >= askBelowConfidence;
    const chosen =
      ofTable !== null && (found === null || (ofTable.isFromVisitor && !isSure))
        ? coded(ofTable.asked)
        : found;
    if (chosen === null) {
      context.book.ask(currencyQuestion(context)).touch(line);
      return null;
    }
    for (const asked of chosen.asked) asked.touch(line);
    return chosen.reading;
  };
}

function coded(value: AskedReading<FoundCurrency> | null): AskedReading<string> | null {
  if (value === null) return null;
  return { asked: value.asked, reading: { ...value.reading, value: value.reading.value.code } };
}
