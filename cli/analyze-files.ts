import { readFile } from "node:fs/promises";

import { analyze } from "#analyzer/package/analyze.ts";
import { exportCsv } from "#analyzer/package/export/export-csv.ts";
import { partKey } from "#analyzer/package/part-key.ts";
import { defaultSettings, type PackageSettings } from "#analyzer/package/settings.ts";

import { parseAnswers } from "./answers.ts";
import { packageReport } from "./package-report.ts";
import { type AnalyzeCommand, UsageError } from "./parse-arguments.ts";
import { type ReadPackage, readPackage, refusalOf } from "./read-package.ts";
import { reportTable } from "./report-table.ts";
import { openScanReader } from "./scan-reader.ts";

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
    throw new UsageError(`No question takes the answer "${unused.answer}": ${unused.question}`);
  }
  const settings = settingsOf(command, read, today);
  return { text: write(command, read, settings), failure: failureOf(read) };
}

function write({ format }: AnalyzeCommand, read: ReadPackage, settings: PackageSettings): string {
  if (format === "csv") return exportCsv(read.recognition, settings, read.tables);
  const report = packageReport(read, analyze(read.recognition, settings));
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
