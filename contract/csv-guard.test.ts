import fc from "fast-check";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { csvText } from "#analyzer/text/csv-text.ts";
import { csvLine } from "#server/leads/export/export-text.ts";

type Writer = (rows: readonly (readonly string[])[]) => string;
/** The leads' export and the tool's, with the signs by which a spreadsheet may divide what each writes. */
const writers: [name: string, separator: string, others: string, write: Writer][] = [
  ["the leads' export", ",", ";", (rows) => rows.map(csvLine).join("")],
  ["the tool's export", ",", ";", (rows) => csvText(rows)],
  ["the tool's export with semicolons", ";", ",", (rows) => csvText(rows, ";")],
];

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
      "＋",
      "－",
      "＠",
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

test.each(writers)(
  "%s: no reader finds a formula, by whatever sign it divides cells",
  (_, own, other, write) => {
    fc.assert(
      fc.property(lines, (rows) => {
        const csv = write(rows.map((row) => ["id", ...row, "end"]));
        for (const delimiter of [",", ";", "\t"]) {
          const cells = parseCsv(csv, { delimiter }).flat().map(String);
          expect(cells.filter((cell) => startsFormula.test(cell))).toEqual([]);
        }
        // Even to one that knows no quotes.
        const pieces = csv
          .split(new RegExp(`[${other}\\t\\r\\n]`))
          .map((piece) => piece.replace(/^["\s\p{Cf}]+/u, ""));
        expect(pieces.filter((piece) => startsFormula.test(piece))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each(writers)("%s: what was typed can be had back by its own sign", (_, own, other, write) => {
  fc.assert(
    fc.property(lines, (rows) => {
      const read = parseCsv(write(rows), { delimiter: own, skipEmptyRows: false });
      const typed = read.map((row) => row.map((cell) => withoutApostrophes(String(cell), other)));
      expect(typed).toEqual(rows);
    }),
    { numRuns: 2_000 },
  );
});

/** As docs/server.md says. */
function withoutApostrophes(cell: string, other: string): string {
  const added = `^'(?='*[\\t\\r\\n])|(?<=^|[${other}\\t\\r\\n])'(?=['"\\s\\p{Cf}]*[=+\\-@|%＝＋－＠])`;
  return cell.replace(new RegExp(added, "gu"), "");
}

test("a supplier's name starts no formula where semicolons divide", () => {
  const csv = csvText([["Evil;=1+41;x", "1,5"]]);
  expect(parseCsv(csv, { delimiter: ";" }).flat()).toContain("'=1+41");
});

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
