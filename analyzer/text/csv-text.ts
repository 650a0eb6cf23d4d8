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

function cellText(value: CsvValue, separator: string): string {
  const text = typeof value === "string" ? harmless(value) : String(value ?? "");
  const needsQuotes = /["\r\n]/.test(text) || text.includes(separator);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Numbers written as text stay numbers: only they may begin with a sign. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
}
