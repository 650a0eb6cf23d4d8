import type { CellValue, FileReading, SourcePlace, SourceTable } from "../../source.ts";
import { tableIdOf } from "../../source.ts";
import type { RegularTable } from "../table/table-shape.ts";
import { proseOffers } from "./prose-offers.ts";
import type { TextTable } from "./text-offer.ts";

export interface ReadText {
  readonly table: SourceTable;
  readonly regular: RegularTable;
}

/** The offers that the text of a file states, where it states any. */
export function textTable(file: FileReading): ReadText | null {
  const lines = file.lines.filter(({ isMailHead }) => !isMailHead);
  const found = proseOffers(lines);
  return found === null || found.rows.length === 0 ? null : readText(file, found);
}

/** The text of a file that states no offer. */
export function emptyTextTable(file: FileReading): ReadText {
  return readText(file, { headers: [], rows: [], isProse: false });
}

function readText(file: FileReading, found: TextTable): ReadText {
  const id = tableIdOf(file.sourceId ?? file.fileName, 0);
  const cells = found.rows.map((row) =>
    row.map((cell): CellValue | null => (cell === null ? null : { kind: "text", text: cell.text })),
  );
  const header = found.headers.map((text): CellValue => ({ kind: "text", text }));
  const rows = [header, ...cells];
  const placeOf = (row: number, column: number): SourcePlace => {
    const line =
      found.rows[row - 1]?.[column]?.line ?? found.rows[0]?.find((cell) => cell !== null)?.line;
    if (line === undefined) return { kind: "file", fileName: file.fileName };
    return { kind: "line", fileName: line.fileName, part: line.part, line: line.line };
  };
  return {
    table: { id, fileName: file.fileName, part: "", rows, firstRow: 1 },
    regular: {
      id,
      rows,
      firstRow: 0,
      endRow: rows.length,
      isTurned: false,
      isFromText: true,
      isProse: found.isProse,
      cellPlace: placeOf,
      headerPlace: (column) => placeOf(1, column),
    },
  };
}
