import { expect, test } from "vitest";

import { readFile } from "./read-file.ts";
import { textsOf, readGolden } from "./testing/golden.ts";

const encoder = new TextEncoder();

const comparison = [
  [
    "Supplier",
    "Part no.",
    "Description",
    "Qty",
    "Unit price",
    "Tooling",
    "Duty",
    "Lead time (days)",
    "Valid until",
    "Total",
  ],
  ["Härtel Präzision GmbH", "HB-100", "Bracket, 6061-T6; anodized", "500", "12.50 €"],
  ["Härtel Präzision GmbH", "HB-200", 'Housing "B"', "250", "48.90 €"],
  ["Härtel Präzision GmbH", "HB-300", "Cover\nwith gasket", "1000", "3.05 €"],
  ["Sør Støperi AS", "HB-100", "Bracket", "500", "11.95 €"],
  ["Sør Støperi AS", "HB-200", "Housing", "250", "1,234.50 €"],
];
const carriers = [
  ["Carrier", "Lane", "Price per shipment"],
  ["Nordfracht", "Oslo–Leipzig", "640.00 €"],
  ["Atlas Cargo", "Oslo–Leipzig", "585.50 €"],
];
const notes = [
  "Quote comparison RFQ-2041 · brackets and housings",
  "Buyer: J. Moreno",
  "Status: open",
  "All prices net, FCA Oslo, payable within 30 days.",
];

const firstColumns = (rows: string[][], count: number) =>
  rows.map((row, index) => (index === 0 && count > 3 ? row : row.slice(0, count)));

test.each(["quotes.xlsx", "quotes.ods"])("reads %s as LibreOffice wrote it", async (name) => {
  const reading = await readGolden(name);
  const [quotes, freight, old] = reading.tables;
  expect(reading.tables.map(({ part, firstRow }) => [part, firstRow])).toEqual([
    ["Sheet Quotes", 6],
    ["Sheet Quotes", 13],
    ["Sheet Old prices (hidden)", 1],
  ]);
  expect(firstColumns(textsOf(quotes), 5)).toEqual(comparison);
  expect(textsOf(freight)).toEqual(carriers);
  expect(textsOf(old)[1]).toEqual(["Härtel Präzision GmbH", "HB-100", "14.20 €"]);
  expect(quotes?.rows[1]?.slice(3)).toEqual([
    { kind: "number", number: 500, text: "500" },
    { kind: "number", number: 12.5, text: "12.50 €" },
    { kind: "number", number: 1850, text: "1,850.00 €" },
    { kind: "number", number: 0.027, text: "2.7%" },
    { kind: "number", number: 21, text: "21" },
    { kind: "date", date: "2026-12-31", text: "2026-12-31" },
    { kind: "number", number: 6250, text: "6,250.00 €" },
  ]);
  expect(quotes?.merges).toEqual([
    { row: 1, column: 0, rowCount: 3, columnCount: 1 },
    { row: 4, column: 0, rowCount: 2, columnCount: 1 },
  ]);
  expect(reading.lines.map(({ text }) => text)).toEqual(notes);
  expect(reading.problems.map(({ kind, part }) => [kind, part])).toEqual([
    ["hidden", "Sheet Old prices (hidden)"],
  ]);
});

test.each(["quotes-comma-1252.csv", "quotes-semicolon-utf8.csv", "quotes-tab-utf16.csv"])(
  "reads %s as LibreOffice wrote it",
  async (name) => {
    const reading = await readGolden(name);
    const [quotes, freight] = reading.tables;
    // In text a merged supplier stands once.
    const named = firstColumns(textsOf(quotes), 5).map(([supplier, ...rest], index) => [
      supplier || comparison[index]![0],
      ...rest,
    ]);
    expect(reading.kind).toBe("csv");
    expect(named).toEqual(comparison);
    expect(textsOf(quotes)[2]?.[0]).toBe("");
    expect(firstColumns(textsOf(freight), 3)).toEqual(carriers);
    expect(reading.tables.map(({ firstRow }) => firstRow)).toEqual([6, 13]);
    expect(reading.lines.map(({ text }) => text)).toEqual(notes);
    expect(reading.problems).toEqual([]);
  },
);

test("reads dates of a workbook that counts from 1904", async () => {
  const { tables } = await readGolden("dates-1904.xlsx");
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Price", "Valid until"],
    ["A-1", "$1,234.50", "2026-11-30"],
    ["A-2", "$0.08", "2027-02-28"],
  ]);
  expect(tables[0]?.rows[2]?.[1]).toMatchObject({ number: 0.075 });
});

test.each([
  ["letter.doc", "old-format", /Word 97 to 2003.*\.docx/],
  ["locked.pdf", "encrypted", /password/],
])("says what to do with %s", async (name, kind, message) => {
  const reading = await readGolden(name);
  expect(reading).toMatchObject({ kind: null, tables: [], lines: [], problems: [{ kind }] });
  expect(reading.problems[0]?.message).toMatch(message);
});

test("tells the format by content, whatever the name says", async () => {
  const { bytes } = { bytes: encoder.encode("Part;Price\nA;1,50\n") };
  expect((await readFile({ name: "offer.xlsx", bytes })).tables).toHaveLength(1);
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect((await readFile({ name: "offer.pdf", bytes: picture })).problems[0]?.kind).toBe("scan");
});

test("refuses what is empty, too large or too long, with nothing half read", async () => {
  const read = async (bytes: Uint8Array) => readFile({ name: "offer.csv", bytes });
  const empty = await read(new Uint8Array());
  const large = await read(new Uint8Array(25 * 1024 * 1024 + 1));
  const long = await read(encoder.encode("a;1\n".repeat(200_001)));
  const fits = await read(encoder.encode("a;1\n".repeat(200_000)));
  expect([empty, large, long].map(({ tables, problems }) => [tables, problems[0]?.kind])).toEqual([
    [[], "empty"],
    [[], "too-large"],
    [[], "too-large"],
  ]);
  expect(fits.tables[0]?.rows).toHaveLength(200_000);
});

test("reports progress that does not fall, to the end", async () => {
  const shares: number[] = [];
  const bytes = encoder.encode(`Part;Price\n${"A-100;12,50\n".repeat(150_000)}`);
  await readFile({ name: "offer.csv", bytes }, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("ends when it is canceled, also midway", async () => {
  const bytes = encoder.encode(`Part;Price\n${"A-100;12,50\n".repeat(150_000)}`);
  const file = { name: "offer.csv", bytes };
  await expect(readFile(file, { signal: AbortSignal.abort() })).rejects.toThrow("abort");
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  await expect(readFile(file, { signal: controller.signal, onProgress })).rejects.toThrow("abort");
});
