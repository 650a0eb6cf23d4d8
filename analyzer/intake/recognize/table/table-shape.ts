import type { SourcePlace, SourceTable } from "../../source.ts";
import type { KnownColumn } from "../columns/column-layout.ts";
import type { FoundHeader } from "../headers/header-row.ts";

/** A table with its headers on top: a whole table, one of several blocks in it, or one that was turned. */
export interface RegularTable {
  /** For questions and corrections: the id of the table it comes from, with the number of a further block. */
  readonly id: string;
  readonly rows: SourceTable["rows"];
  readonly firstRow: number;
  readonly endRow: number;
  /** Its headers stood in a column of the file, one below the other. */
  readonly isTurned: boolean;
  /** Made of lines of text. */
  readonly isFromText: boolean;
  /** Made of sentences: then each offer is asked about. */
  readonly isProse?: boolean;
  /** Made of rows that the visitor called offers: nothing of it is asked about. */
  readonly isTold?: boolean;
  /** What columns hold by the shape of the table, whatever their headers say. */
  readonly known?: ReadonlyMap<number, KnownColumn>;
  /** Found before the shape was changed. */
  readonly header?: FoundHeader;
  readonly cellPlace: (row: number, column: number) => SourcePlace;
  readonly headerPlace: (column: number) => SourcePlace;
}

/** Rows with one price each, and where each of their cells stands in the file. */
export interface UnfoldedRows {
  readonly rows: SourceTable["rows"];
  readonly endRow: number;
  /** The row and the column in the file. */
  readonly origin: (
    row: number,
    column: number,
  ) => { readonly row: number; readonly column: number };
  /** What columns hold by their values, whatever their headers say. */
  readonly known: ReadonlyMap<number, KnownColumn>;
  /** Found before columns were added. */
  readonly header?: FoundHeader;
}
