/** By pdfkit: its own table, cells wrapped in columns of equal width. */
import { createWriteStream } from "node:fs";

import PdfDocument from "pdfkit";

import { given } from "./document.ts";

const { document, target } = given();
const pdf = new PdfDocument({ size: "A4", margin: 45 });
pdf.pipe(createWriteStream(target));
pdf.font("/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf").fontSize(9);
for (const line of [...document.head, " ", ...document.buyer, " ", document.title]) pdf.text(line);
for (const [label, value] of document.meta) pdf.text(`${label}: ${value}`);
for (const line of document.intro) pdf.moveDown().text(line).moveDown();
for (const { rows } of document.tables) {
  pdf.table({ data: rows.map((row) => [...row]), defaultStyle: { border: 0.5, padding: 3 } });
  pdf.moveDown();
}
for (const line of document.notes) pdf.text(line);
pdf.end();
