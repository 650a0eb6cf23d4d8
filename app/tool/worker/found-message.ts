/** A value that a file was found to hold, shown while the reading goes on. */
export interface FoundValue {
  readonly kind: "price" | "tooling" | "leadTime";
  /** For its length beside others of its kind. */
  readonly amount: number;
  /** "Sheet Lot 2", where the file has parts. */
  readonly part: string;
  /** "row 7" */
  readonly where: string;
  /** The line of the file, or the row of its table. */
  readonly line: string;
  /** As it stands in that, and from which character on. */
  readonly quoted: string;
  readonly at: number;
  /** For one piece, in days: before exchange rates, which the ranking knows. */
  readonly becomes: string;
}

export interface FoundInFile {
  readonly fileName: string;
  readonly values: readonly FoundValue[];
}
