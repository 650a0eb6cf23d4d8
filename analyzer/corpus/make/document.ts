import { readFileSync } from "node:fs";

/** A document as `writers.py` hands it to a program in another language. */
export interface MadeDocument {
  readonly lang: string;
  readonly title: string;
  readonly head: readonly string[];
  readonly buyer: readonly string[];
  readonly meta: readonly (readonly [string, string])[];
  readonly intro: readonly string[];
  readonly notes: readonly string[];
  readonly grid: readonly (readonly (string | null | { n: number; d: number; f: string })[])[];
  readonly tables: readonly { numeric: readonly boolean[]; rows: readonly (readonly string[])[] }[];
  readonly text: string;
}

/** The two words of the command line: the document, and where it goes. */
export function given(): { document: MadeDocument; target: string } {
  const [, , source = "", target = ""] = process.argv;
  return { document: JSON.parse(readFileSync(source, "utf8")), target };
}

export function addressOf({ head }: MadeDocument): string {
  return head[2]?.split(" ")[0] ?? "sales@example.com";
}

export function htmlTable({ tables }: MadeDocument): string {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
  return tables
    .map(({ rows }) => `<table class="MsoNormalTable">${rows.map(row).join("")}</table>`)
    .join("");
}
