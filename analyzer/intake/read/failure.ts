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

/** Libraries and the platform throw errors of their own on damaged files. */
export function failureOf(error: unknown): ReadFailure {
  if (error instanceof ReadFailure) return error;
  return new ReadFailure(
    "damaged",
    "The file could not be read to its end. Open it in its own program, save it again and add the new file.",
  );
}
