import { ReadFailure } from "../failure.ts";
import { limits } from "../limits.ts";
import type { CellValue, MergedCells } from "../../source.ts";

export interface FillableRow {
  readonly number: number;
  readonly cells: (CellValue | null)[];
}

/** A value merged over several rows holds for each: it is written into those that hold anything else. */
export function repeatMergedValues(
  rows: readonly FillableRow[],
  merges: readonly MergedCells[],
): void {
  const tallMerges = merges.filter(({ rowCount }) => rowCount > 1);
  const lastNumber = rows.at(-1)?.number ?? 0;
  if (tallMerges.length === 0) return;
  const cellsByRow = new Map(rows.map(({ number, cells }) => [number, cells]));
  let steps = 0;
  for (const { row, column, rowCount } of tallMerges) {
    const value = cellsByRow.get(row)?.[column];
    if (!value) continue;
    const end = Math.min(row + rowCount, lastNumber + 1);
    for (let number = row + 1; number < end; number += 1) {
      steps += 1;
      if (steps > limits.cells) throw tooManyMerges();
      const cells = cellsByRow.get(number);
      if (!cells) continue;
      while (cells.length < column) cells.push(null);
      cells[column] ??= value;
    }
  }
}

function tooManyMerges(): ReadFailure {
  return new ReadFailure(
    "too-large",
    "Too many cells of a sheet are merged. Save the quotes as CSV and add that file.",
  );
}
