import fc from "fast-check";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";

import { csvText } from "./csv-text.ts";

test("lines end as RFC 4180 has them, and quotes stand where they are needed", () => {
  expect(
    csvText([
      ["a", 'b "c"', "d, e"],
      [1.5, null, "f\ng"],
    ]),
  ).toBe('\uFEFFa,"b ""c""","d, e"\r\n1.5,,"f\ng"\r\n');
  expect(csvText([["a;b", "c,d"]], ";")).toBe('\uFEFF"a;b";c,d\r\n');
});

test("negative numbers stay numbers", () => {
  expect(csvText([["-12.50", -3]])).toBe("\uFEFF-12.50,-3\r\n");
});

test("whatever is written is read back", () => {
  const anyText = fc
    .string({ minLength: 1 })
    .filter((text) => !/[=+\-@|%＝＋－＠\t\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 2, maxLength: 5 }), (row) => {
      expect(parseCsv(csvText([row, row]), { delimiter: "," })).toEqual([row, row]);
    }),
  );
});
