import { parseArgs } from "node:util";

import { countryOf } from "#analyzer/quote/countries.ts";
import { criteria } from "#analyzer/rank/criteria.ts";
import { findWeightsProblem, type Weights } from "#analyzer/rank/weights.ts";

export class UsageError extends Error {}

const formats = ["table", "json", "csv"] as const;
type OutputFormat = (typeof formats)[number];

export interface AnalyzeCommand {
  readonly files: readonly string[];
  /** The request that the quotes answer. */
  readonly requestFile: string | null;
  /** Of every part, in pieces, kilograms or meters. */
  readonly quantity: number | null;
  /** ISO 3166: where the goods go. */
  readonly destination: string | null;
  /** ISO 4217: what costs are shown in. */
  readonly currency: string | null;
  readonly ratesFile: string | null;
  readonly weights: Weights | null;
  readonly answersFile: string | null;
  /** Whether scans and pictures are read too, which takes seconds a page. */
  readonly readsScans: boolean;
  readonly format: OutputFormat;
}

export const helpText = `npm run analyze -- FILES… [options]

Reads quotes as the page does, and ranks them.

  --rfq FILE             the request: its parts and quantities, and what quotes leave open of it
  --quantity N           the quantity of every part, instead of what each quote says
  --to COUNTRY           where the goods go, as US or Germany: from within it no duty is owed
  --currency EUR         what costs are shown in; else the only currency that is quoted, or USD
  --rates FILE           exchange rates, as the European Central Bank's eurofxref.csv or .xml
  --weights 40,30,30     landed cost, lead time, reliability; together 100
  --answers FILE         answers to questions, as JSON (docs/analyze.md)
  --ocr                  reads scans and pictures too (English and German), some seconds a page
  --format FORMAT        table (unless said otherwise), json or csv
  --help                 this text

Exit code 0, or 2 with one line on the error output when a file cannot be read.
`;

/** `null` asks for help. Throws a `UsageError`. */
export function parseArguments(words: readonly string[]): AnalyzeCommand | null {
  const { values, positionals } = parsed(words);
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError("Name at least one file to read.");
  const format = formats.find((each) => each === (values.format ?? "table"));
  if (!format) throw new UsageError(`--format is table, json or csv, not "${values.format}".`);
  return {
    files: positionals,
    requestFile: values.rfq ?? null,
    quantity: values.quantity === undefined ? null : parseQuantity(values.quantity),
    destination: values.to === undefined ? null : parseCountry(values.to),
    currency: values.currency === undefined ? null : parseCurrency(values.currency),
    ratesFile: values.rates ?? null,
    weights: values.weights === undefined ? null : parseWeights(values.weights),
    answersFile: values.answers ?? null,
    readsScans: values.ocr ?? false,
    format,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        rfq: { type: "string" },
        quantity: { type: "string" },
        to: { type: "string" },
        currency: { type: "string" },
        rates: { type: "string" },
        weights: { type: "string" },
        answers: { type: "string" },
        ocr: { type: "boolean" },
        format: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split("\n");
    throw new UsageError(sentence);
  }
}

function parseQuantity(text: string): number {
  const quantity = Number(text);
  if (text.trim() !== "" && Number.isFinite(quantity) && quantity > 0) return quantity;
  throw new UsageError(`--quantity is a number above 0, not "${text}".`);
}

function parseCountry(text: string): string {
  const code = countryOf(text);
  if (code !== null) return code;
  throw new UsageError(`--to is a country such as US or Germany, not "${text}".`);
}

function parseCurrency(text: string): string {
  if (/^[A-Z]{3}$/.test(text)) return text;
  throw new UsageError(`--currency is three letters such as EUR, not "${text}".`);
}

function parseWeights(text: string): Weights {
  const [landedCost = NaN, leadTime = NaN, reliability = NaN, ...more] = text
    .split(",")
    .map((each) => (each.trim() === "" ? NaN : Number(each)));
  const weights = { landedCost, leadTime, reliability };
  if (more.length === 0 && findWeightsProblem(weights) === null) return weights;
  throw new UsageError(
    `--weights is ${criteria.length} numbers that total 100, such as 40,30,30, not "${text}".`,
  );
}
