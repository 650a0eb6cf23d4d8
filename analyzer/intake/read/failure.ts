import type { ReadProblem } from "../source.ts";

/** Ends the reading of one file, or of one attachment; `message` is a sentence for the visitor. */
export class ReadFailure extends Error {
  override readonly name = "ReadFailure";
  readonly kind: ReadProblem["kind"];

  constructor(kind: ReadProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
