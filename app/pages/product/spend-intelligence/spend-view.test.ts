import { expect, test } from "vitest";

import { addUp, cutLines, spendDimensions, spendIds, spendLines } from "./cube-figures.ts";
import {
  nestedDimension,
  nestSheets,
  type SpendView,
  spendViewFromQuery,
  withSpendView,
} from "./spend-view.ts";

const stock = { x: 0, y: 0, width: 1000, height: 600 };
const view = (query: string) => spendViewFromQuery(spendLines, new URLSearchParams(query));
const [category = ""] = spendIds(spendLines, "category");
const [plant = ""] = spendIds(spendLines, "plant");

test("an address without a query lays out all spend by category, suppliers nested in it", () => {
  expect(view("")).toEqual({ by: "category", cut: {} });
  expect(nestedDimension(spendLines, view(""))).toBe("supplier");
});

test("a cut moves the layout on to what still divides", () => {
  const cut = view(`category=${category}`);
  expect(cut.cut).toEqual({ category });
  expect(cut.by).not.toBe("category");
});

test("what an address does not know is ignored", () => {
  expect(view("by=color&plant=mars&quarter=2026-q9")).toEqual({ by: "category", cut: {} });
  expect(view(`by=plant&plant=${plant}`).by).toBe("category");
});

test("a view comes back from its address, and the whole sheet needs none", () => {
  for (const by of spendDimensions) {
    for (const cut of [{}, { category }, { plant, quarter: "2026-q1" }]) {
      if (by in cut) continue;
      const given = view(new URLSearchParams({ by, ...cut }).toString());
      const query = withSpendView(spendLines, new URLSearchParams("from=mail"), given);
      expect(spendViewFromQuery(spendLines, query)).toEqual(given);
      expect(query.get("from")).toBe("mail");
    }
  }
  expect(withSpendView(spendLines, new URLSearchParams(), view("")).size).toBe(0);
});

test("sheets and the blanks on them have areas in proportion to what was spent", () => {
  for (const by of spendDimensions) {
    const shown: SpendView = { by, cut: {} };
    const perDollar = (stock.width * stock.height) / addUp(spendLines).total;
    for (const { group, rect, blanks } of nestSheets(spendLines, shown, stock)) {
      expect(rect.width * rect.height).toBeCloseTo(group.total * perDollar, 3);
      for (const blank of blanks) {
        const { total } = blank.group ?? group;
        expect(blank.rect.width * blank.rect.height).toBeCloseTo(total * perDollar, 3);
      }
    }
  }
});

test("the blanks on a sheet come to the sheet, and the sheets to the cut", () => {
  const cut = view(`plant=${plant}`);
  const sheets = nestSheets(spendLines, cut, stock);
  for (const { group, blanks } of sheets) {
    const onIt = blanks.reduce((sum, blank) => sum + (blank.group ?? group).total, 0);
    expect(onIt).toBe(group.total);
  }
  expect(sheets.reduce((sum, { group }) => sum + group.total, 0)).toBe(
    addUp(cutLines(spendLines, cut.cut)).total,
  );
});

test("a cut that cannot be divided is one blank", () => {
  const line = spendLines.find(
    ({ supplier, plant, quarter }) =>
      cutLines(spendLines, { supplier, plant, quarter }).length === 1,
  )!;
  const { supplier, quarter } = line;
  const cut = view(new URLSearchParams({ supplier, plant: line.plant, quarter }).toString());
  expect(cut.by).toBeNull();
  const sheets = nestSheets(spendLines, cut, stock);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.blanks).toEqual([{ group: null, rect: stock }]);
});
