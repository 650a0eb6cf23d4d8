import { askBelowConfidence, type Reading } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import type { AskedReading } from "../columns/column-reader.ts";
import { plainText } from "../values/plain-words.ts";
import { supplierQuestion } from "../questions/table-questions.ts";
import { companyIn, nameInFileName, nameOfSender } from "./supplier-names.ts";
import type { TableContext } from "./table-context.ts";
import { linesAround } from "./text-around.ts";

interface Candidate {
  readonly name: string;
  readonly confidence: number;
  readonly reason: string;
  readonly place: SourcePlace;
}

/** A letterhead stands at the top. */
const letterheadLines = 15;

/** Who quotes in a table that has no column for it: a line that says so, a letterhead, the sender, the file's name. */
export function tableSupplier(context: TableContext): AskedReading<string> {
  const said = context.corrections.values.get("supplier")?.trim();
  if (said !== undefined && said !== "") {
    return { reading: supplierReading(said, { kind: "visitor" }, 100, "you said so"), asked: [] };
  }
  const candidates = findCandidates(context);
  const [best] = candidates;
  const { name, confidence, reason, place } = best ?? nameless(context);
  if (confidence >= askBelowConfidence) {
    return { reading: supplierReading(name, place, confidence, reason), asked: [] };
  }
  const names = [...new Set([name, ...candidates.map((candidate) => candidate.name)])];
  const asked = context.book.ask(supplierQuestion(context, names, confidence, reason, place));
  return { reading: supplierReading(name, place, asked.confidence, reason), asked: [asked] };
}

function supplierReading(
  value: string,
  place: SourcePlace,
  confidence: number,
  reason: string,
): Reading<string> {
  return { value, raw: value, place, confidence, reason };
}

function nameless({ table }: TableContext): Candidate {
  return {
    name: table.fileName,
    confidence: 10,
    reason: "the file does not say who quotes",
    place: { kind: "file", fileName: table.fileName },
  };
}

function findCandidates(context: TableContext): Candidate[] {
  const { file, table, facts } = context;
  const filePlace: SourcePlace = { kind: "file", fileName: table.fileName };
  const stated = facts.byField.get("supplier") ?? [];
  const candidates: Candidate[] = stated.map(({ text, reason, place }) => ({
    name: text,
    confidence: stated.length > 1 ? 60 : 97,
    reason,
    place,
  }));
  const letterhead = findLetterhead(context);
  if (letterhead !== null) candidates.push(letterhead);
  const sender = file.sender === null ? null : nameOfSender(file.sender);
  if (sender !== null) {
    const reason = `the mail comes from ${file.sender}`;
    const confidence = sender.isCompany ? 85 : 72;
    candidates.push({ name: sender.name, confidence, reason, place: filePlace });
  }
  const sheet =
    file.tables.length > 1 ? nameInFileName(table.part.replace(/^\p{L}+\s/u, "")) : null;
  if (sheet !== null && !/^page|^attachment/i.test(table.part)) {
    const reason = `the sheet is called “${sheet}”`;
    candidates.push({ name: sheet, confidence: 65, reason, place: filePlace });
  }
  const named = nameInFileName(table.fileName);
  if (named !== null) {
    const reason = `the file is called “${table.fileName}”`;
    candidates.push({ name: named, confidence: 70, reason, place: filePlace });
  }
  return agreeing(candidates).sort((a, b) => b.confidence - a.confidence);
}

function findLetterhead(context: TableContext): Candidate | null {
  const { file, table, rows, header, regular } = context;
  for (let row = 0; row < Math.min(header?.row ?? 0, letterheadLines); row += 1) {
    for (const [column, cell] of (rows[row] ?? []).entries()) {
      const name = cell?.kind === "text" ? companyIn(cell.text) : null;
      if (name !== null) {
        const place = regular.cellPlace(row, column);
        return { name, confidence: 80, reason: "a company's name stands above the table", place };
      }
    }
  }
  for (const { text, fileName, part, line } of linesAround(file, table).slice(0, letterheadLines)) {
    const name = companyIn(text);
    if (name !== null) {
      const place = { kind: "line", fileName, part, line } as const;
      return { name, confidence: 80, reason: "a company's name stands at the top", place };
    }
  }
  return null;
}

/** Two sources that share a word of the name make the fuller one sure. */
function agreeing(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const words = new Set(nameWords(candidate.name));
    const twin = candidates.find(
      (other) =>
        other !== candidate &&
        other.reason !== candidate.reason &&
        nameWords(other.name).some((word) => words.has(word)),
    );
    return twin === undefined || candidate.confidence < 80 || candidate.confidence >= 95
      ? candidate
      : { ...candidate, confidence: 95, reason: `${candidate.reason}, and ${twin.reason}` };
  });
}

function nameWords(name: string): string[] {
  return plainText(name)
    .split(" ")
    .filter((word) => word.length >= 4);
}
