import { cellAt } from "../columns/cell-at.ts";
import { readingRules } from "../columns/column-reader.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import type { TableContext } from "../table/table-context.ts";
import { spanPattern } from "../text/spans.ts";
import { cellReaders } from "../values/cell-readers.ts";

/** A table of parts and what their tools cost, without a price: its amounts are charges of these parts. */
export function addTableCharges(context: TableContext) {
  const { claims, rows, firstRow, endRow, regular, table } = context;
  const part = claims.find(({ field }) => field === "part");
  // "Weeks to build the tool" costs nothing.
  const costs = claims.filter(
    ({ field, header }) => field === "tooling" && !spanPattern.test(`1 ${header.text}`),
  );
  if (part === undefined || claims.some(({ field }) => field === "price")) return;
  for (let row = firstRow; row < endRow; row += 1) {
    const code = cellAt(rows, row, part.column);
    if (code === null || isTotalRow(rows[row] ?? [])) continue;
    for (const claim of costs) {
      const cell = cellAt(rows, row, claim.column);
      const rules = readingRules(context, claim);
      const read = cell === null ? null : cellReaders.tooling(cell, rules);
      if (cell === null || read?.kind !== "value") continue;
      // "14 weeks" to build it, "Progressive, 2 out".
      if (read.doubts.some(({ kind }) => kind === "leftover") || spanPattern.test(cell.text))
        continue;
      context.looseCharges.push({
        name: `${claim.header.text} ${code.text.trim()}`,
        kind: "tooling",
        charge: read.value.charge,
        currency: read.value.currency ?? claim.header.currency,
        raw: cell.text,
        place: regular.cellPlace(row, claim.column),
        confidence: 96,
        tableId: table.id,
        supplier: null,
      });
    }
  }
}
