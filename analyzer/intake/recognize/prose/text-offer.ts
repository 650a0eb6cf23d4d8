import type { SourceLine } from "../../source.ts";

export interface TextCell {
  readonly text: string;
  /** Where it stands. */
  readonly line: SourceLine;
}

/** Offers of running text, as rows under headers. */
export interface TextTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (TextCell | null)[])[];
  /** Read from sentences: then it is asked whether they are the offers. */
  readonly isProse: boolean;
}
