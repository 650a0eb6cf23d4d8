import { expect, test } from "vitest";

import { analyze } from "../analyze.ts";
import { type GivenLine, once, recognized, settingsWith } from "../testing/quote-lines.ts";
import type { PackageSettings } from "../settings.ts";

const home = { destination: "US" };
const ostrava: GivenLine = {
  id: "1",
  supplier: "Ostrava",
  price: 100,
  incoterm: "EXW",
  shipsFrom: "US",
};
const akron: GivenLine = {
  id: "2",
  supplier: "Akron",
  price: 110,
  incoterm: "DAP",
  shipsFrom: "US",
};

const analyzed = (lines: GivenLine[], changes: Partial<PackageSettings> = {}) =>
  analyze(recognized(lines), settingsWith({ ...home, ...changes })).groups[0]!;

test("it says from which amount on an unknown freight would change who is first", () => {
  const { best, openCosts } = analyzed([ostrava, akron]);
  expect(best.map(({ supplier, open }) => [supplier, open])).toEqual([
    ["Ostrava", ["freight"]],
    ["Akron", []],
  ]);
  expect(openCosts).toEqual([
    "Not stated, and not counted: freight of Ostrava.",
    "Freight above 1,000.00 USD would put Ostrava second, behind Akron.",
  ]);
});

test.each([
  [999, "Ostrava"],
  [1001, "Akron"],
])("with %i of freight %s is first, as it was said", (amount, first) => {
  const { best, openCosts } = analyzed([{ ...ostrava, freight: once(amount) }, akron]);
  expect(best[0]?.supplier).toBe(first);
  expect(openCosts).toEqual([]);
});

test("a rival that does not state its own either is said", () => {
  const { openCosts } = analyzed([ostrava, { ...akron, incoterm: null }]);
  expect(openCosts).toEqual([
    "Not stated, and not counted: freight of any offer.",
    "Freight above 1,000.00 USD would put Ostrava second, behind Akron, if Akron's own is zero.",
  ]);
});

test("where cost weighs nothing no freight changes the order, and it says so", () => {
  const weights = { landedCost: 0, leadTime: 50, reliability: 50 };
  const { openCosts } = analyzed([{ ...ostrava, rating: 95 }, akron], { weights });
  expect(openCosts[1]).toBe("Ostrava stays first, whatever its freight cost.");
});
