import type { Cell, CellStyle, CellValue, WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";

import { brand } from "#app/site/brand.ts";
import { calculate } from "./calculate.ts";
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
