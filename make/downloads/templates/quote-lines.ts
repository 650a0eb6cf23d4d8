import { assumed } from "./quote-assumptions.ts";
import { readRecords, typed } from "./read-records.ts";

const samples = ["sample 1", "sample 2", "sample 3"] as const;

/**
 * In a formula `{parts}` is that line of the same quote, `[parts]` that line of all quotes and `<pieces>` an assumption. The
 * samples are those of the guide to landed cost.
 */
const lines = readRecords<
  | ("group" | "id" | "label" | "unit" | "numberFormat" | "isTotal" | "formula")
  | (typeof samples)[number]
>("comparison-lines.csv").map((row) => ({
  ...row,
  isTotal: row.isTotal !== "",
  samples: samples.map((sample) => typed(row[sample])),
}));

export type QuoteLine = (typeof lines)[number];

const ofGroup = (name: string) => lines.filter(({ group }) => group === name);
export const quotedLines = ofGroup("quoted");
export const costLines = ofGroup("cost");
export const rankLines = ofGroup("rank");

export const quoteColumns = [..."CDEFGHIJ"];

/** Title, lead, RFQ, an empty row and a head stand above. */
export const firstQuoteRow = 6;
/** In the order of the sheet; a head stands before each further group. */
const order = [...quotedLines, null, ...costLines, null, ...rankLines];

/** Row of a line, as spreadsheets count. */
export function rowOf(id: string): number {
  const index = order.findIndex((line) => line?.id === id);
  if (index === -1) throw new Error(`The comparison has no line "${id}".`);
  return firstQuoteRow + index;
}

/** A line of all quotes: `$C$30:$J$30`. */
export function allQuotes(id: string): string {
  return `$${quoteColumns.at(0)}$${rowOf(id)}:$${quoteColumns.at(-1)}$${rowOf(id)}`;
}

/** The formula of a line for one quote. It gives nothing as long as the column has no supplier. */
export function formulaFor({ formula }: QuoteLine, column: string): string {
  const filled = formula
    .replaceAll(/<(\w+)>/g, (_match, name: keyof typeof assumed) => assumed[name])
    .replaceAll(/\{(\w+)\}/g, (_match, id: string) => `${column}${rowOf(id)}`)
    .replaceAll(/\[(\w+)\]/g, (_match, id: string) => allQuotes(id));
  return `IF(${column}$${rowOf("supplier")}="","",${filled})`;
}
