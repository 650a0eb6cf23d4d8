import fc from "fast-check";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

const startsFormula = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;

const written = fc
  .array(
    fc.constantFrom(
      "=",
      "+49 30 1234",
      "-",
      "@",
      "|",
      "%",
      "＝",
      ";",
      ",",
      '"',
      "'",
      "\t",
      "\n",
      "\r",
      " ",
      "\u200b",
      "a",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));
const lines = fc.array(fc.tuple(written, written, written), { minLength: 1, maxLength: 3 });

test("no reader finds a formula, by whatever sign it divides cells", () => {
  fc.assert(
    fc.property(lines, (rows) => {
      const csv = rows.map((row) => csvLine(["id", ...row, "end"])).join("");
      for (const delimiter of [",", ";", "\t"]) {
        const cells = parseCsv(csv, { delimiter }).flat().map(String);
        expect(cells.filter((cell) => startsFormula.test(cell))).toEqual([]);
      }
      // Even to one that knows no quotes.
      const pieces = csv.split(/[;\t\r\n]/).map((piece) => piece.replace(/^["\s\p{Cf}]+/u, ""));
      expect(pieces.filter((piece) => startsFormula.test(piece))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test("what was typed can be had back from a reader of commas", () => {
  fc.assert(
    fc.property(lines, (rows) => {
      const csv = rows.map((row) => csvLine(row)).join("");
      const read = parseCsv(csv, { delimiter: ",", skipEmptyRows: false });
      expect(read.map((row) => row.map((cell) => withoutApostrophes(String(cell))))).toEqual(rows);
    }),
    { numRuns: 2_000 },
  );
});

/** As docs/server.md says. */
function withoutApostrophes(cell: string): string {
  return cell.replace(/^'(?='*[\t\r\n])|(?<=^|[;\t\r\n])'(?=['"\s\p{Cf}]*[=+\-@|%＝＋－＠])/gu, "");
}

test.each([
  ["+49 30 1234", "'+49 30 1234"],
  ["call 030 1234; +49 30 1234", "call 030 1234;' +49 30 1234"],
  ["x;=1+1", "x;'=1+1"],
  ['x;"=1+1', `x;'"=1+1`],
  ["Hello\n=1+1", "Hello\n'=1+1"],
  ["'=1", "''=1"],
  ["a;b; c = d, 5% off - see @home", "a;b; c = d, 5% off - see @home"],
  ["two\nlines", "two\nlines"],
])("%j is written as %j", (typed, cell) => {
  expect(csvLine([typed])).toBe(`"${cell.replaceAll('"', '""')}"\r\n`);
});
