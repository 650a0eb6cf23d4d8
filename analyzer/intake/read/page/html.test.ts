import { expect, test } from "vitest";

import { readFile } from "../../read-file.ts";
import { textsOf } from "../../testing/golden.ts";

const read = (html: string) =>
  readFile({ name: "offer.xls", bytes: new TextEncoder().encode(html) });

test("reads a table that a program saved as HTML under the name of a workbook", async () => {
  const { kind, tables, lines } =
    await read(`<html><head><style>td { color: red }</style></head><body>
    <p>Offer 12, valid until 2026&#45;12&#x2d;31</p><table border=1>
    <tr><th>Part<th>Note<th colspan="2">Price
    <tr><td rowspan=2>B&uuml;chse &Oslash;8<td>a<br>b<td>1,50&nbsp;&euro;<td>EUR
    <tr><td><!-- <td>no</td> -->c<td>2,50&nbsp;&euro;<td>EUR
    </table><div>Price &lt; 5 &amp; net</div></body></html>`);
  expect(kind).toBe("html");
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Note", "Price", ""],
    ["Büchse Ø8", "a b", "1,50 €", "EUR"],
    ["Büchse Ø8", "c", "2,50 €", "EUR"],
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    "Offer 12, valid until 2026-12-31",
    "Price < 5 & net",
  ]);
});

test("takes a table that lays out a page as text, and the one within it as data", async () => {
  const { tables, lines } = await read(`<table><tr><td>Acme Inc.</td><td>Date: 2026-11-03</td></tr>
    <tr><td colspan=2><table><tr><td>Part</td><td>Price</td></tr><tr><td>A</td><td>1.50</td></tr></table></td></tr></table>`);
  expect(tables.map(textsOf)).toEqual([
    [
      ["Part", "Price"],
      ["A", "1.50"],
    ],
  ]);
  expect(lines.map(({ text }) => text)).toEqual(["Acme Inc.", "Date: 2026-11-03"]);
});

test("reads columns that were aligned with spaces", async () => {
  const { tables } = await read("<html><pre>Part   Price\nA-1     1.50\nA-2    12.50</pre></html>");
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Price"],
    ["A-1", "1.50"],
    ["A-2", "12.50"],
  ]);
});
