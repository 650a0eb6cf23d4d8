import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";

/** A price beside no supplier is left out, and said. */
export function askAboutNoSupplier(context: TableContext, row: number, column: number): string {
  const about = "no-supplier";
  askChoice(context, about, {
    text: `Some prices of ${context.name} have no supplier beside them. Leave their rows out?`,
    confidence: 0,
    reason: "the cell of the supplier is empty",
    place: context.regular.cellPlace(row, column),
    keep: "Yes, leave them out",
    others: [],
  }).touch(row);
  return "no supplier";
}
