import fc from "fast-check";
import { expect, test } from "vitest";

import { once, quoteLine, settingsWith } from "../testing/quote-lines.ts";
import { bestSplit } from "./best-split.ts";
import { compareAll } from "./comparison.ts";
import { requestAward } from "./request-award.ts";

const lines = [
  quoteLine({ id: "1", supplier: "Acme", part: "A", price: 10 }),
  quoteLine({ id: "2", supplier: "Acme", part: "B", price: 5 }),
  quoteLine({ id: "3", supplier: "Bolt", part: "A", price: 8 }),
  quoteLine({ id: "4", supplier: "Bolt", part: "B", price: 9 }),
  quoteLine({ id: "5", supplier: "Cole", part: "B", price: 4 }),
];

test("parts by suppliers on one sheet, with the best of each and the totals", () => {
  const comparison = compareAll(lines, settingsWith());
  expect(comparison.suppliers).toEqual(["Acme", "Bolt", "Cole"]);
  expect(comparison.parts.map(({ title, best }) => [title, best])).toEqual([
    ["A", 1],
    ["B", 2],
  ]);
  expect(comparison.totals).toEqual([1500, 1700, null]);
});

test("the best split with one supplier, and with two", () => {
  const comparison = compareAll(lines, settingsWith());
  expect(bestSplit(comparison, 1)).toMatchObject({ total: 1500, suppliers: ["Acme"] });
  expect(bestSplit(comparison, 2)).toMatchObject({ total: 1200, suppliers: ["Bolt", "Cole"] });
  expect(bestSplit({ ...comparison, parts: [] }, 2)).toBeNull();
});

test("no split of so many suppliers is cheaper than the best", () => {
  const someLine = fc.record({
    supplier: fc.constantFrom("Acme", "Bolt", "Cole", "Dale"),
    part: fc.constantFrom("A", "B", "C"),
    price: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(
      fc.array(someLine, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (given, most) => {
        const comparison = compareAll(
          given.map((line, index) => quoteLine({ id: String(index), ...line })),
          settingsWith(),
        );
        const best = bestSplit(comparison, most);
        const choices = comparison.parts.reduce<number[][]>(
          (all, { offers }) =>
            all.flatMap((chosen) =>
              offers.flatMap((offer, index) => (offer === null ? [] : [[...chosen, index]])),
            ),
          [[]],
        );
        const totals = choices
          .filter((chosen) => new Set(chosen).size <= most)
          .map((chosen) =>
            chosen.reduce(
              (sum, supplier, part) => sum + (comparison.parts[part]?.offers[supplier]?.total ?? 0),
              0,
            ),
          );
        if (totals.length === 0) expect(best).toBeNull();
        else expect(best?.total).toBeCloseTo(Math.min(...totals), 6);
      },
    ),
    { numRuns: 200 },
  );
});

test("an alternative is shown and never awarded by itself", () => {
  const [first] = lines;
  if (first === undefined) throw new Error("There is a line.");
  const alternative = { ...first.supplier, value: "Alternative" };
  const offered = [
    quoteLine({ id: "1", supplier: "Acme", part: "A", price: 10 }),
    { ...quoteLine({ id: "2", supplier: "Bolt", part: "A", price: 3 }), alternative },
  ];
  const award = requestAward(compareAll(offered, settingsWith()), settingsWith(), 2);
  expect(award?.lineIds).toEqual(["1"]);
  expect(award?.remarks).toEqual([expect.stringContaining("Bolt")]);
});

test("what is charged once is paid in full by whoever gets any of its parts", () => {
  const shared = { kind: "amount", amount: 300, per: "order", isShared: true } as const;
  const once = quoteLine({ id: "0", supplier: "Bolt", freight: shared }).freight;
  const charged = lines.map((line) =>
    line.supplier.value === "Bolt" ? { ...line, freight: once } : line,
  );
  const comparison = compareAll(charged, settingsWith());
  expect(comparison.totals[1]).toBeCloseTo(2000, 6);
  expect(bestSplit(comparison, 2)).toMatchObject({ total: 1400, suppliers: ["Acme", "Cole"] });
});

test("an award names what is awarded, and what one supplier more would save", () => {
  const award = requestAward(compareAll(lines, settingsWith()), settingsWith(), 2);
  expect(award?.lineIds).toEqual(["3", "5"]);
  expect(award?.choices).toHaveLength(2);
});

test("duty is a rate that the buyer gives, by origin, by origin and part, or for a supplier", () => {
  const line = quoteLine({
    id: "1",
    supplier: "Acme",
    part: "A",
    incoterm: "FCA",
    price: 10,
    shipsFrom: "CN",
  });
  const totalWith = (changes: Parameters<typeof settingsWith>[0]) =>
    compareAll([line], settingsWith({ destination: "US", ...changes })).parts[0]?.offers[0]?.total;
  expect(totalWith({})).toBeCloseTo(1000, 6);
  expect(totalWith({ dutyPercents: { CN: 25 } })).toBeCloseTo(1250, 6);
  expect(totalWith({ dutyPercents: { CN: 25, "CN a": 10 } })).toBeCloseTo(1100, 6);
  expect(totalWith({ destination: "CN", dutyPercents: { CN: 25 } })).toBeCloseTo(1000, 6);
  const both = { dutyPercents: { CN: 25 }, supplierTerms: { acme: { dutyPercent: 0 } } };
  expect(totalWith(both)).toBeCloseTo(1000, 6);
});

test("tooling is spread over a volume beyond the order", () => {
  const tooled = [quoteLine({ id: "1", part: "A", price: 10, quantity: 100, tooling: once(1000) })];
  const perUnit = (toolingVolumes: Record<string, number>) =>
    compareAll(tooled, settingsWith({ toolingVolumes })).parts[0]?.offers[0]?.perUnit;
  expect(perUnit({})).toBeCloseTo(20, 6);
  expect(perUnit({ a: 1000 })).toBeCloseTo(11, 6);
  expect(perUnit({ a: 50 })).toBeCloseTo(20, 6);
});

test("a freight that nobody states says from which amount on another award is cheaper", () => {
  const open = { incoterm: "FCA", shipsFrom: "US" };
  const own = [
    quoteLine({ id: "1", supplier: "Acme", part: "A", price: 10, ...open }),
    quoteLine({ id: "2", supplier: "Acme", part: "B", price: 5, ...open }),
    ...lines.slice(2, 4),
  ];
  const settings = settingsWith({ destination: "US" });
  expect(requestAward(compareAll(own, settings), settings, 1)?.turns).toEqual([
    "With more than 200.00 USD for freight of Acme, the award to Bolt is cheaper.",
  ]);
  expect(requestAward(compareAll(lines, settings), settings, 1)?.turns).toEqual([]);
});
