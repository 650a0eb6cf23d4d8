import { expect, test } from "vitest";
import { polygon } from "./drafting.ts";
import { frame, halves, mirrored, quarters } from "./frames.ts";
import type { Point } from "./geometry.ts";

const origin: Point = [100, 50];

test("a frame measures to the right and up, or the other way", () => {
  expect(frame(origin).at(30, 20)).toEqual([130, 30]);
  expect(frame(origin, -1, -1).at(30, 20)).toEqual([70, 70]);
});

test("a frame at a scale measures in the part's own units", () => {
  expect(frame(origin, 1, 1, 2).at(30, 20)).toEqual([160, 10]);
});

test("the lower half is the upper one below the axis", () => {
  const [upper, lower] = [frame(origin), frame(origin, 1, -1)];

  expect(halves(origin, ({ line }) => line(0, 8, 40, 12))).toBe(
    upper.line(0, 8, 40, 12) + lower.line(0, 8, 40, 12),
  );
});

test("what is at one end and above is at both ends, above and below", () => {
  const places: Point[] = [];
  quarters(origin, ({ at }) => {
    places.push(at(30, 20));
    return "";
  });

  expect(places.map(([x, y]) => `${x} ${y}`).toSorted()).toEqual(
    ["130 30", "130 70", "70 30", "70 70"].toSorted(),
  );
});

test("half of an outline is enough where both sides are the same", () => {
  const right: Point[] = [
    [10, 0],
    [20, 30],
  ];

  expect(mirrored(right)).toEqual([
    [10, 0],
    [20, 30],
    [-20, 30],
    [-10, 0],
  ]);
  expect(frame(origin).outline(right)).toBe(
    polygon([
      [110, 50],
      [120, 20],
    ]),
  );
});
