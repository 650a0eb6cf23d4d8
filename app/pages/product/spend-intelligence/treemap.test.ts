import fc from "fast-check";
import { expect, test } from "vitest";

import { type Rect, squarify } from "./treemap.ts";

const amounts = fc
  .array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 })
  .map((list) => list.toSorted((a, b) => b - a));
const sheets = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.double({ min: 50, max: 2000, noNaN: true }),
  height: fc.double({ min: 50, max: 2000, noNaN: true }),
});
const area = ({ width, height }: Rect) => width * height;

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

test("the example of the paper: 6, 6, 4, 3, 2, 2, 1 on a sheet of 6 by 4", () => {
  const cut = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  expect(cut[0]).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  expect(cut[1]).toEqual({ x: 0, y: 2, width: 3, height: 2 });
  expect(cut[2]!.width / cut[2]!.height).toBeCloseTo(12 / 7 / (7 / 3));
});

test("areas are in proportion to the amounts, and cover the sheet", () => {
  fc.assert(
    fc.property(amounts, sheets, (list, sheet) => {
      const total = list.reduce((sum, amount) => sum + amount, 0);
      const cut = squarify(list, sheet);
      expect(cut).toHaveLength(list.length);
      for (const [index, rect] of cut.entries()) {
        expect(area(rect) / area(sheet)).toBeCloseTo(list[index]! / total, 6);
      }
    }),
  );
});

test("no rectangle overlaps another or leaves the sheet", () => {
  fc.assert(
    fc.property(amounts, sheets, (list, sheet) => {
      const cut = squarify(list, sheet);
      const slack = area(sheet) * 1e-9;
      for (const [index, rect] of cut.entries()) {
        expect(rect.x).toBeGreaterThanOrEqual(-1e-6);
        expect(rect.y).toBeGreaterThanOrEqual(-1e-6);
        expect(rect.x + rect.width).toBeLessThanOrEqual(sheet.width + 1e-6);
        expect(rect.y + rect.height).toBeLessThanOrEqual(sheet.height + 1e-6);
        for (const other of cut.slice(index + 1)) {
          expect(overlap(rect, other)).toBeLessThanOrEqual(slack);
        }
      }
    }),
  );
});

test("equal amounts on a square sheet come out near to square", () => {
  const cut = squarify(Array(9).fill(1) as number[], { x: 0, y: 0, width: 300, height: 300 });
  for (const { width, height } of cut) {
    expect(Math.max(width / height, height / width)).toBeLessThan(1.6);
  }
});

test("a place for an amount of nothing has no area", () => {
  const cut = squarify([5, 0], { x: 0, y: 0, width: 10, height: 10 });
  expect(cut.map(area)).toEqual([100, 0]);
});

test("nothing to cut is nothing cut", () => {
  expect(squarify([], { x: 0, y: 0, width: 10, height: 10 })).toEqual([]);
});
