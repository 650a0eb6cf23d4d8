import fc from "fast-check";
import { expect, test } from "vitest";

import { DelimitedText, delimiterOf, delimiters, plainLineBreaks } from "./delimited.ts";

function rowsOf(text: string, delimiter = delimiterOf(text)): string[][] {
  const values = new DelimitedText(text, delimiter);
  const rows: string[][] = [];
  for (let row = values.next(); row !== null; row = values.next()) rows.push(row);
  return rows;
}

test("takes the delimiter that makes the rows alike", () => {
  expect(delimiterOf("Part,Qty,Price\nA,1,2.5\nB,2,3.5")).toBe(",");
  expect(delimiterOf("Part;Qty;Price\nA;1;2,5\nB;2;3,5")).toBe(";");
  expect(delimiterOf("Part\tNote\tPrice\nA\tred, blue; green\t2,5\nB\t\t3,5")).toBe("\t");
  expect(delimiterOf("Part|Price\nA|2,5\nB|3,5")).toBe("|");
  expect(delimiterOf('"Bolt; M8";"1,5"\n"Nut, M8";"0,5"')).toBe(";");
  expect(delimiterOf("Quotation, of May, 2026\n\nPart;Price\nA;1,5\nB;2,5\nC;3,5")).toBe(";");
});

test("reads quotes, doubled quotes, line breaks and delimiters within values", () => {
  expect(rowsOf('a,"b ""x""",c\n1,"two\nlines, here",3', ",")).toEqual([
    ["a", 'b "x"', "c"],
    ["1", "two\nlines, here", "3"],
  ]);
  expect(rowsOf('a, "b, c" ,d', ",")).toEqual([["a", "b, c", "d"]]);
});

test("takes a quote that is out of place as a character", () => {
  expect(rowsOf('5" pipe;10\n"6" pipe";20', ";")).toEqual([
    ['5" pipe', "10"],
    ['6" pipe', "20"],
  ]);
});

test("reads on by lines after a quote that never closes, and says where it was", () => {
  const values = new DelimitedText('a;b\n"c;d\ne;"f"\n', ";");
  expect([values.next(), values.next(), values.next()]).toEqual([
    ["a", "b"],
    ['"c', "d"],
    ["e", "f"],
  ]);
  expect(values.unclosedQuoteRow).toBe(2);
});

test("gives back what a spreadsheet would write, for any values and delimiter", () => {
  const value = fc.string({
    unit: fc.constantFrom("a", "1", " ", '"', "\n", ",", ";", "\t", "|", "é"),
  });
  const table = fc.array(fc.array(value, { minLength: 2, maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(table, fc.constantFrom(...delimiters), (rows, delimiter) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = rows.map((row) => row.map(quote).join(delimiter)).join("\n");
      expect(rowsOf(text, delimiter)).toEqual(rows);
    }),
  );
});

test("knows line breaks of every system", () => {
  expect(plainLineBreaks("\ufeffa\r\nb\rc\nd")).toBe("a\nb\nc\nd");
});
