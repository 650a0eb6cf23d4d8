/**
 * The corpus as the readers see it, with its truth and what the rules make of it, as JSON lines:
 * `node reader/read-corpus.ts OUT.jsonl [FOLDER PATTERN]`; of all three shelves.
 */
import { writeFileSync } from "node:fs";

import type { Recognition } from "#analyzer/intake/recognition.ts";
import type { CellValue, FileReading } from "#analyzer/intake/source.ts";
import { listCorpus, readCorpusFile } from "../corpus/corpus-files.ts";
import { recognizeFile } from "../corpus/recognize-file.ts";

const mostRows = 4000;
const mostLines = 2000;

export function readingAsJson(reading: FileReading): object {
  return {
    kind: reading.kind,
    tables: reading.tables.map((table) => ({
      part: table.part,
      above: table.linesAbove,
      doc: table.document,
      rows: table.rows.slice(0, mostRows).map((row) => row.map(cellAsJson)),
    })),
    lines: reading.lines.slice(0, mostLines).map((line) => ({
      part: line.part,
      line: line.line,
      text: line.text,
      doc: line.document,
      head: line.isMailHead,
    })),
  };
}

function cellAsJson(cell: CellValue | null) {
  if (cell === null) return null;
  if (cell.kind === "text") return cell.text;
  if (cell.kind === "number") return { n: cell.number, t: cell.text };
  return { d: cell.date, t: cell.text };
}

/** What the rules read at first sight, as numbers to be compared. */
function rulesAsJson(recognition: Recognition): object {
  return {
    questions: recognition.questions.length,
    lines: recognition.lines.map((line) => ({
      s: line.supplier.value,
      p: line.part?.value ?? null,
      d: line.description?.value ?? null,
      q: line.quantity?.value ?? null,
      qs: line.quantityUnit.value.size,
      us: line.unit.value.size,
      ud: line.unit.value.dimension,
      br: line.prices.map((step) => [step.fromQuantity, step.price.value]),
      c: line.currency?.value ?? null,
    })),
  };
}

if (import.meta.main) {
  const [out = "corpus.jsonl", pattern = "."] = process.argv.slice(2);
  const rows: string[] = [];
  for (const shelf of ["files", "training", "held-back"] as const) {
    for (const file of await listCorpus(shelf)) {
      const set = file.path.split("/")[0] ?? "";
      if (!new RegExp(pattern).test(set)) continue;
      const reading = await readCorpusFile(file, {}, shelf);
      const rules = rulesAsJson(recognizeFile(reading));
      const row = { set, path: file.path, truth: file.truth, ...readingAsJson(reading), rules };
      rows.push(JSON.stringify(row));
    }
  }
  writeFileSync(out, `${rows.join("\n")}\n`);
}
