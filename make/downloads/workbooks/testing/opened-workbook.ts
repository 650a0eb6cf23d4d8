import { readXlsx } from "hucre/xlsx";
import { expect } from "vitest";

import { calculate } from "../workbook.ts";
import type { PlannedCell, PlannedSheet } from "../planned-workbook.ts";

export async function openedWorkbook(bytes: Uint8Array): Promise<PlannedSheet[]> {
  const book = await readXlsx(bytes, { readStyles: true });
  return book.sheets.map((sheet) => ({
    name: sheet.name,
    columnWidths: [],
    rows: sheet.rows.map((row, rowIndex) =>
      row.map((value, column): PlannedCell => {
        const cell = sheet.cells?.get(`${rowIndex},${column}`);
        return cell?.formula
          ? { formula: cell.formula, value: cell.formulaResult ?? value }
          : { value };
      }),
    ),
  }));
}

const worked = new WeakMap<readonly PlannedSheet[], ReturnType<typeof calculate>>();

/** What each formula gives: a workbook is asked for its results and for its ranks, and is worked out once for both. */
export function resultsOf(sheets: readonly PlannedSheet[]): ReturnType<typeof calculate> {
  const results = worked.get(sheets) ?? calculate(sheets);
  worked.set(sheets, results);
  return results;
}

/** How many formulas give what is stored beside them: all, or the test fails. */
export function expectStoredResults(sheets: readonly PlannedSheet[]): number {
  const results = resultsOf(sheets);
  let count = 0;
  sheets.forEach((sheet, index) =>
    sheet.rows.forEach((row, rowIndex) =>
      row.forEach(({ formula, value }, column) => {
        if (!formula) return;
        count += 1;
        const given = results[index]?.get(`${rowIndex},${column}`);
        const where = `${sheet.name} ${rowIndex + 1},${column}: =${formula}`;
        // Both add up in their own order: the last digits of large sums differ.
        if (typeof given === "number") {
          expect(typeof value, where).toBe("number");
          expect(Math.abs(Number(value) - given), where).toBeLessThan(
            1e-6 * Math.max(1, Math.abs(given)),
          );
        } else expect(value ?? "", where).toBe(given ?? "");
      }),
    ),
  );
  return count;
}
