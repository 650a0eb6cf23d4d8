import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parseCsv } from "hucre/csv";
import { parse } from "yaml";

import type { SampleCell, SampleDocument, SampleTable } from "./sample-document.ts";

type Written<Document> = Document extends SampleTable
  ? Omit<Document, keyof SampleTable> & { table: string }
  : Document;

/** Documents whose tables are written as CSV. */
export function readDocuments(file: string): Record<string, SampleDocument> {
  const written = parse(readFileSync(join(import.meta.dirname, file), "utf8")) as Record<
    string,
    Written<SampleDocument>
  >;
  return Object.fromEntries(Object.entries(written).map(([name, each]) => [name, read(each)]));
}

function read(document: Written<SampleDocument>): SampleDocument {
  if (document.kind === "eml") {
    const { attachment } = document;
    const attached = read(attachment.document as unknown as Written<SampleDocument>);
    return { ...document, attachment: { ...attachment, document: attached } } as SampleDocument;
  }
  const { table, ...others } = document;
  const [head = [], ...rows] = parseCsv(table) as string[][];
  const cell = (text: string): SampleCell =>
    others.kind === "xlsx" && /^[\d.]+$/.test(text) ? Number(text) : text;
  return { ...others, head, rows: rows.map((row) => row.map(cell)) } as SampleDocument;
}
