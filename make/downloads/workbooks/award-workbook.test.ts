import { expect, test } from "vitest";

import { analyze } from "#analyzer/package/analyze.ts";
import { compareAll } from "#analyzer/package/compare/comparison.ts";
import { requestAward } from "#analyzer/package/compare/request-award.ts";
import {
  type AwardContext,
  type AwardSheet,
  awardSheet,
  requestAwardSheet,
} from "#analyzer/package/export/award-sheet.ts";
import { exportAward } from "#analyzer/package/export/export-workbook.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";
import {
  once,
  percent,
  perHundred,
  recognized,
  settingsWith,
} from "#analyzer/package/testing/quote-lines.ts";

import type { PlannedSheet } from "./planned-workbook.ts";
import { expectStoredResults, openedWorkbook, resultsOf } from "./testing/opened-workbook.ts";

const perPiece = { kind: "amount", amount: 0.35, per: "unit" } as const;
const quotes = recognized([
  { id: "1", supplier: "Ashgrove", part: "A", quantity: 500, price: 12, tooling: once(1000) },
  { id: "2", supplier: "Ashgrove", part: "B", quantity: 40, price: 9, freight: perPiece },
  {
    id: "3",
    supplier: "Brandt",
    part: "A",
    quantity: 500,
    price: 1150.5,
    unit: perHundred,
    currency: "EUR",
    tooling: once(450),
    duty: percent(4),
    minimumOrder: 600,
  },
  { id: "4", supplier: "Brandt", part: "B", quantity: 40, price: 6, currency: "EUR" },
]);
const settings = settingsWith();
const context: AwardContext = {
  recognition: quotes,
  settings,
  tables: new Map(),
  fileNames: ["quotes.csv"],
  trail: [{ at: "2026-11-15T10:00:00Z", text: "B2 is corrected." }],
};

function groupSheet(changes: Partial<PackageSettings> = {}): AwardSheet {
  const changed = { ...settings, ...changes };
  const [group] = analyze(quotes, changed).groups;
  return awardSheet(group!, { ...context, settings: changed });
}

function splitSheet(): AwardSheet {
  const comparison = compareAll(quotes.lines, settings);
  return requestAwardSheet(requestAward(comparison, settings, 2)!, comparison, context);
}

const cells = (sheet: PlannedSheet | undefined) =>
  (sheet?.rows ?? []).flatMap((row, index) =>
    row.map((cell, column) => ({ ...cell, key: `${index},${column}` })),
  );

test.each([
  ["a part", () => groupSheet()],
  ["a package", () => groupSheet({ rankBy: "package" })],
  ["a split", splitSheet],
])("the award of %s: another program gives the sums that are stored", async (_, made) => {
  const sheet = made();
  const opened = await openedWorkbook(await exportAward(sheet, settings.today));
  expect(opened.slice(0, 2).map(({ name }) => name)).toEqual(["Award", "Charges"]);
  expect(expectStoredResults(opened)).toBeGreaterThan(8);
  const results = [...(resultsOf(opened)[0]?.values() ?? [])].filter(
    (each) => typeof each === "number",
  );
  expect(results.some((each) => Math.abs(each - sheet.order.landed) < 1e-6)).toBe(true);
});

test("a changed quantity changes the goods, the duty and the total", async () => {
  const sheet = groupSheet({ rankBy: "package" });
  const opened = await openedWorkbook(await exportAward(sheet, settings.today));
  const changed = opened.map((each) => ({
    ...each,
    rows: each.rows.map((row) => row.map((cell) => (cell.value === 500 ? { value: 1000 } : cell))),
  }));
  const total = (sheets: readonly PlannedSheet[]) =>
    Math.max(...[...(resultsOf(sheets)[0]?.values() ?? [])].map(Number).filter(Number.isFinite));
  expect(total(changed)).toBeGreaterThan(total(opened) + 5000);
});

test("what to read first stands above the order, and who corrected below it", async () => {
  const [award] = await openedWorkbook(await exportAward(groupSheet(), settings.today));
  const texts = cells(award).map(({ value }) => value);
  expect(texts.indexOf("Assumption")).toBeLessThan(texts.indexOf("Unit price"));
  expect(texts.slice(texts.indexOf("Corrected at")).join(" ")).toContain("the visitor");
});
