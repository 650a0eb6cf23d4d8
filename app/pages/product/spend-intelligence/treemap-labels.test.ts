import { expect, test } from "vitest";

import { spendLines } from "./spend-figures.ts";
import { layOutAreas, spendViewFromQuery } from "./spend-view.ts";
import { areaName, canvases, cellLabel, inLines } from "./treemap.ts";

const byCategory = spendViewFromQuery(spendLines, new URLSearchParams());

/** Of the map that a visitor first sees: how much of the money stands in cells that say whose it is. */
function namedShare(canvas: (typeof canvases)["wide"]): number {
  const areas = layOutAreas(spendLines, byCategory, canvas);
  const cells = areas.flatMap(({ group, rect, cells: inner }) =>
    inner.map((cell) => {
      const isNameBelow = areaName(rect, group.name, canvas)?.isBelow ?? false;
      const label = cellLabel(cell.rect, [cell.group!.name], { area: rect, isNameBelow, canvas });
      return { total: cell.group!.total, isNamed: label !== null };
    }),
  );
  const sum = (list: typeof cells) => list.reduce((total, cell) => total + cell.total, 0);
  return sum(cells.filter(({ isNamed }) => isNamed)) / sum(cells);
}

test("nearly all of the spend that is first shown has its supplier's name on it", () => {
  expect(namedShare(canvases.wide)).toBe(1);
  expect(namedShare(canvases.narrow)).toBeGreaterThan(0.95);
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
  const at = { area, isNameBelow: false, canvas: canvases.wide };
  expect(cellLabel(area, ["Bluegate Supply"], at)?.lines).toHaveLength(1);
  expect(cellLabel(area, ["Bluegate Supply"], { ...at, isNameBelow: true })).toBeNull();
  expect(cellLabel({ ...area, height: 45 }, ["Supply"], at)).toBeNull();
});
