import type { FileReading, SourcePlace, SourceTable } from "./source.ts";

/** Says where a value stands, in the words of the file's own program: "B7 of Quotes.xlsx, sheet Lot 2". */
export function placeText(place: SourcePlace, tables: ReadonlyMap<string, SourceTable>): string {
  switch (place.kind) {
    case "cell": {
      const table = tables.get(place.tableId);
      const cell = `${columnLetters(place.column)}${(table?.firstRow ?? 1) + place.row}`;
      return table ? `${cell} of ${tableName(table)}` : cell;
    }
    case "header": {
      const table = tables.get(place.tableId);
      const column = `column ${columnLetters(place.column)}`;
      return table ? `${column} of ${tableName(table)}` : column;
    }
    case "line":
      return `line ${place.line} of ${nameWithPart(place.fileName, place.part)}`;
    case "file":
      return place.fileName;
    case "visitor":
      return "what you said";
    case "assumed":
      return "an assumption";
  }
}

/** The words of a file at a place: a whole line, or a cell. */
export function textAt({ lines, tables }: FileReading, place: SourcePlace): string | null {
  if (place.kind === "line") {
    const found = lines.find(({ part, line }) => part === place.part && line === place.line);
    return found?.text ?? null;
  }
  if (place.kind !== "cell") return null;
  const table = tables.find(({ id }) => id === place.tableId);
  return table?.rows[place.row]?.[place.column]?.text ?? null;
}

/** The file, and which of its tables. */
export function tableName({ fileName, part }: Pick<SourceTable, "fileName" | "part">): string {
  return nameWithPart(fileName, part);
}

function nameWithPart(fileName: string, part: string): string {
  return part === "" ? fileName : `${fileName}, ${part}`;
}

/** A, B … Z, AA, AB … for a column counted from 0. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
