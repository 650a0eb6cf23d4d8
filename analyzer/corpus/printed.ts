import type { QuoteLine } from "../intake/quote-line.ts";
import type { Recognition } from "../intake/recognition.ts";

/** What the question that reads a file back prints of a line, beyond the values that it puts in doubt. */
export interface Printed {
  /** The list of its charges, or that there are none. */
  readonly areCharges: (line: QuoteLine) => boolean;
  /** Whether it is an alternative. */
  readonly isAlternative: (line: QuoteLine) => boolean;
}

export function printedIn({ questions }: Recognition): Printed {
  const shown = questions.flatMap(({ offers }) => offers ?? []);
  const ofAll = new Set(shown.flatMap(({ terms }) => terms.map(({ what }) => what)));
  const byLine = new Map(
    shown.flatMap(({ rows }) =>
      rows.flatMap(({ draft: { of }, further }) =>
        of.kind === "line" ? [[of.lineId, new Set(further.map(({ what }) => what))] as const] : [],
      ),
    ),
  );
  const isPrinted = ({ id }: QuoteLine, what: string, whatOfOne = what) =>
    ofAll.has(what) || byLine.get(id)?.has(whatOfOne) === true;
  return {
    areCharges: (line) =>
      isPrinted(line, "Charges of single offers", "Charges") &&
      isPrinted(line, "Charges of the whole quote"),
    isAlternative: (line) => isPrinted(line, "Alternative"),
  };
}
