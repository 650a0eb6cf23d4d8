import { expect, test } from "vitest";
import { seededRandom } from "#app/art/seeded-random.ts";
import { contourLines, heightField, sampled } from "./height-field.ts";

const cone = (x: number, y: number) => -Math.hypot(x - 240, y - 160);

test("the contour of a cone is one closed circle", () => {
  const [circle = [], ...rest] = contourLines(sampled(cone, 10), -75);
  expect(rest).toEqual([]);
  expect(circle[0]).toEqual(circle.at(-1));
  for (const [x, y] of circle) expect(Math.hypot(x - 240, y - 160)).toBeCloseTo(75, 0);
});

test("a contour that leaves the field is left open", () => {
  const slope = (x: number) => x;
  const [line = [], ...rest] = contourLines(sampled(slope, 10), 123);
  expect(rest).toEqual([]);
  expect(line.map(([x]) => Math.round(x))).toEqual(line.map(() => 123));
  expect(Math.abs((line[0]?.[1] ?? 0) - (line.at(-1)?.[1] ?? 0))).toBe(320);
});

test("a level above the summit has no contour", () => {
  expect(contourLines(sampled(cone, 10), 1)).toEqual([]);
});

test("the summit is the middle of the highest hill", () => {
  const { at, summit } = heightField(seededRandom("one hill"), 1);
  const beside = at(summit[0] + 90, summit[1]) + at(summit[0] - 90, summit[1]);
  expect(Math.abs(at(...summit) - beside / 2)).toBeGreaterThan(0.1);
});
