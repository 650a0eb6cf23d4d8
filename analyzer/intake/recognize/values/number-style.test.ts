import fc from "fast-check";
import { expect, test } from "vitest";

import { findNumberStyle, numeralValue, readNumeral, styleEvidence } from "./number-style.ts";

test.each([
  ["1.234,56", 1234.56],
  ["1 234,56", 1234.56],
  ["1\u202f234,56", 1234.56],
  ["1.234.567", 1_234_567],
  ["12,5", 12.5],
  ["1.234", 1234],
  ["0,125", 0.125],
])("with a decimal comma “%s” is %d", (numeral, value) => {
  expect(numeralValue(numeral, "comma")).toBe(value);
});

test.each([
  ["1,234.56", 1234.56],
  ["1'234.56", 1234.56],
  ["12,34,567.89", 1_234_567.89],
  [".5", 0.5],
  ["1,234", 1234],
  ["1234.567", 1234.567],
])("with a decimal point “%s” is %d", (numeral, value) => {
  expect(numeralValue(numeral, "point")).toBe(value);
});

test("what cannot be a number in a style is none", () => {
  for (const numeral of ["12.50", "1,234.56", "0.125", "1.23.456", "1.234.56"]) {
    expect(numeralValue(numeral, "comma")).toBeNull();
  }
});

test("“1.234” proves nothing, “12.50” does", () => {
  expect(styleEvidence("1.234")).toBeNull();
  expect(styleEvidence("1234")).toBeNull();
  expect(styleEvidence("12.50")).toBe("point");
  expect(styleEvidence("1.234.567")).toBe("comma");
  expect(styleEvidence("0,125")).toBe("comma");
});

test("one proof is enough, two that disagree are not, none is a question", () => {
  expect(findNumberStyle(["1.234", "5,50"], null)).toMatchObject({
    decimal: "comma",
    confidence: 98,
  });
  expect(findNumberStyle(["1,50", "1.50"], null).confidence).toBeLessThan(95);
  expect(findNumberStyle(["1.234"], "comma")).toMatchObject({ decimal: "comma", confidence: 60 });
});

test("a number comes back from any style that it is written in", () => {
  const styles = [
    { decimal: "comma", group: "." },
    { decimal: "comma", group: " " },
    { decimal: "comma", group: "" },
    { decimal: "point", group: "," },
    { decimal: "point", group: "'" },
    { decimal: "point", group: "" },
  ] as const;
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...styles),
      (number, decimals, style) => {
        const value = number / 10 ** decimals;
        const [whole = "", fraction = ""] = value.toFixed(decimals).split(".");
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, style.group);
        const written = `${grouped}${style.decimal === "comma" ? "," : "."}${fraction}`;
        expect(readNumeral(written, style.decimal)?.value).toBe(value);
      },
    ),
  );
});
