import { expect, test } from "vitest";

import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { sampleOrders } from "#app/samples/sample-suppliers.ts";

import {
  addUp,
  countForShare,
  filterLines,
  groupSpend,
  lastQuarterChange,
  extraCost,
  extraShare,
  singleSourced,
  spendDimensions,
  spendIds,
  spendLines,
  spendRows,
} from "./spend-figures.ts";

const whole = addUp(spendLines).total;

test("the cube holds every order, at the analyzer's landed cost", () => {
  expect(whole).toBe(sampleOrders.reduce((sum, { cost }) => sum + landedCost(cost).total, 0));
});

test("whichever way it is filter, the groups come to the whole area", () => {
  for (const dimension of spendDimensions) {
    const groups = groupSpend(spendLines, dimension);
    expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(whole);
    expect(groups.reduce((sum, { orders }) => sum + orders, 0)).toBe(spendLines.length);
    const totals = groups.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  }
});

test("a filter of a filter is the same in either order", () => {
  const [plant = ""] = spendIds(spendLines, "plant");
  const [quarter = ""] = spendIds(spendLines, "quarter");
  const oneWay = filterLines(filterLines(spendLines, { plant }), { quarter });
  expect(oneWay).toEqual(filterLines(filterLines(spendLines, { quarter }), { plant }));
  expect(oneWay).toEqual(filterLines(spendLines, { plant, quarter }));
  expect(oneWay.length).toBeGreaterThan(0);
});

test("quarters are in the order of time", () => {
  expect(spendIds(spendLines, "quarter")).toEqual(["2025-q4", "2026-q1", "2026-q2", "2026-q3"]);
});

test("extraCost and parts come to the landed cost", () => {
  const { cost, total } = addUp(spendLines);
  expect(cost.parts + extraCost(cost)).toBe(total);
  expect(extraShare({ cost, total })).toBeCloseTo(1 - cost.parts / total);
  expect(extraShare(addUp([]))).toBe(0);
});

test("largest are the fewest that reach the share", () => {
  const group = (total: number) => ({ ...groupSpend(spendLines, "plant")[0]!, total });
  const groups = [group(50), group(30), group(15), group(5)];
  expect(countForShare(groups, 0.8)).toBe(2);
  expect(countForShare(groups, 0.81)).toBe(3);
  expect(countForShare(groups, 1)).toBe(4);
});

test("a category with one supplier is single-sourced, with two it is not", () => {
  const found = singleSourced(spendLines, "category");
  for (const category of spendIds(spendLines, "category")) {
    const suppliers = new Set(
      filterLines(spendLines, { category }).map(({ supplier }) => supplier),
    );
    expect(found.includes(category)).toBe(suppliers.size === 1);
  }
  expect(found.length).toBeGreaterThan(0);
});

test("the change of the last quarter is the sum of the changes of its categories", () => {
  const { before, last, amount, share, largest } = lastQuarterChange(spendLines);
  const total = (quarter: string) => addUp(filterLines(spendLines, { quarter })).total;
  expect([before, last]).toEqual(["2026-q2", "2026-q3"]);
  expect(amount).toBe(total(last) - total(before));
  expect(share).toBeCloseTo(amount / total(before));
  const changes = spendIds(spendLines, "category").map((category) => {
    const own = (quarter: string) => addUp(filterLines(spendLines, { quarter, category })).total;
    return own(last) - own(before);
  });
  expect(changes.reduce((sum, change) => sum + change, 0)).toBe(amount);
  expect(Math.abs(largest.amount)).toBe(Math.max(...changes.map(Math.abs)));
});

test("the file has a line for each order, and its landed cost is the sum of its parts", () => {
  const [header, ...rows] = spendRows(spendLines);
  expect(rows).toHaveLength(spendLines.length);
  for (const row of rows) {
    expect(row).toHaveLength(header!.length);
    const [parts = 0, tooling = 0, freight = 0, duty = 0, landed] = row.slice(6).map(Number);
    expect(parts + tooling + freight + duty).toBe(landed);
  }
});
