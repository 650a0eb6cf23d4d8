import { expect, test } from "vitest";

import { readText } from "./read-text.ts";
import { textsOf } from "./testing/golden.ts";

test("reads cells copied from a spreadsheet, with breaks inside", () => {
  const { kind, tables, lines } = readText(
    'Part\tNote\tPrice\nA\t"two\nlines"\t1,50\nB\t\t2,50',
    "Pasted",
  );
  expect(kind).toBe("text");
  expect(tables[0]?.id).toBe("Pasted#1");
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Note", "Price"],
    ["A", "two\nlines", "1,50"],
    ["B", "", "2,50"],
  ]);
  expect(lines).toEqual([]);
});

test("parts a mail into its lines and the tables between them", () => {
  const mail = `From: Acme Sales <sales@acme.example>
To: Jana Moreno
Subject: RE: RFQ 12

Dear Jana,  thanks for the request.  We offer:

Part      Qty    Price EUR   Lead time
--------  -----  ----------  ---------
A-100       100       1.50   10 days
A-200     1,000      12.50

> | Part | Price |
> |------|------:|
> | X    |  3.40 |

FCA Hamburg, valid until 30 June; tooling is extra.`;
  const { sender, tables, lines } = readText(mail, "Pasted");
  expect(sender).toBe("Acme Sales");
  expect(tables.map(({ firstRow }) => firstRow)).toEqual([7, 12]);
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Qty", "Price EUR", "Lead time"],
    [],
    ["A-100", "100", "1.50", "10 days"],
    ["A-200", "1,000", "12.50", ""],
  ]);
  expect(textsOf(tables[1])).toEqual([["Part", "Price"], [], ["X", "3.40"]]);
  expect(lines.map(({ line, text }) => [line, text]).slice(-2)).toEqual([
    [5, "Dear Jana,  thanks for the request.  We offer:"],
    [16, "FCA Hamburg, valid until 30 June; tooling is extra."],
  ]);
});

test("leaves prose alone, whatever commas and semicolons it has", () => {
  const prose =
    "Dear Jana, thank you; we will quote,\nas agreed, by Friday; until then, regards,\nBob";
  const { tables, lines } = readText(prose, "Pasted");
  expect(tables).toEqual([]);
  expect(lines).toHaveLength(3);
});

test("takes titles and notes off a table, and keeps a blank row within it", () => {
  const text =
    "Quotation 12;;;\n;;;\nSupplier:;Acme;;\n;;;\nPart;Qty;Price;Days\nA;10;1,50;5\n;;;\nB;20;2,50;6\nPrices hold for 30 days;;;";
  const { tables, lines } = readText(text, "Pasted");
  expect(lines.map((line) => line.text)).toEqual([
    "Quotation 12",
    "Supplier: Acme",
    "Prices hold for 30 days",
  ]);
  expect(tables).toHaveLength(1);
  expect(tables[0]?.firstRow).toBe(5);
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Qty", "Price", "Days"],
    ["A", "10", "1,50", "5"],
    [],
    ["B", "20", "2,50", "6"],
  ]);
});

test("starts a table where a new header stands", () => {
  const text = "Part,Price,Days\nA,1.50,5\nB,2.50,6\n\nCarrier,Lane,Price\nNordfracht,Oslo,640\n";
  expect(readText(text, "Pasted").tables.map(({ firstRow }) => firstRow)).toEqual([1, 5]);
});

test("reads long lists, whichever way they are laid out", () => {
  const aligned = "A-100     12.50\n".repeat(150_000);
  const separated = `Part;Price\nA;1,50\n\n${"B;2,50\n".repeat(150_000)}`;
  expect(readText(aligned, "Pasted").tables[0]?.rows).toHaveLength(150_000);
  expect(readText(separated, "Pasted").tables[0]?.rows).toHaveLength(150_003);
});

test("says that a quotation mark is not closed", () => {
  const { problems } = readText('Part\tPrice\n"A\t1,50\nB\t2,50', "Pasted");
  expect(problems).toMatchObject([{ kind: "damaged", message: expect.stringContaining("row 2") }]);
});

test("says that there is nothing in a blank text", () => {
  expect(readText(" \n ", "Pasted").problems).toMatchObject([{ kind: "empty" }]);
});

test("notes between the rows of a table do not end it, and a position stands apart from its part", () => {
  const quote = `Ln  Part Number      Description             Quantity   Unit Price
001 LC-20-441        HUB, DRIVE                    15     212.0000
    MATL: 4140 HT.
002 LC-20-442        HUB, IDLER                    15     188.5000
    MATL: 4140 HT.
003 LC-31-008        PLATE, WEAR                   60      43.7500`;
  const [table] = readText(quote, "Pasted").tables;
  const rows = textsOf(table).map(([line, part]) => [line, part]);
  expect(rows.filter(([line]) => /^\d/.test(line ?? ""))).toEqual([
    ["001", "LC-20-441"],
    ["002", "LC-20-442"],
    ["003", "LC-31-008"],
  ]);
});
