import { expect, test } from "vitest";

import { numberAt, tokensOf } from "./tokens.ts";

const read = (text: string) => numberAt(tokensOf(text), 0);

test.each([
  ["three", 3],
  ["twenty five", 25],
  ["ninety thousand", 90_000],
  ["two hundred and forty", 240],
  ["one million two hundred thousand", 1_200_000],
  ["dozen", 12],
  ["1,250", 1_250],
  ["1.5 million", 1_500_000],
  ["$60k", 60_000],
])("%s", (text, value) => {
  expect(read(text)).toMatchObject({ value, length: tokensOf(text).length });
});

test("a number ends where the next one begins", () => {
  expect(read("five twenty")).toMatchObject({ value: 5, length: 1 });
  expect(read("three suppliers")).toMatchObject({ value: 3, length: 1 });
  expect(read("thousand")).toBeNull();
});

test("a sign tells the unit", () => {
  expect(read("€20k")).toMatchObject({ unit: "money", currency: "EUR" });
  expect(read("95%")).toMatchObject({ value: 95, unit: "percent" });
  expect(read("20d")).toMatchObject({ value: 20, unit: "days" });
});
