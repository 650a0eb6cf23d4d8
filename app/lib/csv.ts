/** Read as UTF-8 by spreadsheets only with this mark in front. */
const byteOrderMark = "\uFEFF";

/** Comma-separated values as RFC 4180 has them: CRLF, and quotes around what needs them. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
