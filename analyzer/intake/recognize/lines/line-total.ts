import type { PriceBreak, Reading } from "../../quote-line.ts";
import type { Amount } from "../values/amounts.ts";
import { isProduct } from "../columns/arithmetic.ts";
import type { LineUnits } from "./line-units.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { Quantity } from "../values/quantities.ts";
import type { TableContext } from "../table/table-context.ts";
import { choice } from "../questions/answers.ts";

/** A price whose line total says something else is asked about: it may be for another number of pieces. */
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
  if (units <= 0 || isProduct(price.price.value * units, total.value.value, units)) return prices;
  const about = "total";
  const fromTotal = total.value.value / units;
  if (context.corrections.choices.get(about) === "total" && fromTotal > 0) {
    const reason = `the line total “${total.raw}” divided by “${quantity.raw}”`;
    const { place } = total;
    return [
      { ...price, price: { value: fromTotal, raw: total.raw, place, confidence: 100, reason } },
    ];
  }
  const asked = askChoice(context, about, {
    text: `In ${context.name} “${price.price.raw}” times “${quantity.raw}” is not the line total “${total.raw}”. Which one applies?`,
    confidence: 60,
    reason: "price, quantity and total disagree",
    place: price.price.place,
    keep: "The price",
    others: [choice(context, about, "total", "The total, divided by the quantity")],
  });
  asked.touch(line);
  const confidence = Math.min(price.price.confidence, asked.confidence);
  return [{ ...price, price: { ...price.price, confidence } }];
}
