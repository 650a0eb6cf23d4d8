import { type QuoteLine, askBelowConfidence, type Reading } from "../../quote-line.ts";
import { fieldNames } from "../../field-names.ts";
import { inWords } from "../questions/table-questions.ts";
import { labeledPiece } from "../text/label-pieces.ts";
import type { TableContext } from "../table/table-context.ts";
import { listed, quoted, type ReadOffers, type Unproven } from "./unproven.ts";

/** Terms that the text may state for all offers, in the order of what they weigh. */
const terms = [
  { field: "leadTime", of: ({ leadTimeDays }: QuoteLine) => leadTimeDays },
  { field: "incoterm", of: ({ incoterm }: QuoteLine) => incoterm },
  { field: "validUntil", of: ({ validUntil }: QuoteLine) => validUntil },
  { field: "minimumOrder", of: ({ minimumOrder }: QuoteLine) => minimumOrder },
] as const;

/**
 * What was read from one sentence, without a label that says what it is: shown where something else is read back
 * anyway, and no reason to ask by itself.
 */
export function besideDoubts(
  { context, lines }: ReadOffers,
  asked: readonly Unproven[],
): Unproven[] {
  return terms.flatMap(({ field, of }): Unproven[] => {
    if (asked.some((each) => each.field === field)) return [];
    const open = lines.filter((line) => {
      const reading = of(line);
      return reading !== null && isFromSentence(context, reading);
    });
    const [first] = open;
    const reading = first === undefined ? null : of(first);
    if (reading === null) return [];
    const name = fieldNames[field];
    return [
      {
        field,
        what: name.charAt(0).toUpperCase() + name.slice(1),
        read: listed(open.map((line) => shown(field, of(line)))),
        from: quoted(lineOf(context, reading) ?? reading.reason),
        answers: [],
        words: inWords(context, field, `Another ${name}`),
        lineIds: new Set(open.map(({ id }) => id)),
        isOfAll: true,
      },
    ];
  });
}

function shown(field: string, reading: Reading<number | string> | null): string {
  if (reading === null) return "none";
  return field === "leadTime" ? `${reading.value} days` : String(reading.value);
}

function lineOf({ file }: TableContext, { place }: Reading<unknown>): string | undefined {
  if (place.kind !== "line") return undefined;
  return file.lines.find(({ part, line }) => part === place.part && line === place.line)?.text;
}

function isFromSentence(context: TableContext, reading: Reading<unknown>): boolean {
  const text = lineOf(context, reading);
  if (text === undefined || reading.confidence < askBelowConfidence) return false;
  return labeledPiece(text) === null;
}
