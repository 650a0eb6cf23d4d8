import { readFile, type ReadOptions } from "#analyzer/intake/read-file.ts";
import { readText } from "#analyzer/intake/read-text.ts";
import type { Recognition } from "#analyzer/intake/recognition.ts";
import { recognize } from "#analyzer/intake/recognize.ts";
import type { FileReading, SourceTable } from "#analyzer/intake/source.ts";
import { analyze } from "#analyzer/package/analyze.ts";
import { auditTrail, type StampedCorrection } from "#analyzer/package/export/audit-trail.ts";
import { type AwardSheet, awardSheet } from "#analyzer/package/export/award-sheet.ts";
import { exportCsv } from "#analyzer/package/export/export-csv.ts";

import { viewPackage, viewRows } from "./package-view.ts";
import type {
  AnalysisInput,
  PackageView,
  RowsView,
  Source,
  WorkerCalls,
} from "./worker-messages.ts";

type OnProgress = (fileName: string, share: number) => void;

/** Where the visitor's files lie open: it holds what was read, and answers with what is to be shown. */
export function openPackage() {
  const readings = new Map<string, FileReading>();
  let tables = new Map<string, SourceTable>();
  let recognized: { key: string; recognition: Recognition } | null = null;

  const settle = () => {
    tables = new Map(
      [...readings.values()].flatMap((reading) => reading.tables.map((each) => [each.id, each])),
    );
    recognized = null;
  };

  /** Recognizing all anew is the dear part: a moved weight does without. */
  const recognizeWith = (corrections: readonly StampedCorrection[]): Recognition => {
    const key = JSON.stringify(corrections);
    if (recognized?.key !== key) {
      const recognition = recognize(
        [...readings.values()],
        corrections.map(({ correction }) => correction),
      );
      recognized = { key, recognition };
    }
    return recognized.recognition;
  };

  const trailOf = (corrections: readonly StampedCorrection[]) =>
    auditTrail(corrections, tables, recognizeWith(corrections).lines);

  return {
    /** All or none: when it is canceled, everything stays as it was. */
    async read(
      { sources, replaces }: WorkerCalls["read"]["given"],
      signal: AbortSignal,
      onProgress: OnProgress,
    ) {
      const read: [string, FileReading][] = [];
      for (const [index, source] of sources.entries()) {
        const report = (share: number) => onProgress(source.name, (index + share) / sources.length);
        report(0);
        read.push([source.id, await readSource(source, { signal, onProgress: report })]);
      }
      signal.throwIfAborted();
      if (replaces) readings.clear();
      for (const [id, reading] of read) readings.set(id, reading);
      settle();
    },

    remove(sourceId: string) {
      readings.delete(sourceId);
      settle();
    },

    analyze(input: AnalysisInput): PackageView {
      const recognition = recognizeWith(input.corrections);
      const analysis = analyze(recognition, input.settings);
      return viewPackage({ readings, tables }, recognition, analysis, input);
    },

    csv({ corrections, settings }: AnalysisInput): string {
      return exportCsv(recognizeWith(corrections), settings, tables);
    },

    /** The writer of workbooks is large, so it is fetched when it is wanted. */
    async workbook({ corrections, settings }: AnalysisInput): Promise<Uint8Array<ArrayBuffer>> {
      const { exportWorkbook } = await import("#analyzer/package/export/export-workbook.ts");
      const recognition = recognizeWith(corrections);
      const bytes = await exportWorkbook(recognition, settings, trailOf(corrections));
      return new Uint8Array(bytes);
    },

    award({ corrections, settings, groupId }: AnalysisInput): AwardSheet | null {
      const { groups } = analyze(recognizeWith(corrections), settings);
      const group = groups.find(({ id }) => id === groupId) ?? groups[0];
      if (!group || group.best.length === 0) return null;
      const fileNames = [...readings.values()].map(({ fileName }) => fileName);
      return awardSheet(group, settings, { trail: trailOf(corrections), fileNames });
    },

    rows(tableId: string, from: number, count: number): RowsView {
      return viewRows(tables.get(tableId), recognized?.recognition, { from, count });
    },
  };
}

async function readSource(source: Source, options: ReadOptions): Promise<FileReading> {
  if (source.kind === "text") return readText(source.text, source.name, source.id);
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  return readFile({ id: source.id, name: source.name, bytes }, options);
}
