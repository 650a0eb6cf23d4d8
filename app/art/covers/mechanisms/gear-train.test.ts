import { expect, test } from "vitest";

import { type Point } from "#app/art/geometry.ts";
import { inMesh, wheelOutline } from "./gear-train.ts";

/** By the edges that a line to the right crosses. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = outline.filter(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  });
  return crossed.length % 2 === 1;
}

const module = 8;

test.for([
  [30, 36, -0.9, 0],
  [30, 12, 0.4, 0.07],
  [14, 34, 2.1, -1.3],
  [10, 10, 0.75, 0.2],
] as const)("wheels of %i and %i teeth mesh at %f", ([teeth, otherTeeth, direction, rotation]) => {
  const gear = { x: 100, y: 90, teeth, radius: (teeth * module) / 2, rotation };
  const other = inMesh(gear, otherTeeth, module, direction);
  const [first, second] = [wheelOutline(gear, module), wheelOutline(other, module)];
  expect(first.filter((corner) => isInside(corner, second))).toEqual([]);
  expect(second.filter((corner) => isInside(corner, first))).toEqual([]);
  // Near enough for the tips to stand in the gaps.
  const tips = (teeth + otherTeeth) / 2 + 2 * 0.85;
  expect(Math.hypot(other.x - gear.x, other.y - gear.y)).toBeLessThan(tips * module);
});
