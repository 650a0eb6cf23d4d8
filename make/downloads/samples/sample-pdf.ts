import PDFDocument from "pdfkit";

import { brand } from "#app/site/brand.ts";
import type { SampleDocument } from "./sample-document.ts";
import type { PdfFont } from "../pdf/pdf-fonts.ts";
import { drawRule, inks, sheet } from "../pdf/pdf-sheet.ts";
import { collectPdf } from "../pdf/pdf-bytes.ts";

const lineHeight = 17;
const dated = new Date("2026-11-02T00:00:00Z");

/** A supplier's quotation as suppliers send it: letterhead, terms, a ruled table, a footnote. */
export async function samplePdf(
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
