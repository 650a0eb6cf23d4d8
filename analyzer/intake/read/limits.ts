import { ReadFailure } from "./failure.ts";

/** What one file may hold. Past these a file is refused whole: half a package ranks wrongly. */
export const limits = {
  fileBytes: 25 * 1024 * 1024,
  rows: 200_000,
  /** Empty cells within rows count too. */
  cells: 4_000_000,
  columns: 1_000,
  /** Of all parts of a workbook together, once unpacked. */
  unpackedBytes: 256 * 1024 * 1024,
  zipEntries: 5_000,
  pdfPages: 500,
  pdfPiecesPerPage: 10_000,
  /** Mails within mails. */
  mailDepth: 4,
  attachments: 100,
  /** Tables within tables: each copies what it holds. */
  tableDepth: 20,
} as const;

/** Counts what a file yields, with all that is attached to it, and refuses what is beyond the limits. */
export class SizeBudget {
  #rowCount = 0;
  #cellCount = 0;
  #unpackedBytes = 0;

  addUnpacked(byteCount: number): void {
    this.#unpackedBytes += byteCount;
    if (this.#unpackedBytes > limits.unpackedBytes) {
      throw new ReadFailure(
        "too-large",
        "The file unpacks to more than 256 MB. Save only the sheets with quotes, or save it as CSV.",
      );
    }
  }

  addRow(cellCount: number): void {
    this.#rowCount += 1;
    this.#cellCount += cellCount;
    if (this.#rowCount > limits.rows || this.#cellCount > limits.cells) {
      throw new ReadFailure("too-large", tooManyRows);
    }
  }
}

const tooManyRows =
  "The file holds more than 200,000 rows or 4 million cells. Split it, or remove the sheets that hold no quotes.";

export function tooWide(): ReadFailure {
  return new ReadFailure(
    "too-large",
    "A sheet is wider than 1,000 columns. Remove what is not part of the quotes and add it again.",
  );
}

export function tooDeep(): ReadFailure {
  return new ReadFailure(
    "too-large",
    "The file has tables within tables, more than 20 deep. Copy the quote into a new file and add that.",
  );
}
