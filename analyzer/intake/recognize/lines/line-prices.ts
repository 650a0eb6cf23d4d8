import type { PriceBreak, Reading } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import { taken, type ColumnReader } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { Quantity } from "../values/quantities.ts";
import type { TableContext } from "../table/table-context.ts";
import { columnAnswer } from "../questions/answers.ts";

/** A price as it stands in a row, with its column. */
export interface OfferedPrice {
  readonly amount: Reading<Amount>;
  readonly claim: ColumnClaim;
}

/** The prices of a row, or why it has none. */
export function offeredPrices(
  context: TableContext,
  columns: readonly ColumnReader<"price">[],
  row: number,
  line: number,
): OfferedPrice[] | string {
  const offered: OfferedPrice[] = [];
  let whyNot = "no price";
  for (const column of columns) {
    const { claim } = column;
    const cell = column.read(row, line);
    if (cell === "missing") {
      whyNot = `no price: ${context.missingCells.at(-1)?.reason ?? "the cell cannot be read"}`;
    }
    const amount = taken(cell, line);
    if (amount !== null) offered.push({ amount: ifHidden(context, line, amount, claim), claim });
  }
  return offered.length === 0 ? whyNot : offered;
}

function ifHidden(
  context: TableContext,
  line: number,
  amount: Reading<Amount>,
  claim: ColumnClaim,
): Reading<Amount> {
  if (!context.table.part.endsWith("(hidden)")) return amount;
  const asked = askChoice(context, "hidden", {
    text: `${context.name} is hidden in its workbook. Do its prices count?`,
    confidence: 50,
    reason: "hidden sheets often hold old prices",
    place: context.regular.headerPlace(claim.column),
    keep: "Yes, they count",
    others: [columnAnswer(context, claim.column, null, "No, leave them out")],
  });
  asked.touch(line);
  return { ...amount, confidence: Math.min(amount.confidence, asked.confidence) };
}

/** The price of one from the total of the line, where the table has no other price. */
export function priceFromTotal(
  context: TableContext,
  line: number,
  claim: ColumnClaim,
  total: Reading<Amount> | null,
  quantity: Reading<Quantity> | null,
): OfferedPrice[] | string {
  if (total === null || total.value.value <= 0) return "no price";
  if (quantity === null || quantity.value.value <= 0) return "a total without a quantity";
  const asked = askChoice(context, "price-from-total", {
    text: `${context.name} has no unit price. Is it “${claim.header.text}” divided by the quantity?`,
    confidence: 85,
    reason: "there is a total and a quantity, but no price",
    place: context.regular.headerPlace(claim.column),
    keep: "Yes, divide it",
    others: [
      columnAnswer(context, claim.column, "price", "No, it is the unit price"),
      columnAnswer(context, claim.column, null, "No, do not use it"),
    ],
  });
  asked.touch(line);
  return priceOfTotal(claim, total, quantity, asked.confidence) ?? "no price";
}

/** The total of a line divided by its quantity; `null` where one of them is missing. */
export function priceOfTotal(
  claim: ColumnClaim,
  total: Reading<Amount> | null,
  quantity: Reading<Quantity> | null,
  most = 100,
): OfferedPrice[] | null {
  if (total === null || quantity === null || total.value.value <= 0 || quantity.value.value <= 0) {
    return null;
  }
  const value = { ...total.value, value: total.value.value / quantity.value.value };
  if (value.value === 0) return null;
  const confidence = Math.min(total.confidence, quantity.confidence, most);
  const reason = `${total.reason}; divided by the quantity ${quantity.raw}`;
  return [{ amount: { ...total, value, confidence, reason }, claim }];
}

/** The price from its quantity on, after discount. */
export function priceBreak(
  { amount, claim }: OfferedPrice,
  discount: Reading<number> | null,
): PriceBreak {
  const gross = amount.value.value;
  const fromQuantity = claim.fromQuantity ?? 0;
  if (discount === null || discount.value === 0) {
    return { fromQuantity, price: { ...amount, value: gross } };
  }
  return {
    fromQuantity,
    price: {
      value: Math.round(gross * (100 - discount.value) * 1e8) / 1e10,
      raw: `${amount.raw} less ${discount.raw}`,
      place: amount.place,
      confidence: Math.min(amount.confidence, discount.confidence),
      reason: `${amount.reason}; less a discount of ${discount.value} %`,
    },
  };
}
