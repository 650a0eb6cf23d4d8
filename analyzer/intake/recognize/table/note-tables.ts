import type { FileReading, SourceLine, SourceTable } from "../../source.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";

const mostNoteRows = 30;

/** Letterheads and terms that a reader took for tables of their own become lines of text too, for the others. */
export function withNoteTables(file: FileReading): FileReading {
  if (file.tables.length < 2) return file;
  const notes = file.tables.filter((table) => !holdsPrices(table));
  if (notes.length === 0 || notes.length === file.tables.length) return file;
  return { ...file, lines: [...notes.flatMap(linesOf), ...file.lines] };
}

const priced: ReadonlySet<string> = new Set(["price", "total", "tooling", "freight", "surcharge"]);

function holdsPrices({ rows }: SourceTable): boolean {
  if (rows.length > mostNoteRows) return true;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = findHeader(rows, width);
  const texts = [...(header?.texts ?? []), ...rows.map((row) => row[0]?.text ?? "")];
  return texts.some((text) =>
    readHeader(text).meanings.some(({ meaning, score }) => score >= 78 && priced.has(meaning)),
  );
}

function linesOf({ fileName, part, rows, firstRow, document }: SourceTable): SourceLine[] {
  return rows.flatMap((row, index) =>
    row.flatMap((cell) =>
      cell === null
        ? []
        : [
            {
              fileName,
              part,
              line: firstRow + index,
              text: cell.text.trim(),
              ...(document === undefined ? {} : { document }),
            },
          ],
    ),
  );
}
