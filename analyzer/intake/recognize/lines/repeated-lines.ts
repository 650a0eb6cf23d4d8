import type { QuoteLine } from "../../quote-line.ts";

/** The same offer in two tables of one file, as in a mail and its attachment, counts once. */
export function withoutRepeats(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  const tables = new Set(lines.map(({ tableId }) => tableId));
  if (tables.size < 2) return lines;
  const first = new Map<string, string>();
  return lines.filter((line) => {
    const key = offerKey(line);
    const tableId = first.get(key) ?? line.tableId;
    first.set(key, tableId);
    return tableId === line.tableId;
  });
}

function offerKey({ supplier, part, description, quantity, prices, currency }: QuoteLine): string {
  return JSON.stringify([
    supplier.value,
    part?.value ?? description?.value,
    quantity?.value,
    prices.map(({ fromQuantity, price }) => [fromQuantity, price.value]),
    currency?.value,
  ]);
}
