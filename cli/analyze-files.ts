import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import type { FileReading } from "#analyzer/intake/source.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { exportCsv } from "#analyzer/package/export/export-csv.ts";
import { openQuestions } from "#analyzer/package/open-questions.ts";
import { partKey } from "#analyzer/package/part-key.ts";
import { quotePackage, type ReadRequest } from "#analyzer/package/quote-package.ts";
import { inQuotedCurrency, noRates, type RateTable } from "#analyzer/package/rates.ts";
import { readRates } from "#analyzer/package/read-rates.ts";
import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";

import { parseAnswers } from "./answers.ts";
import { packageReport } from "./package-report.ts";
import { type AnalyzeCommand, UsageError } from "./parse-arguments.ts";
import { type ReadPackage, readPackage, readPath, refusalOf } from "./read-package.ts";
import { reportTable, requestReport } from "./report-table.ts";
import { openScanReader } from "./other-readers.ts";

export interface Output {
  readonly text: string;
  /** What went wrong, on one line; `null` when all was read. */
  readonly failure: string | null;
}

export async function analyzeFiles(command: AnalyzeCommand, today: string): Promise<Output> {
  const answers = command.answersFile === null ? [] : await readAnswers(command.answersFile);
  const ocr = command.readsScans ? await openScanReader() : null;
  const read = await readPackage(command.files, answers, ocr);
  const [unused] = read.unusedAnswers;
  if (unused && "question" in unused) {
    const said = "offer" in unused ? "an offer" : unused.answer;
    throw new UsageError(`No question takes the answer "${said}": ${unused.question}`);
  }
  if (unused && "line" in unused) throw new UsageError(`No line has the id "${unused.line}".`);
  if (unused && "file" in unused) throw new UsageError(`No file is called "${unused.file}".`);
  const given = command.requestFile === null ? null : await readRequestFile(command.requestFile);
  const { recognition, request, settings } = quotePackage({
    ...read,
    files: read.aside,
    request: given,
    joinedParts: {},
    home: null,
    settings: {
      ...settingsOf(command, read, today),
      ...(await moneyOf(command, read)),
      destination: command.destination,
    },
  });
  const text = write(command, { ...read, recognition }, settings, request);
  return { text, failure: failureOf(read) };
}

async function readRequestFile(path: string): Promise<FileReading> {
  const reading = await readPath(path, basename(path));
  const refusal = refusalOf(reading);
  if (refusal !== null) throw new UsageError(`${reading.fileName}: ${refusal}`);
  return reading;
}

function write(
  { format }: AnalyzeCommand,
  read: ReadPackage,
  settings: PackageSettings,
  request: ReadRequest | null,
): string {
  if (format === "csv") return exportCsv(read.recognition, settings, read.tables);
  const open = { ...read.recognition, questions: openQuestions(read.recognition, settings) };
  const analysis = analyze(read.recognition, settings);
  const report = {
    ...packageReport({ ...read, recognition: open }, analysis),
    request: request && requestReport(request),
  };
  return format === "json" ? `${JSON.stringify(report, null, 2)}\n` : reportTable(report);
}

function settingsOf(
  { quantity, weights }: AnalyzeCommand,
  { recognition }: ReadPackage,
  today: string,
): PackageSettings {
  const asked = quantity === null ? [] : recognition.lines.map((line) => [partKey(line), quantity]);
  return {
    ...defaultSettings,
    ...(weights ? { weights } : {}),
    askedQuantities: Object.fromEntries(asked),
    today,
  };
}

async function moneyOf(
  { currency, ratesFile }: AnalyzeCommand,
  { recognition }: ReadPackage,
): Promise<Pick<PackageSettings, "currency" | "rates">> {
  const shown = currency ?? "USD";
  const rates = ratesFile === null ? noRates(shown) : await readRatesFile(ratesFile);
  if (!Object.hasOwn(rates.perUnit, shown))
    throw new UsageError(`The file of rates has none for ${shown}.`);
  const money = { currency: shown, rates };
  return currency === null ? inQuotedCurrency(recognition.lines, money) : money;
}

async function readRatesFile(path: string): Promise<RateTable> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) throw new UsageError(`The file of rates cannot be opened: ${path}`);
  const rates = readRates(text, basename(path));
  if (rates === null) throw new UsageError(`No table of dated rates was found in ${path}.`);
  return rates;
}

function failureOf({ readings }: ReadPackage): string | null {
  const refused = readings.flatMap((reading) => {
    const refusal = refusalOf(reading);
    return refusal === null ? [] : `${reading.fileName}: ${refusal}`;
  });
  return refused.length === 0 ? null : refused.join(" ");
}

async function readAnswers(path: string) {
  try {
    return parseAnswers(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The file of answers cannot be opened: ${path}`);
  }
}
