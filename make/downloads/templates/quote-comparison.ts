import type { PlannedCell, PlannedSheet, PlannedWorkbook } from "../workbooks/planned-workbook.ts";
import {
  lead,
  marked,
  note,
  numberedNotes,
  sectionRow,
  title,
  withinRange,
} from "./planned-cells.ts";
import { assumed, assumptionsSheet } from "./quote-assumptions.ts";
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

type QuoteLine = (typeof lines)[number];

const ofGroup = (name: string) => lines.filter(({ group }) => group === name);
export const quotedLines = ofGroup("quoted");
const costLines = ofGroup("cost");
const rankLines = ofGroup("rank");

const quoteColumns = [..."CDEFGHIJ"];

/** Title, lead, RFQ, an empty row and a head stand above. */
const firstQuoteRow = 6;
/** In the order of the sheet; a head stands before each further group. */
const order = [...quotedLines, null, ...costLines, null, ...rankLines];

/** Row of a line, as spreadsheets count. */
export function rowOf(id: string): number {
  const index = order.findIndex((line) => line?.id === id);
  if (index === -1) throw new Error(`The comparison has no line "${id}".`);
  return firstQuoteRow + index;
}

/** A line of all quotes: `$C$30:$J$30`. */
function allQuotes(id: string): string {
  return `$${quoteColumns.at(0)}$${rowOf(id)}:$${quoteColumns.at(-1)}$${rowOf(id)}`;
}

/** The formula of a line for one quote. It gives nothing as long as the column has no supplier. */
function formulaFor({ formula }: QuoteLine, column: string): string {
  const filled = formula
    .replaceAll(/<(\w+)>/g, (_match, name: keyof typeof assumed) => assumed[name])
    .replaceAll(/\{(\w+)\}/g, (_match, id: string) => `${column}${rowOf(id)}`)
    .replaceAll(/\[(\w+)\]/g, (_match, id: string) => allQuotes(id));
  return `IF(${column}$${rowOf("supplier")}="","",${filled})`;
}

const columns = 2 + quoteColumns.length;

function quotedRow({ label, unit, numberFormat, samples }: QuoteLine): PlannedCell[] {
  return [
    { value: label, look: "label" },
    { value: unit, look: "note" },
    ...quoteColumns.map((_, index): PlannedCell => ({
      value: samples[index] ?? null,
      look: "input",
      numberFormat,
    })),
  ];
}

function calculatedRow(line: QuoteLine): PlannedCell[] {
  const { label, unit, numberFormat, isTotal } = line;
  return [
    { value: label, look: isTotal ? "total" : "label" },
    { value: unit, look: "note" },
    ...quoteColumns.map((column): PlannedCell => ({
      formula: formulaFor(line, column),
      look: isTotal ? "total" : "result",
      numberFormat,
    })),
  ];
}

function comparisonSheet(): PlannedSheet {
  const rank = rowOf("rank");
  return {
    name: "Comparison",
    orientation: "landscape",
    columnWidths: [26, 21, ...quoteColumns.map(() => 17)],
    frozen: { rows: firstQuoteRow, columns: 2 },
    rows: [
      title("Quote comparison"),
      lead(
        "Fill in the tinted cells, one column for each quote. The three samples may be overwritten; empty columns stay empty.",
      ),
      [
        { value: "RFQ", look: "label" },
        { value: "RFQ-0001, machined bracket", look: "input" },
        { look: "input" },
      ],
      [],
      sectionRow("What was quoted", columns),
      ...quotedLines.map(quotedRow),
      sectionRow("What it costs", columns),
      ...costLines.map(calculatedRow),
      sectionRow("Who is first", columns),
      ...rankLines.map(calculatedRow),
      [],
      note(
        "Within one percent of landed cost is a tie: decide by something else, and write down by what.",
      ),
    ],
    merges: [{ startRow: 2, endRow: 2, startCol: 1, endCol: 2 }],
    validations: [
      {
        type: "list",
        range: allQuotes("currency").replaceAll("$", ""),
        formula1: assumed.currencies,
        allowBlank: true,
        showErrorMessage: true,
        errorTitle: "Currency",
        errorMessage: "Add the currency and its rate on the Assumptions sheet first.",
      },
      withinRange(allQuotes("dutyRate"), 0, 1, "A share between 0% and 100%."),
      withinRange(allQuotes("scrapRate"), 0, 1, "A share between 0% and 100%."),
      withinRange(allQuotes("reliability"), 0, 100, "A rating from 0 to 100."),
    ],
    highlights: [
      {
        type: "expression",
        priority: 1,
        range: `${quoteColumns[0]}${rowOf("costPoints")}:${quoteColumns.at(-1)}${rank}`,
        formula: `${quoteColumns[0]}$${rank}=1`,
        style: marked,
      },
    ],
  };
}

function howItWorks(): PlannedSheet {
  const notes = [
    "Unit price: price as quoted, divided by what it is priced per, times the exchange rate, rounded to the cent once.",
    "Tooling is paid once and spread over the years on the Assumptions sheet.",
    "Duty is the rate times parts and tooling: in the United States, tooling you pay for is normally part of the customs value. Ask your broker.",
    "Scrap: bad parts are paid for and not used. Take the rate from your receiving records.",
    "Money tied up: parts times the cost of money times days in transit, of 365.",
    "Score: cost points, lead time points and reliability, each times its weight.",
    "Treat missing as missing. A blank freight cell is a question to the supplier, not a zero.",
    "Companies and figures in the samples are invented.",
  ];
  return numberedNotes("How it works", notes);
}

export function quoteComparison(): PlannedWorkbook {
  return {
    title: "Quote comparison",
    description: "Landed cost, score and rank of up to eight quotes.",
    sheets: [comparisonSheet(), assumptionsSheet(), howItWorks()],
  };
}
