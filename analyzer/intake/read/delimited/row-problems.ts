import type { DelimitedText } from "./delimited.ts";
import type { Findings } from "../findings.ts";
import type { SourceTable } from "../../source.ts";

/** 1,50 without quotes, between commas, is two values: each after it stands in the wrong column. */
export function noteOverlongRows(findings: Findings, tables: readonly SourceTable[]): void {
  for (const { part, rows, firstRow } of tables) {
    const width = rows[0]?.length ?? 0;
    const overlong = rows.flatMap((row, index) =>
      row.slice(width).some((cell) => cell !== null) ? [firstRow + index] : [],
    );
    if (overlong.length === 0) continue;
    const which =
      overlong.length === 1
        ? `Row ${overlong[0]} has`
        : `${overlong.length} rows (first ${overlong[0]}) have`;
    findings.addProblem(
      "damaged",
      part,
      `${which} more values than the header. A comma within a value may have split it: check the columns.`,
    );
  }
}

export function noteUnclosedQuote(
  findings: Findings,
  part: string,
  { unclosedQuoteRow }: DelimitedText,
  firstRow: number,
): void {
  if (unclosedQuoteRow === null) return;
  findings.addProblem(
    "damaged",
    part,
    `A quotation mark in row ${firstRow + unclosedQuoteRow - 1} is never closed. ` +
      "The rows from there on were read line by line: check them.",
  );
}
