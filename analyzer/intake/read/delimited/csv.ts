import { DelimitedText, delimiterOf, plainLineBreaks, type Delimiter } from "./delimited.ts";
import { textCell, type Findings, type FoundPart } from "../findings.ts";
import { addGrid, type GridRow } from "../grid.ts";
import type { Pace } from "../pace.ts";
import { withJoinedValues } from "./overlong-rows.ts";
import { noteOverlongRows, noteUnclosedQuote } from "./row-problems.ts";

/** Reads a file of delimited values; the delimiter is the one that makes the rows alike. */
export async function readCsv(
  source: string,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<void> {
  const text = plainLineBreaks(source);
  const { delimiter, start } = separatorLine(text) ?? { delimiter: delimiterOf(text), start: 0 };
  const rows: GridRow[] = [];
  const values = new DelimitedText(text, delimiter, start);
  const firstRow = start === 0 ? 1 : 2;
  let number = firstRow;
  for (let row = values.next(); row !== null; row = values.next()) {
    findings.budget.addRow(row.length);
    rows.push({ number, cells: row.map(textCell) });
    number += 1;
    if (number % 1_000 === 0 && pace.isDue) await pace.breathe(values.position / text.length);
  }
  const whole = delimiter === "," ? withJoinedValues(rows) : rows;
  noteOverlongRows(findings, addGrid(findings, place, whole));
  noteUnclosedQuote(findings, place.part, values, firstRow);
}

/** Excel's own way to name the delimiter, in a first line that holds nothing else. */
function separatorLine(text: string): { delimiter: Delimiter; start: number } | null {
  const match = /^"?sep=([,;\t|])"?[^\S\n]*(?:\n|$)/i.exec(text);
  return match ? { delimiter: match[1] as Delimiter, start: match[0].length } : null;
}
