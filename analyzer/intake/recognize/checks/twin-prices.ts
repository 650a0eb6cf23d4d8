import type { QuoteLine } from "../../quote-line.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";

/** Doubts a line with two prices for the same quantity: at most one of them is the offer's. */
export function doubtTwinPrices(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
): readonly QuoteLine[] {
  return lines.map((line) => {
    const froms = line.prices.map(({ fromQuantity }) => fromQuantity);
    const context = contexts.find(({ table }) => table.id === line.tableId);
    if (context === undefined || new Set(froms).size === froms.length) return line;
    const asked = askChoice(context, "twin-prices", {
      text: `${context.name} has several prices for one quantity, such as ${line.prices
        .slice(0, 2)
        .map(({ price }) => `“${price.raw}”`)
        .join(" and ")}. Use the first?`,
      confidence: 40,
      reason: "only one price can hold for a quantity",
      place: line.prices[0]?.price.place ?? { kind: "file", fileName: context.table.fileName },
      keep: "Yes, the first",
      others: [],
    });
    asked.touch(line.row);
    const prices = line.prices
      .filter(({ fromQuantity }, index) => froms.indexOf(fromQuantity) === index)
      .map((each) => ({
        ...each,
        price: { ...each.price, confidence: Math.min(each.price.confidence, asked.confidence) },
      }));
    return { ...line, prices };
  });
}
