import fc from "fast-check";
import { expect, test } from "vitest";

import { rovingStop } from "./use-roving-focus.ts";

const grid = { count: 12, columns: 4 };
const row = { count: 5, columns: 5 };

test("in a grid, left and right stay in the row, up and down in the column", () => {
  expect(rovingStop("ArrowRight", 3, grid)).toBe(3);
  expect(rovingStop("ArrowRight", 4, grid)).toBe(5);
  expect(rovingStop("ArrowLeft", 4, grid)).toBe(4);
  expect(rovingStop("ArrowDown", 5, grid)).toBe(9);
  expect(rovingStop("ArrowDown", 9, grid)).toBe(9);
  expect(rovingStop("ArrowUp", 9, grid)).toBe(5);
  expect(rovingStop("ArrowUp", 1, grid)).toBe(1);
});

test("Home and End go to the ends of the row", () => {
  expect(rovingStop("Home", 6, grid)).toBe(4);
  expect(rovingStop("End", 6, grid)).toBe(7);
});

test("in one row, up and down walk along it", () => {
  expect(rovingStop("ArrowDown", 1, row)).toBe(2);
  expect(rovingStop("ArrowUp", 1, row)).toBe(0);
  expect(rovingStop("ArrowUp", 0, row)).toBe(0);
  expect(rovingStop("ArrowDown", 4, row)).toBe(4);
});

test("other keys are the browser's", () => {
  expect(rovingStop("Tab", 1, row)).toBeNull();
  expect(rovingStop("a", 1, row)).toBeNull();
});

test("no key leads out of the stops", () => {
  const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(),
      fc.constantFrom(...keys),
      (count, columns, at, key) => {
        const next = rovingStop(key, at % count, { count, columns });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      },
    ),
  );
});
