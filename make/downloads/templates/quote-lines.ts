import { assumed } from "./quote-assumptions.ts";
import type { SampleQuote } from "./sample-quotes.ts";

interface QuotedLine {
  id: keyof SampleQuote;
  label: string;
  unit: string;
  numberFormat?: string;
}

interface CalculatedLine {
  id: string;
  label: string;
  unit: string;
  numberFormat: string;
  isTotal?: true;
  /** `{parts}` is that line of the same quote, `[parts]` that line of all quotes. */
  formula: string;
}

const money = "#,##0.00";
const perYear = "USD a year";

export const quotedLines: readonly QuotedLine[] = [
  { id: "supplier", label: "Supplier", unit: "" },
  { id: "quoteNumber", label: "Quote number", unit: "" },
  { id: "delivery", label: "Incoterm and place", unit: "" },
  { id: "currency", label: "Currency", unit: "code" },
  { id: "price", label: "Price as quoted", unit: "currency", numberFormat: money },
  { id: "pricedPer", label: "Priced per", unit: "pieces", numberFormat: "#,##0" },
  { id: "tooling", label: "Tooling and NRE, once", unit: "currency", numberFormat: money },
  { id: "freightPerYear", label: "Freight and insurance", unit: perYear, numberFormat: money },
  { id: "dutyRate", label: "Duty rate", unit: "of parts and tooling", numberFormat: "0.0%" },
  { id: "entryFees", label: "Entry fees", unit: perYear, numberFormat: money },
  { id: "scrapRate", label: "Scrap rate, your records", unit: "of parts", numberFormat: "0.0%" },
  { id: "transitDays", label: "Days in transit that you finance", unit: "days", numberFormat: "0" },
  { id: "leadTimeDays", label: "Lead time", unit: "calendar days", numberFormat: "0" },
  { id: "reliability", label: "Reliability", unit: "0 to 100", numberFormat: "0" },
];

export const costLines: readonly CalculatedLine[] = [
  {
    id: "rate",
    label: "Exchange rate",
    unit: "USD for one",
    numberFormat: "0.0000",
    formula: `INDEX(${assumed.rates},MATCH({currency},${assumed.currencies},0))`,
  },
  {
    id: "unitPrice",
    label: "Unit price",
    unit: "USD each",
    numberFormat: money,
    formula: "ROUND({price}/{pricedPer}*{rate},2)",
  },
  {
    id: "parts",
    label: "Parts",
    unit: perYear,
    numberFormat: money,
    formula: `ROUND({unitPrice}*${assumed.pieces},2)`,
  },
  {
    id: "toolingPerYear",
    label: "Tooling, spread",
    unit: perYear,
    numberFormat: money,
    formula: `ROUND({tooling}*{rate}/${assumed.toolingYears},2)`,
  },
  {
    id: "freight",
    label: "Freight and insurance",
    unit: perYear,
    numberFormat: money,
    formula: "{freightPerYear}",
  },
  {
    id: "duty",
    label: "Duty and entry",
    unit: perYear,
    numberFormat: money,
    formula: "ROUND(({parts}+{toolingPerYear})*{dutyRate},2)+{entryFees}",
  },
  {
    id: "scrap",
    label: "Scrap",
    unit: perYear,
    numberFormat: money,
    formula: "ROUND({parts}*{scrapRate},2)",
  },
  {
    id: "moneyTiedUp",
    label: "Money tied up",
    unit: perYear,
    numberFormat: money,
    formula: `ROUND({parts}*${assumed.carrying}*{transitDays}/365,2)`,
  },
  {
    id: "landed",
    label: "Landed cost",
    unit: perYear,
    numberFormat: money,
    isTotal: true,
    formula: "ROUND(SUM({parts}:{moneyTiedUp}),2)",
  },
  {
    id: "landedEach",
    label: "Landed cost, each",
    unit: "USD a good part",
    numberFormat: money,
    formula: `ROUND({landed}/${assumed.pieces},2)`,
  },
];

export const rankLines: readonly CalculatedLine[] = [
  {
    id: "costPoints",
    label: "Cost points",
    unit: "100 is the lowest",
    numberFormat: "0.0",
    formula: "ROUND(MAX(0,100-({landed}-MIN([landed]))/MIN([landed])*100),1)",
  },
  {
    id: "leadTimePoints",
    label: "Lead time points",
    unit: "100 is the fastest",
    numberFormat: "0.0",
    formula: "MAX(0,100-({leadTimeDays}-MIN([leadTimeDays])))",
  },
  {
    id: "score",
    label: "Score",
    unit: "weighted",
    numberFormat: "0.0",
    isTotal: true,
    formula: `ROUND({costPoints}*${assumed.costWeight}+{leadTimePoints}*${assumed.leadTimeWeight}+{reliability}*${assumed.reliabilityWeight},1)`,
  },
  {
    id: "rank",
    label: "Rank",
    unit: "1 is best",
    numberFormat: "0",
    isTotal: true,
    formula: '1+COUNTIF([score],">"&{score})',
  },
];

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
export function formulaFor({ formula }: CalculatedLine, column: string): string {
  const filled = formula
    .replaceAll(/\{(\w+)\}/g, (_match, id: string) => `${column}${rowOf(id)}`)
    .replaceAll(/\[(\w+)\]/g, (_match, id: string) => allQuotes(id));
  return `IF(${column}$${rowOf("supplier")}="","",${filled})`;
}
