import type { SecondReading } from "./second-reader/second-reading.ts";

export type { SourcePlace } from "./source-place.ts";

/** Ids of lines and questions begin with their table's, so that each says which source it is about. */
export function tableIdOf(sourceId: string, number: number): string {
  return `${sourceId}#${number}`;
}

/** Whether a table, a line or a question is of this source. */
export function isIdOfSource(id: string, sourceId: string): boolean {
  return id.startsWith(`${sourceId}#`);
}

/** A value as a file holds it. A date is written `YYYY-MM-DD`. */
export type CellValue =
  | { readonly kind: "text"; readonly text: string; readonly scan?: ScanOrigin }
  /** `text` is how the file shows the number, with its currency sign, where the file says so. */
  | { readonly kind: "number"; readonly number: number; readonly text: string }
  | { readonly kind: "date"; readonly date: string; readonly text: string };

/** Where on a picture a text was recognized, in pixels, and how surely, from 0 to 100. */
export interface ScanOrigin {
  /** From 1. */
  readonly page: number;
  readonly confidence: number;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** One grid found in a file: a CSV, a sheet of a workbook, a table of a mail or of a PDF. */
export interface SourceTable {
  /** Unique among all tables that were read together. */
  readonly id: string;
  readonly fileName: string;
  /** Where in the file: "Sheet Quotes", "page 2", "attachment quote.csv"; empty when the file is one table. */
  readonly part: string;
  /** Row by row; `null` is an empty cell, and rows may differ in length. */
  readonly rows: readonly (readonly (CellValue | null)[])[];
  /** The number that the file's own program gives the first of `rows`, from 1. */
  readonly firstRow: number;
  /** How many lines of text of its page stand above it, where that is known. */
  readonly linesAbove?: number;
  /** Cells that the file shows as one. Each row that one covers repeats its value in the first column. */
  readonly merges?: readonly MergedCells[];
  /** Who sent the mail that holds the table, where that is a mail within the file. */
  readonly sender?: string;
  readonly document?: DocumentPath;
}

/**
 * The file itself, or which of the documents within it: attachments may share a name, or one begin with the other's.
 * A document's path begins with that of the one that holds it: "2/" is in "", and "2/5/" in both.
 */
export type DocumentPath = "" | `${string}/`;

/** Rows and columns count from 0 within `SourceTable.rows`. */
export interface MergedCells {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

/** A line of running text around the tables: a mail's body, the head of a PDF, a note above a table. */
export interface SourceLine {
  readonly fileName: string;
  readonly part: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly document?: DocumentPath;
  /** From, subject and date of a mail: they name people, not terms. */
  readonly isMailHead?: true;
}

/** Why a file, or a piece of it, could not be read. `message` is one sentence for the visitor, with what to do. */
export interface ReadProblem {
  readonly kind:
    | "unknown-format"
    | "scan"
    | "encrypted"
    | "damaged"
    | "empty"
    | "too-large"
    | "too-slow"
    | "old-format"
    | "formula-without-value"
    /** Read all the same: a sheet that the workbook does not show. */
    | "hidden";
  readonly fileName: string;
  readonly part: string;
  readonly message: string;
}

export type FileKind =
  | "csv"
  | "xlsx"
  | "xls"
  | "ods"
  | "docx"
  | "odt"
  | "rtf"
  | "eml"
  | "msg"
  | "html"
  | "pdf"
  | "picture"
  | "text";

/** All that a file holds, before anything is understood. */
export interface FileReading {
  /** Which of the files it is; the name where only one is read. */
  readonly sourceId?: string;
  readonly fileName: string;
  readonly kind: FileKind | null;
  readonly sizeBytes: number;
  readonly tables: readonly SourceTable[];
  readonly lines: readonly SourceLine[];
  /** Who sent it, for a mail: a name or an address. */
  readonly sender: string | null;
  readonly problems: readonly ReadProblem[];
  /** What the second reader read of it, where there was one and it was in time. */
  readonly second?: SecondReading;
  /** Whoever made it knows that it is read right: it is not shown whole to ask whether it is. */
  readonly isConfirmed?: true;
}
