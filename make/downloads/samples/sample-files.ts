import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv } from "hucre/csv";
import PDFDocument from "pdfkit";
import { parse } from "yaml";

import { csvText } from "#analyzer/text/csv-text.ts";
import type { SamplePackage } from "#app/samples/sample-packages.ts";
import { brand } from "#app/site/brand.ts";

import { collectPdf, type PdfFont, pdfFonts } from "../pdf/pdf-fonts.ts";
import { drawRule, inks, sheet } from "../pdf/pdf-sheet.ts";
import type { PlannedCell } from "../workbooks/planned-workbook.ts";
import { writeWorkbook } from "../workbooks/workbook.ts";
import { electronicsDocuments } from "./electronics-documents.ts";
import { evtolDocuments } from "./evtol-documents.ts";
import type { SampleCell, SampleDocument, SampleTable } from "./sample-document.ts";

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

type Written<Document> = Document extends SampleTable
  ? Omit<Document, keyof SampleTable> & { table: string }
  : Document;

/** Documents whose tables are written as CSV. */
function readDocuments(file: string): Record<string, SampleDocument> {
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

const boundary = "----=_Part_sample";
const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A mail with one attachment, as a mail program saves it (RFC 5322, MIME). */
function sampleMail(
  { from, subject, date, body, attachment }: Extract<SampleDocument, { kind: "eml" }>,
  attached: Buffer,
): Buffer {
  const lines = [
    `From: ${from.name} <${from.address}>`,
    "To: Purchasing <rfq@buyer.example>",
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <sample-${attachment.name}@${from.address.split("@")[1]}>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64Lines(Buffer.from(body.join("\r\n"))),
    "",
    `--${boundary}`,
    `Content-Type: ${mediaTypes[attachment.document.kind]}; name="${attachment.name}"`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment; filename="${attachment.name}"`,
    "",
    base64Lines(attached),
    "",
    `--${boundary}--`,
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

/** No line of a mail is longer than 76 characters. */
function base64Lines(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll(/(.{76})(?=.)/g, "$1\r\n");
}

const lineHeight = 17;
const dated = new Date("2026-11-02T00:00:00Z");

/** A supplier's quotation as suppliers send it: letterhead, terms, a ruled table, a footnote. */
async function samplePdf(
  quotation: Extract<SampleDocument, { kind: "pdf" }>,
  fonts: Record<PdfFont, Buffer>,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "LETTER",
    margin: 0,
    lang: "en-US",
    info: {
      Title: `Sample quotation of ${quotation.supplier}, invented`,
      CreationDate: dated,
      ModDate: dated,
    },
  });
  const bytes = collectPdf(doc);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const { left, width } = sheet.whole;
  const place = { lineBreak: false } as const;
  doc.font("head").fontSize(18).fillColor(inks.ink).text(quotation.supplier, left, 54, place);
  doc.font("text").fontSize(9).fillColor(inks.ink2).text(quotation.address, left, 80, place);

  let y = 116;
  doc.fontSize(10).fillColor(inks.ink);
  for (const line of quotation.above) {
    doc.text(line, left, y, place);
    y += lineHeight;
  }
  y += lineHeight;
  drawRow(doc, quotation.head, quotation.columnWidths, y, "strong");
  y += lineHeight;
  drawRule(doc, left, y - 4, width, 0.8, inks.ink);
  for (const row of quotation.rows) {
    drawRow(doc, row.map(String), quotation.columnWidths, y, "text");
    y += lineHeight;
  }
  drawRule(doc, left, y - 4, width, 0.4, inks.ink3);
  y += lineHeight;
  doc.font("text").fontSize(9);
  for (const line of quotation.below) {
    doc.fillColor(inks.ink2).text(line, left, y, place);
    y += lineHeight;
  }
  const said = `A sample of ${brand.name}: companies, parts and figures are invented.`;
  doc.fontSize(7).fillColor(inks.ink3).text(said, left, sheet.frame.bottom, place);
  doc.end();
  return await bytes;
}

function drawRow(
  doc: PDFKit.PDFDocument,
  cells: readonly string[],
  widths: readonly number[],
  y: number,
  font: PdfFont,
): void {
  doc.font(font).fontSize(9).fillColor(inks.ink);
  let x: number = sheet.whole.left;
  cells.forEach((text, index) => {
    doc.text(text, x, y, { lineBreak: false });
    x += widths[index] ?? 60;
  });
}
