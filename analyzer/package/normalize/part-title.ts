import type { QuoteLine } from "../../intake/quote-line.ts";
import type { PartContext } from "./part-context.ts";

/** The part as one of its quotes writes it: the spelling that comes first by its letters. */
export function partTitle({ lines }: Pick<PartContext, "lines">): string {
  const written = firstByLetters(lines, ({ part }) => part?.value);
  return written ?? partDescription({ lines }) ?? "Part not named";
}

export function partDescription({ lines }: Pick<PartContext, "lines">): string | null {
  return firstByLetters(lines, ({ description }) => description?.value);
}

function firstByLetters(
  lines: readonly QuoteLine[],
  textOf: (line: QuoteLine) => string | undefined,
): string | null {
  let first: string | null = null;
  for (const line of lines) {
    const text = textOf(line)?.trim();
    if (text && (first === null || text < first)) first = text;
  }
  return first;
}
