import { expect, test } from "vitest";

import { addUp, filterLines, spendDimensions, spendIds, spendLines } from "./spend-figures.ts";
import {
  nestedDimension,
  layOutAreas,
  type SpendView,
  spendViewFromQuery,
  withSpendView,
} from "./spend-view.ts";

const canvas = { x: 0, y: 0, width: 1000, height: 600 };
const view = (query: string) => spendViewFromQuery(spendLines, new URLSearchParams(query));
const [category = ""] = spendIds(spendLines, "category");
const [plant = ""] = spendIds(spendLines, "plant");

test("an address without a query lays out all spend by category, suppliers nested in it", () => {
  expect(view("")).toEqual({ by: "category", filter: {} });
  expect(nestedDimension(spendLines, view(""))).toBe("supplier");
});

test("a filter moves the layout on to what still divides", () => {
  const shown = view(`category=${category}`);
  expect(shown.filter).toEqual({ category });
  expect(shown.by).not.toBe("category");
});

test("what an address does not know is ignored", () => {
  expect(view("by=color&plant=mars&quarter=2026-q9")).toEqual({ by: "category", filter: {} });
  expect(view(`by=plant&plant=${plant}`).by).toBe("category");
});

test("a view comes back from its address, and all spend needs none", () => {
  for (const by of spendDimensions) {
    for (const filter of [{}, { category }, { plant, quarter: "2026-q1" }]) {
      if (by in filter) continue;
      const given = view(new URLSearchParams({ by, ...filter }).toString());
      const query = withSpendView(spendLines, new URLSearchParams("from=mail"), given);
      expect(spendViewFromQuery(spendLines, query)).toEqual(given);
      expect(query.get("from")).toBe("mail");
    }
  }
  expect(withSpendView(spendLines, new URLSearchParams(), view("")).size).toBe(0);
});

test("areas and the cells in them have areas in proportion to what was spent", () => {
  for (const by of spendDimensions) {
    const shown: SpendView = { by, filter: {} };
    const perDollar = (canvas.width * canvas.height) / addUp(spendLines).total;
    for (const { group, rect, cells } of layOutAreas(spendLines, shown, canvas)) {
      expect(rect.width * rect.height).toBeCloseTo(group.total * perDollar, 3);
      for (const cell of cells) {
        const { total } = cell.group ?? group;
        expect(cell.rect.width * cell.rect.height).toBeCloseTo(total * perDollar, 3);
      }
    }
  }
});

test("the cells of an area come to the area, and the areas to the filter", () => {
  const shown = view(`plant=${plant}`);
  const areas = layOutAreas(spendLines, shown, canvas);
  for (const { group, cells } of areas) {
    const onIt = cells.reduce((sum, cell) => sum + (cell.group ?? group).total, 0);
    expect(onIt).toBe(group.total);
  }
  expect(areas.reduce((sum, { group }) => sum + group.total, 0)).toBe(
    addUp(filterLines(spendLines, shown.filter)).total,
  );
});

test("a filter that cannot be divided is one cell", () => {
  const line = spendLines.find(
    ({ supplier, plant, quarter }) =>
      filterLines(spendLines, { supplier, plant, quarter }).length === 1,
  )!;
  const { supplier, quarter } = line;
  const shown = view(new URLSearchParams({ supplier, plant: line.plant, quarter }).toString());
  expect(shown.by).toBeNull();
  const areas = layOutAreas(spendLines, shown, canvas);
  expect(areas).toHaveLength(1);
  expect(areas[0]?.cells).toEqual([{ group: null, rect: canvas }]);
});
