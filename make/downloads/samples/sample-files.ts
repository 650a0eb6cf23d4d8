import { csvText } from "#analyzer/text/csv-text.ts";

import type { SampleDocument } from "./sample-document.ts";
import { electronicsDocuments } from "./electronics-documents.ts";
import { evtolDocuments } from "./evtol-documents.ts";
import type { SamplePackage } from "#app/samples/sample-packages.ts";
import { pdfFonts } from "../pdf/pdf-fonts.ts";
import { readDocuments } from "./read-documents.ts";
import { sampleMail } from "./sample-mail.ts";
import { samplePdf } from "./sample-pdf.ts";
import type { PlannedCell } from "../workbooks/planned-workbook.ts";
import { writeWorkbook } from "../workbooks/workbook.ts";

const documents: Readonly<Record<SamplePackage["id"], Readonly<Record<string, SampleDocument>>>> = {
  aerospace: readDocuments("aerospace.yaml"),
  electronics: electronicsDocuments,
  evtol: evtolDocuments,
};

/** A file of a sample, as its supplier would have sent it. Equal records give equal bytes. */
export async function sampleFile(id: SamplePackage["id"], name: string): Promise<Buffer> {
  const document = documents[id][name];
  if (!document) throw new Error(`The sample ${id} has no document for ${name}.`);
  switch (document.kind) {
    case "pdf":
      return await samplePdf(document, await pdfFonts());
    case "eml":
      return sampleMail(document, await sampleTable(document.attachment.document));
    default:
      return await sampleTable(document);
  }
}

async function sampleTable(
  document: Extract<SampleDocument, { kind: "csv" | "xlsx" }>,
): Promise<Buffer> {
  const { head, rows } = document;
  if (document.kind === "csv") {
    return Buffer.from(csvText([head, ...rows], document.separator));
  }
  const value = (each: string | number | null): PlannedCell => ({ value: each });
  return await writeWorkbook({
    title: document.sheet,
    description: "A sample quotation, invented.",
    sheets: [
      {
        name: document.sheet,
        columnWidths: head.map((text) => Math.max(12, text.length + 2)),
        rows: [
          ...document.above.map((text) => [value(text)]),
          [],
          head.map((text): PlannedCell => ({ value: text, look: "head" })),
          ...rows.map((row) => row.map(value)),
        ],
      },
    ],
  });
}
