import type { CellValue, SourceTable } from "../../source.ts";

/** A cell of a table whose rows may differ in length; blank text is no cell. */
export function cellAt(rows: SourceTable["rows"], row: number, column: number): CellValue | null {
  const cell = rows[row]?.[column] ?? null;
  return cell === null || cell.text === "" ? null : cell;
}
