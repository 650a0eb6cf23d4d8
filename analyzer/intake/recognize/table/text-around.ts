import type { FileReading, SourceLine, SourceTable } from "../../source.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { FoundHeader } from "../headers/header-row.ts";
import type { TextLine } from "./text-facts.ts";

/** The file's text, what stands above the header, and the notes below the offers. */
export function textAround(
  file: FileReading,
  table: SourceTable,
  rows: SourceTable["rows"],
  header: FoundHeader | null,
  claims: readonly ColumnClaim[],
): TextLine[] {
  const rowLine = (row: number): TextLine[] => {
    const cells = (rows[row] ?? []).flatMap((cell, column) =>
      cell === null ? [] : [{ cell, column }],
    );
    const first = cells[0];
    if (first === undefined || cells.length > 8) return [];
    const text = cells.map(({ cell }) => cell.text.trim()).join(cells.length === 2 ? " : " : "   ");
    return [
      {
        text: text.replace(/\s*[:：]\s*[:：]\s*/, ": "),
        place: { kind: "cell", tableId: table.id, row, column: first.column },
        nearness: Infinity,
      },
    ];
  };
  const above = Array.from({ length: header?.row ?? 0 }, (_, row) => rowLine(row)).flat();
  const priced = claims.filter(({ field }) => field === "price" || field === "total");
  const below: TextLine[] = [];
  for (
    let row = rows.length - 1;
    row >= Math.max(header?.firstRow ?? 0, rows.length - 30);
    row -= 1
  ) {
    const isOffer = priced.some(({ column }) => cellAt(rows, row, column) !== null);
    if (isOffer) break;
    below.unshift(...rowLine(row));
  }
  const lines = linesAround(file, table)
    .filter(({ isMailHead }) => !isMailHead)
    .map(({ text, fileName, part, line, document = "" }): TextLine => {
      const place = { kind: "line", fileName, part, line } as const;
      return { text, place, nearness: document.length };
    });
  return [...above, ...below, ...lines];
}

/**
 * Pages and sheets share their text with the others of their document; an attachment has its own, and that of the mails
 * around it.
 */
export function linesAround(file: FileReading, table: SourceTable): SourceLine[] {
  const within = table.document ?? "";
  return file.lines.filter(({ document = "" }) => within.startsWith(document));
}
