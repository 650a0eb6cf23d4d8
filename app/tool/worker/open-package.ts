import { readFile, type ReadOptions } from "#analyzer/intake/read-file.ts";
import { readText } from "#analyzer/intake/read-text.ts";
import type { OcrEngine } from "#analyzer/intake/read/scan/ocr.ts";
import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";
import type { Correction, Recognition } from "#analyzer/intake/recognition.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import { understandFiles } from "#analyzer/intake/understand-files.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { filesAside } from "#analyzer/package/files/files-aside.ts";
import { bestSplit } from "#analyzer/package/compare/best-split.ts";
import { compareAll } from "#analyzer/package/compare/comparison.ts";
import { requestAward } from "#analyzer/package/compare/request-award.ts";
import { auditTrail } from "#analyzer/package/export/audit-trail.ts";
import {
  type AwardContext,
  type AwardSheet,
  awardSheet,
  requestAwardSheet,
} from "#analyzer/package/export/award-sheet.ts";
import { exportCsv } from "#analyzer/package/export/export-csv.ts";
import { keyOfName } from "#analyzer/package/part-key.ts";
import { quotePackage } from "#analyzer/package/quote-package.ts";
import { recallFile, rememberSupplier } from "#analyzer/package/remembered/remember.ts";
import type { RememberedSupplier } from "#analyzer/package/remembered/remembered-supplier.ts";
import { similarParts } from "#analyzer/package/request/similar-parts.ts";

import type { AnalysisInput } from "../package/analysis-input.ts";
import type { ReadTwice } from "../second-reader/second-readings.ts";
import { type FoundValue, foundValues } from "./found-values.ts";
import { viewPackage } from "./package-view.ts";
import { viewRows } from "./table-view.ts";
import type { UnderstoodPackage } from "./understood-package.ts";
import type { Source, SourceName } from "./source.ts";

/** Told what is being done, the share of it that is done, the file that it is done to, and once what was found in it. */
type OnProgress = (
  what: string,
  share: number,
  file: SourceName | null,
  found?: readonly FoundValue[],
) => void;

