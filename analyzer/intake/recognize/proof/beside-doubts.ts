import { type QuoteLine, askBelowConfidence, type Reading } from "../../quote-line.ts";
import { fieldNames } from "../../field-names.ts";
import type { TableContext } from "../table/table-context.ts";
import { claimOf, closes } from "./doubts/column-evidence.ts";
import { validityWords } from "./shown-words.ts";
import { listed, quoted, type ReadOffers, type Unproven, wordsAt } from "./unproven.ts";
import { inWords } from "../questions/answers.ts";

/** Terms that the text may state for all offers, in the order of what they weigh. */
const terms = [
  { field: "supplier", isExpected: false, of: ({ supplier }: QuoteLine) => supplier },
  { field: "leadTime", isExpected: true, of: ({ leadTimeDays }: QuoteLine) => leadTimeDays },
  { field: "incoterm", isExpected: true, of: ({ incoterm }: QuoteLine) => incoterm },
  { field: "currency", isExpected: false, of: ({ currency }: QuoteLine) => currency },
  {
    field: "validUntil",
    isExpected: true,
    of: ({ validUntil, validFor }: QuoteLine) => validUntil ?? validFor ?? null,
  },
  { field: "minimumOrder", isExpected: true, of: ({ minimumOrder }: QuoteLine) => minimumOrder },
] as const;

/**
 * What was read from the text, or was not found in it: shown where something else is read back anyway, and no reason to
 * ask by itself. No label proves that its words hold for all offers.
 */
export function besideDoubts(offers: ReadOffers, asked: readonly Unproven[]): Unproven[] {
  const { context, lines } = offers;
  const isOne = lines.every(({ supplier }) => supplier.value === lines[0]?.supplier.value);
  const isAsked = (field: Unproven["field"]) => asked.some((each) => each.field === field);
  const ofTerms = terms.flatMap(({ field, isExpected, of }): Unproven[] => {
    if (isAsked(field)) return [];
    const isNowhere = lines.every((line) => of(line) === null);
    const open = lines.filter((line) => {
      const reading = of(line);
      if (field === "supplier") return isOne && isOfFile(context, line);
      return reading === null ? isExpected && isNowhere : isFromText(reading);
    });
    const [first] = open;
    if (first === undefined) return [];
    const name = fieldNames[field];
    const reading = of(first);
    return [
      {
        field,
        what: name.charAt(0).toUpperCase() + name.slice(1),
        read: listed(open.map((line) => shown(field, of(line), line))),
        from: reading === null ? "" : (wordsAt(context, reading.place) ?? quoted(reading.reason)),
        answers: [],
        words: inWords(context, field, `Another ${name}`),
        lineIds: new Set(open.map(({ id }) => id)),
        isOfAll: true,
        isListed: true,
      },
    ];
  });
  return [...ofTerms, ...(isAsked("priceUnit") ? [] : assumedUnit(context, offers))];
}

/** Nothing says what the price is for, and no total proves that it is one piece. */
function assumedUnit(context: TableContext, offers: ReadOffers): Unproven[] {
  const open = offers.lines.filter(
    ({ unit }) => unit.place.kind === "assumed" && unit.confidence === askBelowConfidence,
  );
  if (open.length === 0 || closes(offers.lines, offers)) return [];
  return [
    {
      field: "priceUnit",
      what: "Price for",
      read: "one piece, no unit stated",
      from: "",
      answers: [],
      words: inWords(context, "priceUnit", "Another unit"),
      lineIds: new Set(open.map(({ id }) => id)),
      isOfAll: true,
      isListed: true,
    },
  ];
}

/** One name for all of the file, which another can replace at once. */
function isOfFile(context: TableContext, { supplier: { place, confidence } }: QuoteLine): boolean {
  const isSaid = place.kind === "visitor" || place.kind === "header";
  return claimOf(context, "supplier") === null && !isSaid && confidence >= askBelowConfidence;
}

function shown(field: string, reading: Reading<number | string> | null, line: QuoteLine): string {
  if (reading === null) return "not stated";
  if (field === "validUntil") return validityWords(line);
  return field === "leadTime" ? `${reading.value} days` : String(reading.value);
}

/** What is less sure is asked already. */
function isFromText({ place, confidence }: Reading<unknown>): boolean {
  return place.kind === "line" && confidence >= askBelowConfidence;
}
