import fc from "fast-check";
import { expect, test } from "vitest";

import { toCsv } from "./csv.ts";

/** A reader of RFC 4180, to hold the writer to it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of text.slice(1).matchAll(cells)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("quotes what needs quoting and nothing else", () => {
  expect(
    toCsv([
      ["Control", "Text"],
      ["AC-1", 'Says "no", twice'],
    ]),
  ).toBe('\uFEFFControl,Text\r\nAC-1,"Says ""no"", twice"\r\n');
});

test("whatever is written can be read back", () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\r", "\n", " ", "é") });
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (given) => {
      expect(parseCsv(toCsv(given))).toEqual(given);
    }),
  );
});
