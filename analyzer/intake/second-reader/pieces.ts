import type { CellValue, FileReading, SourceLine, SourceTable } from "../source.ts";
import type { SourcePlace } from "../source-place.ts";
import type { Piece } from "./piece.ts";

type NumberedTable = readonly [number: number, table: SourceTable];

/** What the readers found in a file, in reading order: lines of text and cells. */
export function piecesOf({ fileName, lines, tables }: FileReading): Piece[] {
  const keyOf = (document: string | undefined, part: string) => `${document ?? ""}\u0001${part}`;
  const ofLine = ({ document, part, isMailHead }: SourceLine) =>
    keyOf(document, isMailHead ? "head" : part);
  const ofTable = ({ document, part }: SourceTable) => keyOf(document, part);
  const linesOf = Map.groupBy(lines, ofLine);
  const numbered = tables.map((table, number): NumberedTable => [number, table]);
  const tablesOf = Map.groupBy(numbered, ([, table]) => ofTable(table));
  const parts = [...new Set([...lines.map(ofLine), ...tables.map(ofTable)])];
  const nameOf = (key: string) => key.split("\u0001")[1] ?? "";
  const sheets = parts.filter((key) => nameOf(key).startsWith("Sheet")).length;

  const writer = new Writer();
  for (const key of parts) {
    if (/^(?:Sheet|attachment)/.test(nameOf(key)) && sheets !== 1)
      writer.title(nameOf(key), fileName);
    const ownLines = linesOf.get(key) ?? [];
    const ownTables = tablesOf.get(key) ?? [];
    const places = placesOf(ownTables, ownLines);
    let placed = 0;
    for (let index = 0; index <= ownLines.length; index += 1) {
      for (; placed < ownTables.length && (places[placed] ?? 0) <= index; placed += 1) {
        writer.table(ownTables[placed]);
      }
      const line = ownLines[index];
      if (line) writer.line(line);
    }
    for (const rest of ownTables.slice(placed)) writer.table(rest);
  }
  return writer.pieces;
}

class Writer {
  readonly pieces: Piece[] = [];
  #row = 0;

  title(text: string, fileName: string): void {
    this.#addLine(text, { kind: "file", fileName }, false);
  }

  line({ text, fileName, part, line, isMailHead }: SourceLine): void {
    this.#addLine(text, { kind: "line", fileName, part, line }, isMailHead === true);
  }

  #addLine(text: string, place: SourcePlace, isMailHead: boolean): void {
    this.#add({ table: -1, column: 0, text, kind: "text", number: null, isMailHead, place });
    this.#row += 1;
  }

  table(numbered: NumberedTable | undefined): void {
    if (!numbered) return;
    const [number, { id: tableId, rows }] = numbered;
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (cell === null || (cell.kind === "text" && cell.text === "")) continue;
        const place = { kind: "cell", tableId, row, column } as const;
        this.#add({ table: number, column, ...valueOf(cell), isMailHead: false, place });
      }
      this.#row += 1;
    }
  }

  #add(piece: Omit<Piece, "index" | "row" | "isOwn">): void {
    this.pieces.push({ ...piece, index: this.pieces.length, row: this.#row, isOwn: true });
  }
}

function valueOf(cell: CellValue): Pick<Piece, "text" | "kind" | "number"> {
  if (cell.kind === "text") return { text: cell.text, kind: "text", number: null };
  if (cell.kind === "date") return { text: cell.text || cell.date, kind: "date", number: null };
  return { text: cell.text || String(cell.number), kind: "number", number: cell.number };
}

/** Before which line each table of a part stands: as the reader says, or where the numbers of lines leave a gap. */
function placesOf(tables: readonly NumberedTable[], lines: readonly SourceLine[]): number[] {
  const [first] = tables;
  if (first === undefined) return [];
  if (first[1].linesAbove !== undefined) {
    return tables.map(([, { linesAbove }]) => linesAbove ?? lines.length);
  }
  const gaps = lines
    .slice(1)
    .map((line, index) => ({ gap: line.line - (lines[index]?.line ?? 0), index: index + 1 }))
    .sort((a, b) => b.gap - a.gap || b.index - a.index);
  const places = gaps
    .filter(({ gap }) => gap >= 2)
    .map(({ index }) => index)
    .slice(0, tables.length);
  if ((lines[0]?.line ?? 0) > 2 && places.length < tables.length) places.push(0);
  while (places.length < tables.length) {
    places.push(places.length === 0 ? lines.length : Math.max(...places));
  }
  return places.sort((a, b) => a - b);
}
