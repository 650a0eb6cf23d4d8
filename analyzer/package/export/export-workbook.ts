import type { Cell, CellStyle, WriteSheet } from "hucre";

import type { Recognition } from "../../intake/recognition.ts";
import type { PackageSettings } from "../settings.ts";
import type { SourceTables, TrailEntry } from "./audit-trail.ts";
import type { AwardSheet } from "./award-sheet.ts";
import { awardSheets } from "./award-workbook.ts";
import type { WorkbookCell, WorkbookSheet } from "./workbook-model.ts";
import { workbookSheets } from "./workbook-sheets.ts";

/** Fetches what writes workbooks, so that an export works without a connection later. */
export async function prepareWorkbook(): Promise<void> {
  await import("hucre/xlsx");
}

/** The bytes of an .xlsx with live formulas: rates, weights, quantities and quotes are input cells. */
export async function exportWorkbook(
  { lines }: Recognition,
  settings: PackageSettings,
  tables: SourceTables,
  trail: readonly TrailEntry[],
): Promise<Uint8Array> {
  return await written("Quote ranking", settings, workbookSheets(lines, settings, tables, trail));
}

/** The bytes of an .xlsx with an award, to type an order from. */
export async function exportAward(sheet: AwardSheet, today: string): Promise<Uint8Array> {
  return await written("Award", { today }, awardSheets(sheet));
}

async function written(
  title: string,
  { today }: Pick<PackageSettings, "today">,
  sheets: readonly WorkbookSheet[],
): Promise<Uint8Array> {
  const { writeXlsx } = await import("hucre/xlsx");
  const dated = new Date(`${today}T00:00:00Z`);
  return await writeXlsx({
    properties: { title, created: dated, modified: dated },
    sheets: sheets.map(writtenSheet),
  });
}

function writtenSheet({ name, columnWidths, rows, frozen }: WorkbookSheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  rows.forEach((row, rowIndex) =>
    row.forEach((cell, column) => cells.set(`${rowIndex},${column}`, writtenCell(cell))),
  );
  return {
    name,
    columns: columnWidths.map((width) => ({ width })),
    rows: rows.map((row) => row.map(({ value = null }) => value)),
    cells,
    ...(frozen ? { freezePane: frozen } : {}),
    pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

function writtenCell({ value = null, formula, result, look, numberFormat }: WorkbookCell) {
  const style: CellStyle = {
    ...(look ? looks[look] : {}),
    ...(numberFormat ? { numFmt: numberFormat } : {}),
  };
  return formula === undefined
    ? { value, style }
    : { value: null, formula, formulaResult: result ?? null, style };
}

const solid = (rgb: string) => ({ type: "pattern", pattern: "solid", fgColor: { rgb } }) as const;

const looks: Readonly<Record<NonNullable<WorkbookCell["look"]>, CellStyle>> = {
  title: { font: { size: 16, bold: true } },
  head: { font: { bold: true }, fill: solid("DCE5E3"), alignment: { wrapText: true } },
  input: { fill: solid("FFF4DC") },
};
