import { expect, test } from "vitest";

import { builtInFormat, numberFormat } from "./number-format.ts";

test.each([
  ["General", 0.1 + 0.2, "0.3"],
  ["0.00", 1.5, "1.50"],
  ["#,##0.00 [$€-407]", 1234.5, "1,234.50 €"],
  ['"$"#,##0.00_);\\("$"#,##0.00\\)', -12, "($12.00)"],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 12, "12.00 €"],
  ["[$USD] #,##0.0000", 0.0756, "USD 0.0756"],
  ["0.0#%", 0.055, "5.5%"],
  ['0.0,,"M"', 1_234_567, "1.2M"],
  ["00000", 123, "00123"],
  ['#,##0" pcs"', 1200, "1,200 pcs"],
  ["# ?/?", 1.5, "1.5"],
])("shows a number under %s", (code, number, text) => {
  expect(numberFormat(code)(number, false)).toEqual({ kind: "number", number, text });
});

test.each(["dd.mm.yyyy", "[$-409]d-mmm-yy", "mmm yyyy", 'd" de "mmmm', "yyyy-mm-dd hh:mm"])(
  "takes %s for a date",
  (code) => {
    expect(numberFormat(code)(46_000, false)).toMatchObject({ kind: "date", date: "2025-12-09" });
  },
);

test("counts days as spreadsheets do, from 1900 and from 1904", () => {
  const date = builtInFormat(14);
  expect(date(1, false)).toMatchObject({ date: "1900-01-01" });
  expect(date(59, false)).toMatchObject({ date: "1900-02-28" });
  expect(date(61, false)).toMatchObject({ date: "1900-03-01" });
  expect(date(46_000 - 1_462, true)).toMatchObject({ date: "2025-12-09" });
  expect(date(-5, false)).toMatchObject({ kind: "number", number: -5 });
});

test("shows a time of day as one", () => {
  expect(numberFormat("h:mm")(0.5, false)).toEqual({ kind: "text", text: "12:00" });
  expect(numberFormat("[h]:mm")(1.5, false)).toEqual({ kind: "text", text: "36:00" });
});
