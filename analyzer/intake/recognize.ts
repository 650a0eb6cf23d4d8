import type { QuoteLine } from "./quote-line.ts";
import type { Correction, Recognition, TableReading } from "./recognition.ts";
import { describeColumn } from "./recognize/columns/describe-column.ts";
import { indexCorrections } from "./recognize/table/corrections.ts";
import { correctLines } from "./recognize/lines/line-corrections.ts";
import { createQuestionBook } from "./recognize/questions/question-book.ts";
import { readRows } from "./recognize/lines/read-rows.ts";
import { createTableContext } from "./recognize/table/table-context.ts";
import type { FileReading } from "./source.ts";

/** Understands the tables and the text of all files together, and applies what the visitor corrected. */
export function recognize(
  files: readonly FileReading[],
  corrections: readonly Correction[],
): Recognition {
  const index = indexCorrections(corrections);
  const book = createQuestionBook(index.confirmed);
  const tables: TableReading[] = [];
  const lines: QuoteLine[] = [];
  for (const file of files) {
    for (const table of file.tables) {
      const context = createTableContext(file, table, index, book);
      const rows = readRows(context);
      for (const line of correctLines(context, rows.lines)) lines.push(line);
      tables.push({
        tableId: table.id,
        headerRow: context.header?.row ?? null,
        columns: context.claims.map((claim) => describeColumn(context, claim)),
        skippedRows: rows.skippedRows,
        missingCells: context.missingCells,
        decimal: context.numberStyle.decimal,
      });
    }
  }
  return { tables, lines, questions: book.questions() };
}
