import type { Reading } from "../../quote-line.ts";
import { addMissingCell } from "../columns/column-reader.ts";
import type { TableContext } from "../table/table-context.ts";
import type { LineField } from "./line-columns.ts";

/** A value that was read and does not count: the visitor is told why. */
export function setAside(
  context: TableContext,
  field: LineField,
  row: number,
  { raw, place }: Reading<unknown>,
  why: string,
): null {
  if (place.kind === "cell") {
    const column = context.regular.isTurned ? place.row : place.column;
    addMissingCell(context, row, column, field, raw, `“${raw}” ${why}`);
  }
  return null;
}
