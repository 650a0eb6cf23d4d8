import type { SourcePlace } from "../source-place.ts";

/** One cell, or one line of text, as the second reader sees it. */
export interface Piece {
  /** Its place among all pieces of the file. */
  readonly index: number;
  /** Which table, from 0; -1 for a line of text. */
  readonly table: number;
  /** Counted through the whole file, or through the window that is read. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly kind: "text" | "number" | "date";
  readonly number: number | null;
  readonly isMailHead: boolean;
  /** Where in the file it stands. */
  readonly place: SourcePlace;
  /** False where the first rows of a long file only stand before a later window of it. */
  readonly isOwn: boolean;
}

export function isLine({ table }: Piece): boolean {
  return table < 0;
}
