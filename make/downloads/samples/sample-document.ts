/** A number is written as one where the format knows numbers; text stays as it is. */
export type SampleCell = string | number | null;

export interface SampleTable {
  head: readonly string[];
  rows: readonly (readonly SampleCell[])[];
}

/** A table column by column: its head, then the cell of each row. */
export function byColumns(
  columns: readonly (readonly [head: string, ...cells: SampleCell[]])[],
): SampleTable {
  const rowCount = Math.max(...columns.map(([, ...cells]) => cells.length));
  return {
    head: columns.map(([head]) => head),
    rows: Array.from({ length: rowCount }, (_, row) =>
      columns.map(([, ...cells]) => cells[row] ?? null),
    ),
  };
}

interface CsvDocument extends SampleTable {
  kind: "csv";
  separator: "," | ";";
}

interface WorkbookDocument extends SampleTable {
  kind: "xlsx";
  sheet: string;
  /** Lines above the table, one cell each. */
  above: readonly string[];
}

interface PdfDocument extends SampleTable {
  kind: "pdf";
  supplier: string;
  address: string;
  /** Lines between the letterhead and the table, and below the table. */
  above: readonly string[];
  below: readonly string[];
  columnWidths: readonly number[];
}

interface MailDocument {
  kind: "eml";
  from: { name: string; address: string };
  subject: string;
  /** As a mail's head writes it. */
  date: string;
  body: readonly string[];
  attachment: { name: string; document: CsvDocument | WorkbookDocument };
}

/** What a supplier sent, before it is a file. */
export type SampleDocument = CsvDocument | WorkbookDocument | PdfDocument | MailDocument;
