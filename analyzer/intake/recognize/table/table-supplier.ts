import { nameByAddress } from "./name-by-address.ts";
import { askBelowConfidence, type Reading } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import type { AskedReading } from "../columns/column-reader.ts";
import { supplierQuestion } from "../questions/table-questions.ts";
import { companyIn, nameInFileName, nameOfSender } from "./supplier-names.ts";
import type { TableContext } from "./table-context.ts";
import { type Candidate, findCompanies, firstLine, nameWords } from "./text-companies.ts";
import type { TextFact } from "../text/text-fact.ts";

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
  // Tables of one page ask about its sender once.
  const { file, table } = context;
  const first = file.tables.find(({ part }) => part === table.part) ?? table;
  const saidOfPage = context.allCorrections.ofTable(first.id).values.get("supplier")?.trim();
  if (saidOfPage) {
    return {
      reading: supplierReading(saidOfPage, { kind: "visitor" }, 100, "you said so"),
      asked: [],
    };
  }
  const names = [...new Set([name, ...candidates.map((candidate) => candidate.name)])];
  const asked = context.book.ask(
    supplierQuestion({ ...context, id: first.id }, names, confidence, reason, place),
  );
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
  const candidates: Candidate[] = stated.map((fact) => ({
    name: fact.text,
    confidence: stated.length === 1 && !isPersonStated(fact) ? 97 : 60,
    reason: fact.reason,
    place: fact.place,
  }));
  // Several lines that name a supplier go before all other signs of one.
  if (stated.length > 1) return candidates;
  const companies = findCompanies(context);
  // A name with a legal form needs no address, and the address beside one may be the buyer's.
  const spelled = companies.length === 0 ? nameByAddress(context) : null;
  if (spelled !== null) candidates.push(spelled);
  candidates.push(...companies, ...firstLine(context));
  const sender = file.sender === null ? null : nameOfSender(file.sender);
  if (sender !== null) {
    const reason = `the email is from ${file.sender}`;
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

const byWhom =
  /^[^:：]{0,30}(?<!\p{L})(?:by|bearbeiter\p{L}*|ansprechpartner\p{L}*|von|par|por|da|door|av|af|przez|zpracoval\p{L}*)\s*[:：]/iu;
const initialled =
  /^(?:(?:mr|mrs|ms|dr|herr|frau|m|mme|sr|sra|sig|dhr|mw)\.?\s)?(?:\p{Lu}\.\s?)+\p{Lu}[\p{L}'’-]+$/iu;

/** "Quoted by: D. Marsh, Estimating": who wrote the quote, and not for whom. */
function isPersonStated({ text, line }: TextFact): boolean {
  return companyIn(text) === null && (initialled.test(text) || byWhom.test(line));
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
