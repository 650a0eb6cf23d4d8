import PDFDocument from "pdfkit";
import { expect, test } from "vitest";

import { readFile } from "../../read-file.ts";
import { readGolden, textsOf } from "../../testing/golden.ts";

async function draw(paint: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ margin: 50 });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  paint(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const read = (bytes: Uint8Array) => readFile({ name: "offer.pdf", bytes });

test("reads a letter by LibreOffice: wrapped header, wrapped cells, lines around the table", async () => {
  const { kind, tables, lines, problems } = await readGolden("letter.pdf");
  expect(kind).toBe("pdf");
  expect(tables.map(({ part }) => part)).toEqual(["page 1"]);
  expect(textsOf(tables[0])).toEqual([
    ["Item", "Part number", "Description", "Quantity", "Unit price USD", "Lead time"],
    [
      "1",
      "HB-100",
      "Bracket, 6061-T6, anodized black, with two helical inserts and a laser marking on the flange",
      "500",
      "13.10",
      "25 days",
    ],
    ["2", "HB-200", "Housing", "250", "51.75", "30 days"],
    ["3", "HB-300", "Cover", "1,000", "3.40", "18 days"],
  ]);
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Keystone Machining LLC",
      "Valid until: 2026-12-15",
      "One-time tooling: USD 3,950.00. Freight is included.",
    ]),
  );
  expect(problems).toEqual([]);
});

test("reads a printed sheet as two tables, figures under their headers", async () => {
  const { tables } = await readGolden("quotes.pdf");
  expect(textsOf(tables[0])[0]).toHaveLength(10);
  expect(textsOf(tables[0])[2]?.slice(1)).toEqual([
    "HB-200",
    'Housing "B"',
    "250",
    "48.90 €",
    "4,200.00 €",
    "2.7%",
    "28",
    "31.12.2026",
    "12,225.00 €",
  ]);
  expect(textsOf(tables[0])[3]?.[2]).toBe("Cover with gasket");
  expect(textsOf(tables[1])).toEqual([
    ["Carrier", "Lane", "Price per shipment"],
    ["Nordfracht", "Oslo–Leipzig", "640.00 €"],
    ["Atlas Cargo", "Oslo–Leipzig", "585.50 €"],
  ]);
});

test("puts a list over four pages together", async () => {
  const { tables } = await readGolden("long-list.pdf");
  expect(tables.map(({ part, rows }) => [part, rows.length])).toEqual([["pages 1–4", 141]]);
  const rows = textsOf(tables[0]);
  expect(rows[0]).toEqual(["Pos", "Part number", "Description", "Qty", "Unit price", "Lead time"]);
  for (let position = 1; position <= 140; position += 1) {
    const price = `${(2 + position * 0.37).toFixed(2)} €`;
    const days = `${10 + (position % 30)} days`;
    const [text, part] = [String(position), `QW-${1000 + position}`];
    const quantity = String(position * 10);
    expect(rows[position]).toEqual([
      text,
      part,
      `Machined part ${position}`,
      quantity,
      price,
      days,
    ]);
  }
});

test("reads a page that Chromium printed: narrow columns, three pages, a repeated header", async () => {
  const { tables, lines } = await readGolden("printed-offer.pdf");
  expect(tables.map(({ part, rows }) => [part, rows.length])).toEqual([["pages 1–3", 61]]);
  const rows = textsOf(tables[0]);
  expect(rows[0]).toEqual(["Ref.", "Descripción", "Cantidad", "Precio unitario", "Plazo"]);
  for (let index = 0; index < 60; index += 1) {
    const long = "Panel de fibra de carbono con refuerzo de aramida y acabado mate, según plano";
    const price = `${(1000 + index * 12.5).toFixed(2).replace(".", ",")} €`;
    expect(rows[index + 1]).toEqual([
      `AC-${200 + index}`,
      index % 9 === 4 ? long : `Panel ${index + 1}`,
      String((index + 1) * 25),
      price,
      `${4 + (index % 5)} semanas`,
    ]);
  }
  expect(lines.map(({ text }) => text)).toContain("Utillaje: 2.400,00 € (pago único)");
});

test("counts a header once that each page repeats, with figures set to the right", async () => {
  const lefts = [50, 130, 300, 360, 430];
  const bytes = await draw((pdf) => {
    pdf.fontSize(18).text("Quotation Q-77", 50, 50).fontSize(10);
    for (const page of [0, 1]) {
      if (page > 0) pdf.addPage();
      const write = (cells: readonly string[], top: number) =>
        cells.forEach((cell, column) => {
          const width = (lefts[column + 1] ?? 500) - lefts[column]! - 6;
          pdf.text(cell, lefts[column]!, top, { width, align: column > 1 ? "right" : "left" });
        });
      write(["Part", "Description", "Qty", "Unit price", "Tooling"], 100);
      write([`P-${page}1`, "Bracket", "10", "EUR 1,250.00", ""], 120);
      write(
        [`P-${page}2`, "A housing whose description takes two lines", "20", "EUR 7.50", "1,200.00"],
        140,
      );
      write([`P-${page}3`, "Cover", "5,000", "EUR 0.75", "90.00"], 175);
    }
  });
  const { tables, lines } = await read(bytes);
  expect(lines.map(({ text }) => text)).toEqual(["Quotation Q-77"]);
  expect(tables.map(({ part }) => part)).toEqual(["pages 1–2"]);
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Description", "Qty", "Unit price", "Tooling"],
    ["P-01", "Bracket", "10", "EUR 1,250.00", ""],
    ["P-02", "A housing whose description takes two lines", "20", "EUR 7.50", "1,200.00"],
    ["P-03", "Cover", "5,000", "EUR 0.75", "90.00"],
    ["P-11", "Bracket", "10", "EUR 1,250.00", ""],
    ["P-12", "A housing whose description takes two lines", "20", "EUR 7.50", "1,200.00"],
    ["P-13", "Cover", "5,000", "EUR 0.75", "90.00"],
  ]);
});

test("says that a PDF is a scan, or which of its pages are", async () => {
  const scan = await draw((pdf) => pdf.rect(50, 50, 400, 500).fill("#999999"));
  expect(await read(scan)).toMatchObject({ tables: [], problems: [{ kind: "scan" }] });
  const mixed = await draw((pdf) =>
    pdf.text("Dear Jana, see the next page.").addPage().rect(9, 9, 90, 90).fill(),
  );
  const { lines, problems } = await read(mixed);
  expect(lines).toHaveLength(1);
  expect(problems).toMatchObject([{ kind: "scan", part: "page 2" }]);
});

test("says that a PDF is damaged", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7\nnothing that could be read");
  expect(await read(bytes)).toMatchObject({ tables: [], problems: [{ kind: "damaged" }] });
});

test("quantities above their prices stand in a line with them", async () => {
  const { lines } = await read(
    await draw((pdf) => {
      const row = (y: number, ...texts: readonly string[]) => {
        for (const [at, text] of texts.entries()) pdf.text(text, 50 + at * 150, y);
      };
      row(60, "TA-20510 Eje estriado");
      row(90, "50 uds.", "100 uds.", "200 uds.");
      row(110, "38,60 €/ud.", "33,90 €/ud.", "31,20 €/ud.");
      row(140, "Utillaje: 240,00 €");
    }),
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "TA-20510 Eje estriado",
    "50 uds. 38,60 €/ud.",
    "100 uds. 33,90 €/ud.",
    "200 uds. 31,20 €/ud.",
    "Utillaje: 240,00 €",
  ]);
});
