import type { PriceBreak, Reading } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import { cellAt } from "../columns/cell-at.ts";
import { cellReaders } from "../values/cell-readers.ts";
import { readingRules } from "../columns/column-reader.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { LineUnits } from "./line-units.ts";
import { noteQuestion } from "../questions/table-questions.ts";
import type { Quantity } from "../values/quantities.ts";
import type { TableContext } from "../table/table-context.ts";

const rowsTried = 100;

/**
 * What a price without a unit must be for, proved by the line totals: 1, 100 or 1,000 pieces.
 * `null` where the table has no totals or they prove nothing.
 */
export function sizeImpliedByTotals(
  context: TableContext,
  claims: readonly ColumnClaim[],
): number | null {
  const [price, quantity, total] = (["price", "quantity", "total"] as const).map((field) =>
    claims.find((claim) => claim.field === field),
  );
  if (price === undefined || quantity === undefined || total === undefined) return null;
  if (price.fromQuantity !== null) return null;
  const step = Math.max(1, Math.floor((context.rows.length - context.firstRow) / rowsTried));
  const sizes = new Map<number, number>();
  let tried = 0;
  for (let row = context.firstRow; row < context.rows.length; row += step) {
    const unitPrice = amountAt(context, price, row);
    const ordered = amountAt(context, quantity, row);
    const sum = amountAt(context, total, row);
    if (unitPrice === null || ordered === null || sum === null || sum === 0) continue;
    tried += 1;
    const size = [1, 100, 1000].find((candidate) =>
      agrees((unitPrice * ordered) / candidate, sum, ordered / candidate),
    );
    if (size !== undefined) sizes.set(size, (sizes.get(size) ?? 0) + 1);
  }
  const [best] = [...sizes].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] / tried >= 0.9 ? best[0] : null;
}

function amountAt(context: TableContext, claim: ColumnClaim, row: number): number | null {
  const cell = cellAt(context.rows, row, claim.column);
  if (cell === null) return null;
  const amount = cellReaders.total(cell, readingRules(context, claim));
  return amount.kind === "value" && amount.doubts.length === 0 ? amount.value.value : null;
}

/** Prices are rounded to cents, so that a large order may be off by half a cent a unit. */
function agrees(expected: number, total: number, units: number): boolean {
  return Math.abs(expected - total) <= total * 0.002 + units * 0.0051 + 0.011;
}

/** A price whose line total says something else is asked about. */
export function checkAgainstTotal(
  context: TableContext,
  line: number,
  prices: readonly PriceBreak[],
  quantity: Reading<Quantity> | null,
  total: Reading<Amount> | null,
  { unit, quantityUnit }: LineUnits,
): readonly PriceBreak[] {
  const price = prices[0];
  if (price === undefined || prices.length > 1 || quantity === null || total === null)
    return prices;
  if (quantity.value.isFrom || unit.value.dimension !== quantityUnit.value.dimension) return prices;
  const units = (quantity.value.value * quantityUnit.value.size) / unit.value.size;
  if (agrees(price.price.value * units, total.value.value, units)) return prices;
  const asked = context.book.ask(
    noteQuestion(
      context,
      "total",
      `In ${context.name} a price times its quantity is not the line total. Do the prices hold?`,
      60,
      `“${price.price.raw}” times “${quantity.raw}” is not “${total.raw}”`,
      price.price.place,
      "The prices hold",
    ),
  );
  asked.touch(line);
  const confidence = Math.min(price.price.confidence, asked.confidence);
  return [{ ...price, price: { ...price.price, confidence } }];
}
