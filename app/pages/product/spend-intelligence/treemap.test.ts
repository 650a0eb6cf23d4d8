import fc from "fast-check";
import { expect, test } from "vitest";

import { areaName, canvases, cellLabel, inLines, type Rect, squarify } from "./treemap.ts";
import { spendLines } from "./spend-figures.ts";
import { layOutAreas, spendViewFromQuery } from "./spend-view.ts";

const amounts = fc
  .array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 })
  .map((list) => list.toSorted((a, b) => b - a));
const areas = fc.record({
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

test("the example of the paper: 6, 6, 4, 3, 2, 2, 1 on a canvas of 6 by 4", () => {
  const rects = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  expect(rects[0]).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  expect(rects[1]).toEqual({ x: 0, y: 2, width: 3, height: 2 });
  expect(rects[2]!.width / rects[2]!.height).toBeCloseTo(12 / 7 / (7 / 3));
});

test("areas are in proportion to the amounts, and cover the canvas", () => {
  fc.assert(
    fc.property(amounts, areas, (list, canvas) => {
      const total = list.reduce((sum, amount) => sum + amount, 0);
      const rects = squarify(list, canvas);
      expect(rects).toHaveLength(list.length);
      for (const [index, rect] of rects.entries()) {
        expect(area(rect) / area(canvas)).toBeCloseTo(list[index]! / total, 6);
      }
    }),
  );
});

test("no rectangle overlaps another or leaves the canvas", () => {
  fc.assert(
    fc.property(amounts, areas, (list, canvas) => {
      const rects = squarify(list, canvas);
      const slack = area(canvas) * 1e-9;
      for (const [index, rect] of rects.entries()) {
        expect(rect.x).toBeGreaterThanOrEqual(-1e-6);
        expect(rect.y).toBeGreaterThanOrEqual(-1e-6);
        expect(rect.x + rect.width).toBeLessThanOrEqual(canvas.width + 1e-6);
        expect(rect.y + rect.height).toBeLessThanOrEqual(canvas.height + 1e-6);
        for (const other of rects.slice(index + 1)) {
          expect(overlap(rect, other)).toBeLessThanOrEqual(slack);
        }
      }
    }),
  );
});

test("equal amounts on a square canvas come out near to square", () => {
  const rects = squarify(Array(9).fill(1) as number[], { x: 0, y: 0, width: 300, height: 300 });
  for (const { width, height } of rects) {
    expect(Math.max(width / height, height / width)).toBeLessThan(1.6);
  }
});

test("a place for an amount of nothing has no area", () => {
  const rects = squarify([5, 0], { x: 0, y: 0, width: 10, height: 10 });
  expect(rects.map(area)).toEqual([100, 0]);
});

test("no amounts give no rectangles", () => {
  expect(squarify([], { x: 0, y: 0, width: 10, height: 10 })).toEqual([]);
});

const byCategory = spendViewFromQuery(spendLines, new URLSearchParams());

/** Of the map that a visitor first sees: whose cells do not say whose they are. */
function unnamedSuppliers(canvas: (typeof canvases)["wide"]): string[] {
  return layOutAreas(spendLines, byCategory, canvas).flatMap((area) => {
    const name = areaName(area.rect, area.group.name, canvas);
    const isNamed = (rect: Rect, supplier: string) =>
      cellLabel(rect, [supplier], { area: area.rect, name, canvas }) !== null;
    return area.cells.flatMap(({ group, rect }) =>
      isNamed(rect, group!.name) ? [] : [group!.name],
    );
  });
}

test("every cell that is first shown has its supplier's name on it, but the narrowest", () => {
  // The smallest category's only supplier: the category's own name takes the place.
  expect(unnamedSuppliers(canvases.wide)).toEqual(["Bluegate Supply"]);
  expect(unnamedSuppliers(canvases.narrow)).toEqual([
    "Ashgrove Machining",
    "Rosewater Tool & Die",
    "Bluegate Supply",
  ]);
});

test("every area but the smallest on a phone has its name", () => {
  for (const canvas of Object.values(canvases)) {
    const areas = layOutAreas(spendLines, byCategory, canvas).toSorted(
      (one, other) => other.group.total - one.group.total,
    );
    const named = canvas.name === "narrow" ? areas.slice(0, -1) : areas;
    const unnamed = named.filter(({ group, rect }) => !areaName(rect, group.name, canvas));
    expect(unnamed.map(({ group }) => group.name)).toEqual([]);
  }
});

test("a name is large where its area has room for it, but not on a phone", () => {
  const naming = (width: number, canvas: keyof typeof canvases) =>
    areaName({ x: 0, y: 0, width, height: 200 }, "Electronics", canvases[canvas])?.naming;
  expect([300, 120, 90].map((width) => naming(width, "wide"))).toEqual(["large", "small", "below"]);
  expect(naming(300, "narrow")).toBe("small");
});

test("a text is broken at its spaces, never within a word", () => {
  expect(inLines("Eisenwerk Hollerbach $539,225", 90)).toEqual([
    "Eisenwerk",
    "Hollerbach",
    "$539,225",
  ]);
  expect(inLines("Kilnmark Foundry", 400)).toEqual(["Kilnmark Foundry"]);
  expect(inLines("Hollerbach", 30)).toBeNull();
});

test("a cell's text leaves room for its area's name, and is left out where it has none", () => {
  const area = { x: 0, y: 0, width: 100, height: 60 };
  const at = { area, name: null, canvas: canvases.wide };
  expect(cellLabel(area, ["Bluegate Supply"], at)?.lines).toHaveLength(1);
  const name = { naming: "below", className: "" } as const;
  expect(cellLabel(area, ["Bluegate Supply"], { ...at, name })).toBeNull();
  expect(cellLabel({ ...area, height: 45 }, ["Supply"], at)).toBeNull();
});
