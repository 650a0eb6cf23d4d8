import { withoutFormulas } from "#contract/csv-guard.ts";

/** Spreadsheets read a file as UTF-8 only with this mark in front. */
const byteOrderMark = "\uFEFF";

export type CsvValue = string | number | null;

/**
 * Comma-separated values as RFC 4180 has them: CRLF, and quotes around what needs them. Text that a spreadsheet
 * would take for a formula gets an apostrophe in front: what a supplier wrote must not run at the buyer's.
 */
export function csvText(
  rows: readonly (readonly CsvValue[])[],
  separator: "," | ";" = ",",
): string {
  const lines = rows.map((row) => row.map((value) => cellText(value, separator)).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join("");
}

function cellText(value: CsvValue, separator: "," | ";"): string {
  const written = String(value ?? "");
  // Numbers written as text stay numbers: only they may begin with a sign.
  const text = /^[+-]?[.,]?\d[\d.,]*$/.test(written)
    ? written
    : withoutFormulas(written, separator);
  const needsQuotes = /["\r\n]/.test(text) || text.includes(separator);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
