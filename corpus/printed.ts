import type { QuoteLine } from "#analyzer/intake/quote-line.ts";
import type { Recognition } from "#analyzer/intake/recognition.ts";

/** Of which lines the question that reads a file back says whether they are alternatives. */
export function printedAlternatives({ questions }: Recognition): (line: QuoteLine) => boolean {
  const shown = questions.flatMap(({ offers }) => offers ?? []);
  const isSaid = ({ what }: { readonly what: string }) => what === "Alternative";
  const isOfAll = shown.some(({ terms }) => terms.some(isSaid));
  const lineIds = new Set(
    shown.flatMap(({ rows }) =>
      rows.flatMap(({ draft: { of }, further }) =>
        of.kind === "line" && further.some(isSaid) ? of.lineId : [],
      ),
    ),
  );
  return ({ id }) => isOfAll || lineIds.has(id);
}
