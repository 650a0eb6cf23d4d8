import { expect, test } from "vitest";

import { analyze } from "./analyze.ts";
import {
  type GivenLine,
  once,
  perHundred,
  recognized,
  settingsWith,
} from "./testing/quote-lines.ts";

const rates = {
  asOf: "2026-11-02",
  source: "test",
  base: "USD",
  perUnit: { USD: 1, EUR: 1.1, GBP: 1.25 },
};

const ashgrove: GivenLine = {
  id: "a",
  supplier: "Ashgrove",
  quantity: 500,
  price: 12,
  tooling: once(1000),
  leadTimeDays: 30,
  rating: 90,
};
const brandt: GivenLine = {
  id: "b",
  supplier: "Brandt",
  quantity: 500,
  price: 1000,
  unit: perHundred,
  currency: "EUR",
  incoterm: "EXW",
  leadTimeDays: 40,
  rating: 80,
};
const castellane: GivenLine = {
  id: "c",
  supplier: "Castellane",
  quantity: 500,
  breaks: [
    [1, 10],
    [500, 9],
  ],
  currency: "GBP",
  incoterm: "FCA",
  freight: once(300),
  leadTimeDays: 35,
  rating: null,
};
const package500 = recognized([ashgrove, brandt, castellane]);
/** What the buyer gives of Brandt and Castellane, who ship to the United States. */
const bought = {
  rates,
  destination: "US",
  supplierTerms: {
    brandt: { shipsFrom: "DE", freightPercent: 8 },
    castellane: { shipsFrom: "GB", dutyPercent: 2.5 },
  },
  dutyPercents: { DE: 2.5 },
};

/**
 * By hand: Ashgrove 6,000 + 1,000 = 7,000 USD. Brandt 5,000 + 8 % + 2.5 % = 5,525 EUR = 6,077.50 USD.
 * Castellane 4,500 + 300 + 2.5 % of 4,500 = 4,912.50 GBP = 6,140.625 USD.
 */
test("a package worked by hand", () => {
  const { groups } = analyze(package500, settingsWith(bought));
  const [group] = groups;
  expect(groups).toHaveLength(1);
  expect(
    group?.best.map(({ supplier, cost, score }) => [
      supplier,
      cost.total.toFixed(3),
      cost.perUnit?.toFixed(5),
      score.toFixed(4),
    ]),
  ).toEqual([
    ["Brandt", "6077.500", "12.15500", "91.0000"],
    ["Ashgrove", "7000.000", "14.00000", "90.9284"],
    ["Castellane", "6140.625", "12.28125", "68.0845"],
  ]);
  expect(group?.lead?.flips.landedCost?.weight).toBeCloseTo(39.716, 3);
  expect(group?.lead?.flipSentences[0]).toBe(
    "With landed cost at 39 % or less (now 40 % of the weight used), Ashgrove would be first.",
  );
  expect(group?.savings).toMatchObject({
    againstHighest: expect.closeTo(922.5, 6),
    againstHighestPercent: expect.closeTo(13.1786, 3),
    againstMedian: expect.closeTo(63.125, 6),
  });
  expect(group?.missing.map(({ sentence }) => sentence)).toEqual([
    "Castellane gives no reliability: with 77 or more of 100 it would be first.",
  ]);
});

test("every figure says how it was worked out, and from which cells", () => {
  const [group] = analyze(package500, settingsWith(bought)).groups;
  const workings = group?.best[0]?.workings ?? [];
  expect(workings.map(({ name, formula }) => `${name}: ${formula}`)).toEqual([
    "Goods: 1,000.00 EUR per 100 × 500 pieces ÷ 100 = 5,000.00 EUR",
    "Freight: Brandt: 8 % of 5,000.00 EUR = 400.00 EUR",
    "Duty: from Germany: 2.5 % of 5,000.00 EUR = 125.00 EUR",
    "Landed cost as quoted: 5,000.00 + 400.00 + 125.00 = 5,525.00 EUR",
    "Landed cost: 5,525.00 EUR × 1.1 USD per EUR = 6,077.50 USD, rates of 2026-11-02",
    "Landed cost per unit: 6,077.50 USD ÷ 500 pieces = 12.16 USD each",
    "Lead time: “40” = 40 days",
    "Reliability: “80” = 80 of 100",
    "Score: 40 % × 100.0 for landed cost + 30 % × 90.0 for lead time + 30 % × 80.0 for reliability = 91.0",
  ]);
  const line = package500.lines[1]!;
  expect(workings[0]?.sources).toContainEqual(line.prices[0]?.price.place);
  expect(workings[1]?.sources).toEqual([{ kind: "visitor" }]);
});

test("knock-out rules take offers out, with the reason, and silence does not pass them", () => {
  const settings = settingsWith({ ...bought, latestDeliveryDays: 38, minimumReliability: 85 });
  const [group] = analyze(package500, settings).groups;
  expect(group?.best.map(({ supplier }) => supplier)).toEqual(["Ashgrove"]);
  expect(group?.setAside).toMatchObject([
    { id: "b", kind: "knocked-out", reason: expect.stringContaining("40 days") },
    { id: "c", kind: "knocked-out", reason: expect.stringContaining("no rating") },
  ]);
  expect(group?.lead).toBeNull();
});

test("no more than ten are best, the rest are counted", () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, price: 10 + index }));
  const [group] = analyze(recognized(many), settingsWith()).groups;
  expect([group?.best.length, group?.rankedCount]).toEqual([10, 14]);
});

test("a tie is explained by what orders it", () => {
  const tied = recognized([
    { id: "1", supplier: "Lakehead", leadTimeDays: 40, rating: 90 },
    { id: "2", supplier: "Dovetail", leadTimeDays: 30, rating: 80 },
  ]);
  const [group] = analyze(tied, settingsWith()).groups;
  expect(group?.ties).toEqual([
    "Dovetail and Lakehead tie at 94.0 points; the shorter lead time orders them.",
  ]);
});

test("a validity that has passed and a reading that is not sure are flagged, not hidden", () => {
  const lines = recognized([{ id: "1", validUntil: "2026-11-14", confidence: 80 }]);
  const notes = analyze(lines, settingsWith()).groups[0]?.best[0]?.notes ?? [];
  expect(notes.map(({ kind }) => kind)).toEqual(["expired", "unsure"]);
  const kept = recognized([{ id: "1", validUntil: "2026-11-15" }]);
  expect(analyze(kept, settingsWith()).groups[0]?.best[0]?.notes).toEqual([]);
});

test("as quoted, quotes for different quantities are compared per unit, and it says so", () => {
  const lines = recognized([
    { id: "1", quantity: 100, price: 10 },
    { id: "2", quantity: 500, price: 9 },
  ]);
  const [group] = analyze(lines, settingsWith()).groups;
  expect(group?.best.map(({ id, cost }) => [id, cost.perUnit, cost.total])).toEqual([
    ["2", 9, 4500],
    ["1", 10, 1000],
  ]);
  expect(group?.notes[0]).toMatch(/100 pieces and 500 pieces/);
});

test("nothing in, nothing out", () => {
  expect(analyze(recognized([]), settingsWith())).toMatchObject({ groups: [], totalSavings: null });
  expect(analyze(recognized([]), settingsWith({ rankBy: "package" })).groups).toEqual([]);
});
