import { expect, test } from "vitest";

import { joinWrapped, rowsOf, holdsOtherAmount } from "./pdf-rows.ts";

test.each([
  ["Unit", "price", "Unit price"],
  ["Quantit", "y", "Quantity"],
  ["Be-", "zeichnung", "Bezeichnung"],
  ["HB-", "100", "HB-100"],
  ["Bracket -", "black", "Bracket - black"],
  ["", "Cover", "Cover"],
])("puts %j and %j together", (upper, lower, whole) => {
  expect(joinWrapped(upper, lower)).toBe(whole);
});

test("takes lines closer than text can stand for one row, and stacks what stands below", () => {
  const piece = (text: string, x: number, y: number) => ({ text, x, y, width: 40, height: 10 });
  const rows = rowsOf([
    piece("two", 100, 0),
    piece("lines", 100, 12),
    piece("centered", 200, 6),
    piece("next row", 100, 26),
  ]);
  expect(rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
    ["two lines", "centered"],
    ["next row"],
  ]);
});

test("parts what stands apart, and joins what a change of typeface parted", () => {
  const [row] = rowsOf([
    { text: "EUR", x: 10, y: 0, width: 20, height: 10 },
    { text: "12", x: 33, y: 0, width: 10, height: 10 },
    { text: ".50", x: 43.2, y: 0, width: 12, height: 10 },
    { text: "28 days", x: 62, y: 0, width: 30, height: 10 },
  ]);
  expect(row?.segments.map(({ text }) => text)).toEqual(["EUR 12.50", "28 days"]);
});

test("two amounts in one column are of two rows", () => {
  const transport = ["", "Transport", "320,00 zł"];
  expect(holdsOtherAmount(transport, ["", "Razem netto", "30 940,00 zł"])).toBe(true);
  expect(holdsOtherAmount(["1", "Bracket,", "4.20"], ["", "anodized", ""])).toBe(false);
});
