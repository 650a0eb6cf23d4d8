import { fileURLToPath } from "node:url";

import PdfDocument from "pdfkit";

import { type MadeRow, type Random, runsOf } from "./write-file.ts";

const font = fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));

/** As offices print: with a grid, with rules or with nothing; narrow columns wrap; long tables go on on the next page. */
export function writePdf(rows: readonly MadeRow[], random: Random): Promise<Uint8Array> {
  const margin = 30 + random() * 40;
  const document = new PdfDocument({ size: random() < 0.5 ? "A4" : "LETTER", margin });
  const size = 7 + random() * 3.5;
  document.font(font).fontSize(size);
  for (const run of runsOf(rows)) {
    if (run[0]?.table === -1) writeLines(document, run, random);
    else writeTable(document, run, size, random);
    document.x = margin;
    document.y += size * (0.3 + random());
  }
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on("error", reject);
    document.end();
  });
}

function writeLines(document: PDFKit.PDFDocument, run: readonly MadeRow[], random: Random): void {
  const align = random() < 0.9 ? "left" : "right";
  for (const row of run) if ("text" in row) document.text(row.text, { align });
}

function writeTable(
  document: PDFKit.PDFDocument,
  run: readonly MadeRow[],
  size: number,
  random: Random,
): void {
  const style = random();
  const gap = 3 + random() * 9;
  const { left, right, bottom, top } = document.page.margins;
  const widths = widthsOf(document, run, document.page.width - left - right, gap);
  const isRight = widths.map(() => random() < 0.35);
  for (const row of run) {
    if ("text" in row) continue;
    const texts = widths.map((_, column) => row.cells[column]?.text ?? "");
    const height =
      Math.max(
        ...texts.map((text, column) =>
          document.heightOfString(text || " ", { width: (widths[column] ?? 0) - gap }),
        ),
      ) + (style < 0.4 ? size * 0.6 : size * 0.15);
    if (document.y + height > document.page.height - bottom) {
      document.addPage();
      document.y = top;
    }
    const y = document.y;
    let x = left;
    texts.forEach((text, column) => {
      const width = widths[column] ?? 0;
      if (style < 0.4) document.rect(x, y, width, height).stroke();
      if (text)
        document.text(text, x + gap / 2, y + (style < 0.4 ? size * 0.3 : 0), {
          width: width - gap,
          align: isRight[column] ? "right" : "left",
        });
      x += width;
    });
    document.y = y + height;
    if (style >= 0.4 && style < 0.7)
      document.moveTo(left, document.y).lineTo(x, document.y).stroke();
  }
}

/** As wide as the text, where that fits the page; else the widest give way. */
function widthsOf(
  document: PDFKit.PDFDocument,
  run: readonly MadeRow[],
  most: number,
  gap: number,
): number[] {
  const widths: number[] = [];
  for (const row of run)
    if ("cells" in row)
      row.cells.forEach((cell, column) => {
        const width = cell ? document.widthOfString(cell.text) + gap + 1 : 8;
        widths[column] = Math.max(widths[column] ?? 8, width);
      });
  const full = Array.from(widths, (width) => width ?? 8);
  for (let round = 0; round < 30; round += 1) {
    const over = full.reduce((sum, width) => sum + width, 0) - most;
    if (over <= 0) break;
    const widest = full.indexOf(Math.max(...full));
    full[widest] = Math.max(24, (full[widest] ?? 0) - Math.max(over, 20));
  }
  return full;
}
