import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import type { Cell, CellStyle, CellValue, WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";

import { brand } from "#app/site/brand.ts";

import type { PlannedSheet, PlannedWorkbook } from "./planned-workbook.ts";
import { rowHeightOf, styleOf } from "./workbook-styles.ts";

/** Equal plans give equal bytes: the date of a file is not the day it was built. */
const dated = new Date("2026-11-01T00:00:00Z");

/** Writes a workbook with formulas, what they give, styles, validation and page setup. */
export async function writeWorkbook({
  title,
  description,
  sheets,
}: PlannedWorkbook): Promise<Buffer> {
  const results = calculate(sheets);
  const bytes = await writeXlsx({
    properties: { title, description, creator: brand.name, created: dated, modified: dated },
    sheets: sheets.map((sheet, index) => writeSheet(sheet, results[index] ?? new Map(), title)),
  });
  return Buffer.from(bytes);
}

function writeSheet(
  sheet: PlannedSheet,
  results: ReadonlyMap<string, CellValue>,
  title: string,
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  sheet.rows.forEach((row, rowIndex) =>
    row.forEach(({ value = null, formula, look, numberFormat }, column) => {
      const key = `${rowIndex},${column}`;
      const style: CellStyle = styleOf(look, numberFormat);
      cells.set(
        key,
        formula
          ? { value: null, formula, formulaResult: results.get(key) ?? null, style }
          : { value, style },
      );
    }),
  );
  return {
    name: sheet.name,
    columns: sheet.columnWidths.map((width) => ({ width })),
    rows: sheet.rows.map((row) => row.map(({ value = null }) => value)),
    cells,
    rowDefs: new Map(
      sheet.rows.flatMap((row, index) => {
        const height = rowHeightOf(row[0]?.look);
        return height === undefined ? [] : [[index, { height }]];
      }),
    ),
    ...(sheet.merges ? { merges: [...sheet.merges] } : {}),
    ...(sheet.validations ? { dataValidations: [...sheet.validations] } : {}),
    ...(sheet.highlights ? { conditionalRules: [...sheet.highlights] } : {}),
    ...(sheet.frozen ? { freezePane: sheet.frozen } : {}),
    pageSetup: {
      paperSize: "letter",
      orientation: sheet.orientation ?? "portrait",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { top: 0.6, bottom: 0.6, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 },
    },
    headerFooter: { oddFooter: `&L${title}&C&A&RPage &P of &N` },
    view: { showGridLines: false },
  };
}

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
