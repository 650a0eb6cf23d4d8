import { fillers } from "../headers/header-phrases.ts";
import { readHeader } from "../headers/read-header.ts";
import { companyIn } from "../table/supplier-names.ts";
import { currenciesIn } from "../values/currencies.ts";
import { findIncoterm } from "../values/find-incoterm.ts";
import { plainText } from "../values/plain-words.ts";
import { span } from "./spans.ts";

/** A line as the statements it holds. */
export function piecesOf(line: string): string[] {
  return withLabelsApart(line)
    .split(
      /\s{3,}|\t|;|\s\|\s|(?<=[\p{Ll}\d]\.)(?<!\sTic\.)\s+(?=\p{Lu}\p{Ll})(?!(?:Şti|Tic)\.)|(?<=[\p{L}\d]),\s+(?=\p{L}[^,:]{2,30}[:：])/u,
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

/** "Prazo    4 semanas" is a label with its value; a label after other words begins a piece of its own. */
function withLabelsApart(line: string): string {
  const aligned = /^(\p{L}[^:：]{1,40}?)\s{3,}(\S.*)$/u.exec(line);
  if (aligned !== null && isLabel(aligned[1] ?? "")) return `${aligned[1]}: ${aligned[2]}`;
  let rest = line;
  let apart = "";
  for (const { index } of [...line.matchAll(/[:：]/gu)].toReversed()) {
    const before = rest.slice(0, index);
    const words = [...before.matchAll(/\S+/g)].slice(-5);
    const start = words.find((word) => isLabel(before.slice(word.index)));
    if (start === undefined || start.index === 0) continue;
    apart = `   ${rest.slice(start.index)}${apart}`;
    rest = rest.slice(0, start.index);
  }
  return rest + apart;
}

/** Words that would be a column's header, and nothing else. */
export function isLabel(text: string): boolean {
  if (/[.,;]\s/.test(text)) return false;
  const { meanings, rest } = readHeader(text.trim());
  const [meaning] = meanings;
  if (meaning === undefined || rest !== "" || meaning.score < 90) return false;
  // "weeks Incoterms:" is the end of one value and the next label.
  const own = new Set(meaning.words.split(" "));
  return plainText(text)
    .split(" ")
    .every((word) => own.has(word) || fillers.has(word));
}

/** A label and what follows it. */
export interface LabeledPiece {
  readonly meaning: string;
  readonly text: string;
  readonly durationUnit: string | null;
}

/** "Currency: EUR", "Currency EUR": a label that would be a column's header, and what follows it. */
export function labeledPiece(piece: string): LabeledPiece | null {
  const parts = /^[^\p{L}\p{N}]*([\p{L}][^:：=]{0,40}?)\s*[:：=]\s*(\S.*)$/u.exec(piece);
  if (parts !== null) {
    const [, label = "", text = ""] = parts;
    const { meanings, durationUnit } = readHeader(label);
    const [meaning] = meanings;
    if (meaning === undefined || meaning.score < 88) return null;
    return { meaning: meaning.meaning, text, durationUnit };
  }
  const words = piece.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count >= 1; count -= 1) {
    const label = words.slice(0, count).join(" ");
    // "Valid 90 days. 3 weeks." has no label of three words.
    if (/\d/.test(label)) continue;
    const { meanings, rest, durationUnit } = readHeader(label);
    const [meaning] = meanings;
    if (meaning === undefined || rest !== "" || meaning.score < 90) continue;
    const text = words.slice(count).join(" ");
    // "Firma Seeger GmbH" begins an address: without a colon it is no label.
    if (
      meaning.meaning === "supplier" &&
      /^(?:firma|company|société|empresa|ditta)$/iu.test(words[0] ?? "")
    ) {
      return null;
    }
    return followsLabel(meaning.meaning, text)
      ? { meaning: meaning.meaning, text, durationUnit }
      : null;
  }
  return null;
}

/** Without a colon, only what can be nothing else counts as a value. */
function followsLabel(meaning: string, text: string): boolean {
  switch (meaning) {
    case "currency":
      return text.length <= 12 && currenciesIn(text).length === 1;
    case "incoterm":
      return findIncoterm(text, false)?.isCode === true;
    case "supplier":
      return companyIn(text) === text.trim();
    case "leadTime":
    case "validUntil":
      return new RegExp(`^(?:ca\\.?\\s)?${span}`, "iu").test(text) || /^\d[\d./-]{5,}$/.test(text);
    case "payment":
      return /\d/.test(text);
    case "quoteDate":
    case "quoteNumber":
      return /^\S*\d\S*$/.test(text);
    default:
      return false;
  }
}
