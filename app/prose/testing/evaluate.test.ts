import { expect, test } from "vitest";

import { printedNumber } from "../markdown/expression.ts";
import { evaluate } from "./evaluate.ts";

test("multiplication comes before addition, brackets before both", () => {
  expect(evaluate("2 + 3 × 4")).toBe(14);
  expect(evaluate("(2 + 3) × 4 − 6 ÷ 3")).toBe(18);
  expect(evaluate("10 − 4 − 3")).toBe(3);
});

test("numbers are read as they are printed", () => {
  expect(evaluate("$1,250.50 × 4%")).toBeCloseTo(50.02);
  expect(evaluate("400 * €9.18 / 2")).toBeCloseTo(1836);
});

test("names are looked up", () => {
  expect(evaluate("[Quantity] × {Price}", (name) => (name === "[Quantity]" ? 3 : 5))).toBe(15);
  expect(() => evaluate("[Quantity]")).toThrow("[Quantity]");
});

test("what is not an expression is refused, with what is wrong", () => {
  expect(() => evaluate("2 +")).toThrow("ends too soon");
  expect(() => evaluate("(2 + 3")).toThrow("not closed");
  expect(() => evaluate("2 apples")).toThrow("apples");
  expect(() => evaluate("2 3")).toThrow("3");
});

test("a printed number may be off by half of its last digit", () => {
  expect(printedNumber("$1,234.50 a lot")).toMatchObject({ value: 1234.5 });
  expect(printedNumber("$1,234.50")?.tolerance).toBeCloseTo(0.005);
  expect(printedNumber("12 days")?.tolerance).toBeCloseTo(0.5);
  expect(printedNumber("6.5%")).toMatchObject({ value: 0.065 });
  expect(printedNumber("−$40")).toMatchObject({ value: -40 });
  expect(printedNumber("none")).toBeNull();
});
