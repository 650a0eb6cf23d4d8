import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initSync, Model } from "@ironcalc/wasm";
import type { CellValue } from "hucre";

import type { PlannedSheet } from "./planned-workbook.ts";

const numberType = 1;
const booleanType = 4;
const errorType = 16;

let isLoaded = false;

function loadEngine(): void {
  if (isLoaded) return;
  const file = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");
  initSync({ module: readFileSync(file) });
  isLoaded = true;
}

/**
 * What each formula gives, so that a workbook shows figures where nothing calculates: previews, phones, mail. Keyed
 * by sheet, then `row,column` from zero. A formula that fails is an error of ours and throws.
 */
export function calculate(sheets: readonly PlannedSheet[]): Map<string, CellValue>[] {
  loadEngine();
  const model = new Model("workbook", "en", "UTC", "en");
  // Else every cell that is set works out the whole workbook again.
  model.pauseEvaluation();
  sheets.forEach((_, index) => index > 0 && model.newSheet());
  sheets.forEach(({ name }, index) => model.renameSheet(index, name));
  eachCell(sheets, (sheet, row, column, { value, formula }) => {
    const input = formula ? `=${formula}` : typeof value === "string" ? `'${value}` : value;
    if (input !== undefined && input !== null) {
      model.setUserInput(sheet, row + 1, column + 1, String(input));
    }
  });
  model.evaluate();

  const results = sheets.map(() => new Map<string, CellValue>());
  eachCell(sheets, (sheet, row, column, { formula }) => {
    if (!formula) return;
    const shown = model.getFormattedCellValue(sheet, row + 1, column + 1);
    const type = model.getCellType(sheet, row + 1, column + 1);
    if (type === errorType) {
      throw new Error(`${sheets[sheet]?.name} row ${row + 1}: =${formula} gives ${shown}`);
    }
    results[sheet]?.set(`${row},${column}`, valueOf(shown, type));
  });
  return results;
}

function valueOf(shown: string, type: number): CellValue {
  if (type === numberType) return Number(shown);
  return type === booleanType ? shown === "TRUE" : shown;
}

function eachCell(
  sheets: readonly PlannedSheet[],
  visit: (
    sheet: number,
    row: number,
    column: number,
    cell: PlannedSheet["rows"][number][number],
  ) => void,
): void {
  sheets.forEach(({ rows }, sheet) =>
    rows.forEach((cells, row) => cells.forEach((cell, column) => visit(sheet, row, column, cell))),
  );
}
