import fc from "fast-check";
import { expect, test } from "vitest";

import { flatten } from "./clipping.ts";
import { arcCurve, cubicPath, fmt, path, type Point, spline, TAU } from "./geometry.ts";
import { airfoil, bounds, gearOutline, stepped, steppedUp } from "./outlines.ts";

test("numbers have one decimal and no padding", () => {
  expect([0.04, -0.04, 0.5, -0.55, 12, 12.345].map(fmt)).toEqual([
    "0",
    "0",
    ".5",
    "-.5",
    "12",
    "12.3",
  ]);
});

test("a path goes through its points, however many steps it takes", () => {
  const coordinate = fc.integer({ min: -9000, max: 9000 }).map((tenths) => tenths / 10);
  const points = fc.uniqueArray(fc.tuple(coordinate, coordinate), {
    minLength: 1,
    maxLength: 200,
    selector: String,
  });

  fc.assert(
    fc.property(points, (expected) => {
      const [drawn = []] = flatten(path(expected));
      expect(drawn).toHaveLength(expected.length);
      for (const [i, [x, y]] of expected.entries()) {
        expect(drawn[i]?.[0]).toBeCloseTo(x, 5);
        expect(drawn[i]?.[1]).toBeCloseTo(y, 5);
      }
    }),
  );
});

test("a closed spline ends where it starts", () => {
  const [points = []] = flatten(
    spline(
      [
        [0, 0],
        [40, 10],
        [20, 50],
      ],
      true,
    ),
  );

  expect(points.at(-1)?.[0]).toBeCloseTo(0);
  expect(points.at(-1)?.[1]).toBeCloseTo(0);
});

test("the Bézier arc stays on its circle", () => {
  const [points = []] = flatten(cubicPath(arcCurve(100, 100, 80, 0, TAU)));

  for (const [x, y] of points) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(80, 0);
});

test("a gear has its teeth between root and tip", () => {
  const radii = gearOutline(0, 0, 20, 50, 5).map(([x, y]) => Math.hypot(x, y));

  expect(radii).toHaveLength(20 * 6);
  expect(Math.max(...radii)).toBeCloseTo(55);
  expect(Math.min(...radii)).toBeCloseTo(44);
});

test("an airfoil is as thick as asked and closes at its trailing edge", () => {
  const { upper, lower } = airfoil(0.12, 0, 0.4, 60);
  const thickness = upper.map(([, y], i) => y - (lower[i]?.[1] ?? 0));

  expect(Math.max(...thickness)).toBeCloseTo(0.12, 3);
  expect(thickness.at(-1)).toBeCloseTo(0, 3);
});

test("a stepped outline goes level and upright by turns", () => {
  expect(path(stepped([0, 0], 30, 10, 20), true)).toBe("M0 0l30 0 0 10-10 0Z");
  expect(path(steppedUp([0, 0], 30, 10, 20), true)).toBe("M0 0l0 30 10 0 0-10Z");
});

test("bounds hold all points and touch the outermost", () => {
  const points: Point[] = [
    [3, 9],
    [-1, 4],
    [7, 5],
  ];
  expect(bounds(points)).toEqual({ left: -1, top: 4, right: 7, bottom: 9 });
});
