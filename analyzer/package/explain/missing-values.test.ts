import { expect, test } from "vitest";

import { analyze } from "../analyze.ts";
import { type GivenLine, recognized, settingsWith } from "../testing/quote-lines.ts";

const rivals: GivenLine[] = [
  { id: "1", supplier: "Ashgrove", price: 10, leadTimeDays: 40, rating: 90 },
  { id: "2", supplier: "Dovetail", price: 11, leadTimeDays: 25, rating: 90 },
];
const ostrander: GivenLine = { id: "3", supplier: "Ostrander", price: 10, rating: 90 };

const analyzed = (...lines: GivenLine[]) => analyze(recognized(lines), settingsWith()).groups[0]!;
const firstWith = (given: Partial<GivenLine>) =>
  analyzed(...rivals, { ...ostrander, ...given }).best[0]?.supplier;

test("the days that are named lead, and one day more does not", () => {
  const [missing] = analyzed(...rivals, { ...ostrander, leadTimeDays: null }).missing;
  expect(missing).toMatchObject({ supplier: "Ostrander", criterion: "leadTime" });
  expect(missing?.sentence).toBe(
    "Ostrander gives no lead time: with 38 days or fewer it would be first.",
  );
  expect(firstWith({ leadTimeDays: 38 })).toBe("Ostrander");
  expect(firstWith({ leadTimeDays: 39 })).not.toBe("Ostrander");
});

test("a lead time below all others is found too, though it moves every score", () => {
  const weak = { price: 12, rating: 88 };
  const [missing] = analyzed(...rivals, { ...ostrander, ...weak, leadTimeDays: null }).missing;
  const days = missing?.firstAt ?? NaN;
  expect(days).toBeLessThan(25);
  expect(firstWith({ ...weak, leadTimeDays: days })).toBe("Ostrander");
  expect(firstWith({ ...weak, leadTimeDays: days + 1 })).not.toBe("Ostrander");
});

test("the rating that is named leads, and one point less does not", () => {
  const [missing] = analyzed(...rivals, { ...ostrander, rating: null }).missing;
  const rating = missing?.firstAt ?? NaN;
  expect(firstWith({ rating })).toBe("Ostrander");
  expect(firstWith({ rating: rating - 1 })).not.toBe("Ostrander");
});

test("nothing is promised where no value would do", () => {
  const [missing] = analyzed(...rivals, { ...ostrander, price: 90, rating: null }).missing;
  expect(missing).toMatchObject({ firstAt: null, sentence: expect.stringContaining("0 points") });
});
