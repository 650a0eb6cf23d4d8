import { expect, test } from "vitest";

import { type Scorecard, scorecards } from "./scorecards.ts";
import { type SupplierDocument, supplierDocuments } from "./document-register.ts";

import { supplierRisk } from "./risk-watch.ts";

const calm: Scorecard = {
  ...scorecards[4]!,
  soleSourceParts: 4,
  shareOfSalesPercent: 30,
};
const expiring = (expires: string, supplier = scorecards[4]!.id): SupplierDocument => ({
  number: "D-1",
  supplier,
  name: "NADCAP",
  revision: "1",
  expires,
});

test("at every limit but one step inside it, a supplier is clear", () => {
  expect(supplierRisk(calm, [expiring("2026-11-30")])).toEqual({ level: "clear", found: {} });
});

test("each limit raises its own flag", () => {
  const { found } = supplierRisk(
    {
      ...calm,
      quarters: { ...calm.quarters, cost: [80, 79, 78, 77, 76], risk: [64, 64, 64, 64, 64] },
      soleSourceParts: 5,
      shareOfSalesPercent: 31,
    },
    [expiring("2026-10-01")],
  );
  expect(found).toEqual({
    lapsing: "NADCAP",
    falling: "Cost competitiveness −5.0%",
    low: "Risk management 64",
    soleSource: "5 parts",
    dependent: "31%",
  });
});

test("a lapsed document holds a supplier; anything else is watched", () => {
  expect(supplierRisk(calm, [expiring("2026-09-29")]).level).toBe("hold");
  expect(supplierRisk(calm, [expiring("2026-09-30")]).level).toBe("watch");
});

test("another supplier's documents are not held against this one", () => {
  const { level } = supplierRisk(calm, [{ ...expiring("2026-04-02"), supplier: "norrvik" }]);
  expect(level).toBe("clear");
});

test("the samples have one on hold and one clear", () => {
  const levels = scorecards.map((card) => supplierRisk(card, supplierDocuments).level);
  expect(levels).toEqual(["watch", "hold", "watch", "watch", "clear"]);
});
