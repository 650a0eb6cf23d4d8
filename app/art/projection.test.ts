import { expect, test } from "vitest";

import { flatten } from "./clipping.ts";
import { roundedRect } from "./outlines.ts";
import { boxes, camera, solid, type Box } from "./projection.ts";

const fromAbove = camera({ yawDegrees: 0, pitchDegrees: 90, scale: 2, x: 100, y: 50 });
const isometric = camera({ yawDegrees: 45, pitchDegrees: 35.26, scale: 1, x: 0, y: 0 });
const plate = roundedRect(-20, -20, 40, 40, 2);

const subpaths = (markup: string) =>
  [...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = ""]) => flatten(d));

test("a camera straight above sees x and y at its scale and no height", () => {
  const [x, y] = fromAbove.project([10, 5, 99]);

  expect(x).toBeCloseTo(120);
  expect(y).toBeCloseTo(60);
});

test("a higher point is higher on the sheet", () => {
  expect(isometric.project([0, 0, 10])[1]).toBeLessThan(isometric.project([0, 0, 0])[1]);
});

test("seen from straight above, a block is its outline and a through hole one circle", () => {
  const block = solid(fromAbove, "xy", 10, 10, plate, { holes: [{ u: 0, v: 0, r: 5 }] });

  // The far rim of the hole coincides with the near one.
  expect(subpaths(block)).toHaveLength(3);
});

test("a deep narrow hole hides its far rim, a shallow one shows it", () => {
  const linesOf = (depth: number) =>
    subpaths(solid(isometric, "xy", 10, 10, plate, { holes: [{ u: 0, v: 0, r: 5, depth }] }))
      .length;

  expect(linesOf(3) - linesOf(60)).toBe(1);
});

test("the order of a profile's points does not matter", () => {
  const strokesOf = (points: typeof plate) =>
    subpaths(solid(isometric, "xy", 10, 10, points)).length;

  expect(strokesOf(plate.toReversed())).toBe(strokesOf(plate));
});

test("a cylinder shows only the wall that faces the eye", () => {
  const [wall = []] = subpaths(solid(isometric, "xy", 10, 30, { u: 0, v: 0, r: 20 }));
  const lowest = Math.max(...wall.map(([, y]) => y));

  expect(lowest).toBeCloseTo(isometric.project([Math.SQRT1_2 * 20, Math.SQRT1_2 * 20, -20])[1], 0);
});

test("of two blocks the one in front is painted last, in whatever order they come", () => {
  const behind: Box = { from: [0, 0, 0], to: [10, 10, 10] };
  const inFront: Box = { from: [10, 0, 0], to: [20, 10, 10] };
  const above: Box = { from: [0, 0, 10], to: [10, 10, 20] };
  const sorted = boxes(isometric, [behind, inFront, above]);

  expect(boxes(isometric, [above, inFront, behind]).startsWith(boxes(isometric, [behind]))).toBe(
    true,
  );
  expect(sorted.startsWith(boxes(isometric, [behind]))).toBe(true);
});
