import type { SourcePlace, SourceTable } from "../../source.ts";

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
  readonly cellPlace: (row: number, column: number) => SourcePlace;
  readonly headerPlace: (column: number) => SourcePlace;
}