export interface Work {
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

interface ReadingMeans extends Pick<ReadOptions, "characterMap"> {
  readonly ocr?: (files: TesseractFiles) => OcrEngine;
  /** Reads what the visitor brought a second time, where that is in time. */
  readonly readTwice?: ReadTwice;
}

interface Given {
  readonly sources: readonly Source[];
  /** For those of the sources that are read as scans. */
  readonly scanFiles?: TesseractFiles | null;
  /** Whether somebody is shown what is found: it takes a second look at each file. */
  readonly showsFound?: boolean;
}

/** Of the whole; ranking takes the rest. */
const understandingShare = 0.75;

const mostPartsShown = 200;

/** Holds what was read of the visitor's files, and answers with what is to be shown. */
export function openPackage({ ocr, readTwice, ...means }: ReadingMeans = {}) {
  const readings = new Map<string, FileReading>();
  let readCount = 0;
  let last:
    | ({ key: string; recognition: Recognition } & Pick<
        UnderstoodPackage,
        "tables" | "similar" | "files"
      >)
    | null = null;

  /** Recognition is the expensive step; moving a weight skips it. */
  const understand = (
    input: AnalysisInput,
    { onProgress }: Pick<Work, "onProgress"> = { onProgress() {} },
  ): UnderstoodPackage => {
    const { sourceIds, requestId, corrections, joinedParts, settings } = input;
    const own = sourceIds.flatMap((id) => readings.get(id) ?? []);
    const key = JSON.stringify([readCount, sourceIds, corrections]);
    if (last?.key !== key) {
      const said = corrections.map(({ correction }) => correction);
      const rowCount = own
        .flatMap(({ tables }) => tables)
        .reduce((sum, { rows }) => sum + rows.length, 0);
      let doneRows = 0;
      const recognition = understandFiles(own, said, (count, file) => {
        doneRows += count;
        const share = understandingShare * Math.min(1, doneRows / (rowCount || 1));
        onProgress(`Understanding ${file.fileName}`, share, nameOf(file));
      });
      last = {
        key,
        recognition,
        similar: similarParts(recognition.lines),
        files: filesAside(own, recognition.lines),
        tables: new Map(own.flatMap(({ tables }) => tables.map((each) => [each.id, each]))),
      };
    }
    const { tables, similar, files } = last;
    const asked = requestId === null ? null : (readings.get(requestId) ?? null);
    if (asked) onProgress(`Understanding ${asked.fileName}`, understandingShare, nameOf(asked));
    const made = quotePackage({
      readings: own,
      recognition: last.recognition,
      files,
      request: asked,
      joinedParts,
      home: input.home,
      settings,
    });
    onProgress("Ranking", understandingShare, null);
    const joined = { ...made.request?.matched.joinedParts, ...joinedParts };
    return {
      ...made,
      readings: own,
      tables,
      files,
      similar: similar.filter(({ parts }) => !parts.some((part) => keyOfName(part) in joined)),
    };
  };

  const trailOf = ({ tables, recognition }: UnderstoodPackage, { corrections }: AnalysisInput) =>
    auditTrail(corrections, tables, recognition.lines);

  const awardContext = (understood: UnderstoodPackage, input: AnalysisInput): AwardContext => ({
    ...understood,
    fileNames: understood.readings.map(({ fileName }) => fileName),
    trail: trailOf(understood, input),
  });

  return {
    /** All or none: when it is canceled, everything stays as it was. */
    async read({ sources, scanFiles, showsFound }: Given, { onProgress, signal }: Work) {
      const read: [string, FileReading][] = [];
      for (const [index, source] of sources.entries()) {
        const { id, name } = source;
        const report = (share: number, found?: readonly FoundValue[]) =>
          onProgress(`Reading ${name}`, (index + share) / sources.length, { id, name }, found);
        report(0);
        const isScan = source.kind === "file" && source.scanLanguages;
        const options = {
          ...means,
          signal,
          onProgress: (share: number) => report(share),
          ...(ocr && scanFiles && isScan && { ocr: ocr(scanFiles) }),
        };
        const reading = await readSource(source, options);
        // Before the second reading, whose time is counted.
        if (showsFound) report(1, foundOrNone(reading));
        const isOwn = source.kind === "text" || source.isSample !== true;
        const readBoth = isOwn ? readTwice?.(reading, signal) : undefined;
        read.push([source.id, (await readBoth) ?? reading]);
      }
      signal.throwIfAborted();
      for (const [id, reading] of read) readings.set(id, reading);
      readCount += 1;
    },

    forget() {
      readings.clear();
      last = null;
    },

    /** `null` where the next file of its kind would not be known by it. */
    remember(given: { sourceId: string; corrections: readonly Correction[]; settledAt: string }) {
      const reading = readings.get(given.sourceId);
      return reading ? rememberSupplier(reading, given.corrections, given.settledAt) : null;
    },

    /** What is known of these sources from others that were settled before. */
    recall(asked: { sourceIds: readonly string[]; known: readonly RememberedSupplier[] }) {
      return asked.sourceIds.flatMap((id) => {
        const reading = readings.get(id);
        return (reading && recallFile(reading, asked.known)) ?? [];
      });
    },

    analyze(input: AnalysisInput, work?: Pick<Work, "onProgress">) {
      const understood = understand(input, work);
      const analysis = analyze(ranked(understood), understood.settings);
      return viewPackage(understood, analysis, input);
    },

    /** Parts down, suppliers across. */
    compare(input: AnalysisInput) {
      const { requested, settings } = understand(input);
      const comparison = compareAll(requested, settings);
      const { parts } = comparison;
      return {
        ...comparison,
        parts: parts.slice(0, mostPartsShown),
        partCount: parts.length,
        /** By part, in order: the index of the supplier that the split awards it to; `null` where none covers all parts. */
        awarded: bestSplit(comparison, input.mostSuppliers)?.awarded ?? null,
        award: requestAward(comparison, settings, input.mostSuppliers),
      };
    },

    csv(input: AnalysisInput): string {
      const { recognition, settings, tables } = understand(input);
      return exportCsv(recognition, settings, tables);
    },

    /** The writer of workbooks is large, so it is fetched when it is wanted. */
    async workbook(input: AnalysisInput): Promise<Uint8Array<ArrayBuffer>> {
      const { exportWorkbook } = await import("#analyzer/package/export/export-workbook.ts");
      const understood = understand(input);
      const { recognition, settings } = understood;
      return new Uint8Array(
        await exportWorkbook(recognition, settings, understood.tables, trailOf(understood, input)),
      );
    },

    /** Of the part that is shown; `null` when nothing of it is ranked. */
    award(input: AnalysisInput): AwardSheet | null {
      const understood = understand(input);
      const { groups } = analyze(ranked(understood), understood.settings);
      const group = groups.find(({ id }) => id === input.groupId) ?? groups[0];
      if (!group || group.best.length === 0) return null;
      return awardSheet(group, awardContext(understood, input));
    },

    /** Of the whole request; `null` where no split covers all parts. */
    requestAward(input: AnalysisInput): AwardSheet | null {
      const understood = understand(input);
      const { requested, settings } = understood;
      const comparison = compareAll(requested, settings);
      const award = requestAward(comparison, settings, input.mostSuppliers);
      return award && requestAwardSheet(award, comparison, awardContext(understood, input));
    },

    async awardWorkbook({ sheet, today }: { sheet: AwardSheet; today: string }) {
      const { exportAward } = await import("#analyzer/package/export/export-workbook.ts");
      return new Uint8Array(await exportAward(sheet, today));
    },

    rows({ tableId, from, count }: { tableId: string; from: number; count: number }) {
      return viewRows(last?.tables.get(tableId), last?.recognition, { from, count });
    },
  };
}

export type ComparisonView = ReturnType<ReturnType<typeof openPackage>["compare"]>;

/** A package is made of what is asked for; part by part all is shown. */
function ranked({ recognition, requested, settings }: UnderstoodPackage) {
  return settings.rankBy === "package" ? { ...recognition, lines: requested } : recognition;
}

async function readSource(source: Source, options: ReadOptions): Promise<FileReading> {
  if (source.tookTooLong) return unread(source);
  if (source.kind === "text") return readText(source.text, source.name, source.id);
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  const reading = await readFile({ id: source.id, name: source.name, bytes }, options);
  return source.isSample === true ? { ...reading, isConfirmed: true } : reading;
}

/** What is only shown while one waits must not be what ends the reading. */
function foundOrNone(reading: FileReading): readonly FoundValue[] {
  try {
    return foundValues(reading);
  } catch {
    return [];
  }
}

function nameOf({ sourceId, fileName }: FileReading): SourceName {
  return { id: sourceId ?? fileName, name: fileName };
}

function unread(source: Source): FileReading {
  return {
    sourceId: source.id,
    fileName: source.name,
    kind: null,
    sizeBytes: source.kind === "text" ? source.text.length : source.file.size,
    tables: [],
    lines: [],
    sender: null,
    problems: [
      {
        kind: "too-slow",
        fileName: source.name,
        part: "",
        message:
          "This took too long to read, so it is left out. Save only the pages with prices, or paste them as text, and add that.",
      },
    ],
  };
}
