import fc from "fast-check";
import { expect, test } from "vitest";
import { roundToTotal } from "./round-to-total.ts";

test("the largest remainders are rounded up", () => {
  expect(roundToTotal([60.2, 19.3, 20.5])).toEqual([60, 19, 21]);
});

test("of equal remainders the earlier is rounded up", () => {
  expect(roundToTotal([61, 19.5, 19.5])).toEqual([61, 20, 19]);
});

test("negative values keep their sign", () => {
  expect(roundToTotal([36.4, 24.3, -12.4])).toEqual([36, 24, -12]);
  expect(roundToTotal([0.4, 0.4, -0.8])).toEqual([1, 0, -1]);
});

test("whole values stay as they are, and nothing rounds to nothing", () => {
  expect(roundToTotal([40, 30, 30])).toEqual([40, 30, 30]);
  expect(roundToTotal([])).toEqual([]);
});

test("each value moves by less than 1 and the total is the rounded sum", () => {
  const values = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(values, (given) => {
      const rounded = roundToTotal(given);
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(sum(rounded)).toBe(Math.round(sum(given)) + 0);
      given.forEach((value, index) => expect(Math.abs(value - rounded[index]!)).toBeLessThan(1));
    }),
  );
});
