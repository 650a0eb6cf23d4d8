import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";

import type { Recognition } from "../../intake/recognition.ts";
import type { PackageSettings } from "../settings.ts";
import { recognized, settingsWith } from "../testing/quote-lines.ts";
import { exportCsv } from "./export-csv.ts";

const table = { id: "quotes.csv#1", fileName: "quotes.csv", part: "", rows: [], firstRow: 1 };

function exported(lines: Recognition, settings: PackageSettings) {
  const [head = [], ...rows] = parseCsv(exportCsv(lines, settings, new Map([[table.id, table]])), {
    delimiter: ",",
  });
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [head[index], value])));
}

test("all offers are there, more than ten, and those set aside with the reason", () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: `${index + 1}`,
    price: 10 + index,
  }));
  const rows = exported(recognized([...many, { id: "13", currency: null }]), settingsWith());
  expect(rows.map((row) => row["Rank"])).toEqual([
    ...many.map((_, index) => String(index + 1)),
    "",
  ]);
  expect(rows[0]).toMatchObject({
    Part: "40718-03",
    "Landed cost (USD)": "1000",
    "Landed cost per unit (USD)": "10",
    Score: "97",
    Status: "ranked",
    Source: expect.stringMatching(/^[A-Z]+2 of quotes.csv$/),
  });
  expect(rows.at(-1)).toMatchObject({
    Status: "not-comparable",
    Notes: expect.stringMatching(/currency/),
  });
});

test("a supplier's name cannot run as a formula", () => {
  const [row] = exported(recognized([{ id: "1", supplier: '=HYPERLINK("x")' }]), settingsWith());
  expect(row?.["Supplier"]).toBe(`'=HYPERLINK("x")`);
});

test("suppliers of a package are one row each", () => {
  const lines = recognized([
    { id: "1", part: "A" },
    { id: "2", part: "B" },
  ]);
  const rows = exported(lines, settingsWith({ rankBy: "package" }));
  expect(rows).toMatchObject([{ Part: "Package", Rank: "1", "Landed cost (USD)": "2000" }]);
});
