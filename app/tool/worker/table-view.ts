import { columnLetters, tableName } from "#analyzer/intake/place-text.ts";
import type { Recognition, TableReading } from "#analyzer/intake/recognition.ts";
import type { CellValue, SourceTable } from "#analyzer/intake/source.ts";

import { countBy } from "./lists.ts";

/** Of a column's cells, for a person to tell what it holds. */
const most = { examples: 3, exampleRows: 60 };

/** A window of a table's rows, as text. */
export function viewRows(
  table: SourceTable | undefined,
  recognition: Recognition | undefined,
  { from, count }: { from: number; count: number },
) {
  if (!table) return { from: 0, rowCount: 0, rows: [] };
  const reading = recognition?.tables.find(({ tableId }) => tableId === table.id);
  const reasons = new Map(reading?.skippedRows.map(({ row, reason }) => [row, reason]));
  const width = reading?.columns.length ?? 0;
  return {
    from,
    rowCount: table.rows.length,
    rows: table.rows.slice(from, from + count).map((cells, index) => {
      const row = from + index;
      return {
        row,
        /** That the file's own program gives it. */
        number: table.firstRow + row,
        cells: Array.from({ length: Math.max(width, cells.length) }, (_, column) =>
          cellText(cells[column]),
        ),
        scans: cells.map((cell) => (cell?.kind === "text" && cell.scan) || null),
        /** `null` where it holds an offer. */
        skippedBecause: row === reading?.headerRow ? "headers" : (reasons.get(row) ?? null),
      };
    }),
  };
}

export function viewTable(
  table: SourceTable,
  reading: TableReading | undefined,
  lineCount: number,
) {
  const skipped = countBy(reading?.skippedRows ?? [], ({ reason }) => reason);
  const firstRow = (reading?.headerRow ?? -1) + 1;
  return {
    tableId: table.id,
    name: tableName(table),
    part: table.part,
    rowCount: table.rows.length,
    lineCount,
    columns: (reading?.columns ?? []).map((column) => ({
      ...column,
      /** As a spreadsheet names it: A, B … AA. */
      letters: columnLetters(column.column),
      examples: table.rows
        .slice(firstRow, firstRow + most.exampleRows)
        .map((row) => cellText(row[column.column]))
        .filter((text) => text !== "")
        .slice(0, most.examples),
    })),
    /** Rows that hold no offer, by why. */
    skipped: [...skipped].map(([reason, rowCount]) => ({ reason, rowCount })),
  };
}

export type RowsView = ReturnType<typeof viewRows>;
export type RowView = RowsView["rows"][number];
export type TableView = ReturnType<typeof viewTable>;
export type ColumnView = TableView["columns"][number];

function cellText(cell: CellValue | null | undefined): string {
  return cell?.text ?? "";
}
