import fc from "fast-check";
import { expect, test } from "vitest";

import { type Box, boxesOverlap } from "./use-covers-focus.ts";

const side = fc.integer({ min: 1, max: 100 });
const box = fc
  .record({ left: fc.nat(100), top: fc.nat(100), width: side, height: side })
  .map(({ left, top, width, height }): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  }));

test("boxes overlap when the area they share is not empty", () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      const sharedWidth = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const sharedHeight = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      expect(boxesOverlap(a, b)).toBe(sharedWidth > 0 && sharedHeight > 0);
    }),
  );
});

test("boxes side by side only touch", () => {
  const left = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(boxesOverlap(left, { ...left, left: 10, right: 20 })).toBe(false);
  expect(boxesOverlap(left, { ...left, left: 9, right: 20 })).toBe(true);
});
