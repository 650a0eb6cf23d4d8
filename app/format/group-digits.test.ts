import { expect, test } from "vitest";

import { groupDigits } from "./group-digits.ts";

const values = [0, 0.5, 7, 12.345, 999, 1000, 1234.5, 99_999.994, 1_234_567.891, -5, -1234.56, 2.5];

test.each(values)("%d is written as Intl writes it in English", (value) => {
  expect(groupDigits(value)).toBe(value.toLocaleString("en-US"));
});

test.each([0, 1, 2, 5])("so it is to %d decimals", (decimals) => {
  const format = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  expect(values.map((value) => groupDigits(value, decimals))).toEqual(values.map(format.format));
});
