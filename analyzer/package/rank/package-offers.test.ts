import { expect, test } from "vitest";

import { analyze } from "../analyze.ts";
import { type GivenLine, recognized, settingsWith } from "../testing/quote-lines.ts";

const offer = (id: string, supplier: string, part: string, more: Partial<GivenLine> = {}) => ({
  id,
  supplier,
  part,
  ...more,
});
const settings = settingsWith({ rankBy: "package" });

test("suppliers are ranked by their total, latest part and lowest rating", () => {
  const lines = recognized([
    offer("1", "Ashgrove", "A", { price: 10, leadTimeDays: 20, rating: 95 }),
    offer("2", "Ashgrove", "B", { price: 5, leadTimeDays: 34, rating: 91 }),
    offer("3", "Dovetail", "A", { price: 9, leadTimeDays: 30 }),
    offer("4", "Dovetail", "B", { price: 4, leadTimeDays: null }),
  ]);
  const [group] = analyze(lines, settings).groups;
  expect(group?.best).toMatchObject([
    { supplier: "Ashgrove", cost: { total: 1500 }, leadTimeDays: 34, reliability: 91 },
    { supplier: "Dovetail", cost: { total: 1300 }, leadTimeDays: null, reliability: 90 },
  ]);
  const formulas = group?.best[0]?.workings.map(({ formula }) => formula);
  expect(formulas).toContain("1,000.00 + 500.00 = 1,500.00 USD");
  expect(formulas).toContain("the longest of 20 and 34 = 34 days");
});

test("a supplier that does not price every part is kept out, and what it lacks is named", () => {
  const lines = recognized([
    offer("1", "Ashgrove", "A"),
    offer("2", "Ashgrove", "B"),
    offer("3", "Dovetail", "A", { price: 1 }),
    offer("4", "Lakehead", "A"),
    offer("5", "Lakehead", "B", { currency: null }),
  ]);
  const [group] = analyze(lines, settings).groups;
  expect(group?.best.map(({ supplier }) => supplier)).toEqual(["Ashgrove"]);
  expect(group?.setAside).toMatchObject([
    { supplier: "Dovetail", kind: "incomplete", reason: expect.stringMatching(/1 of 2 parts.*B/) },
    { supplier: "Lakehead", kind: "incomplete", reason: expect.stringContaining("no currency") },
  ]);
});

test("a part that no quote can be compared on is left out of all totals, and it says so", () => {
  const lines = recognized([
    offer("1", "Ashgrove", "A"),
    offer("2", "Ashgrove", "B", { currency: null }),
  ]);
  const [group] = analyze(lines, settings).groups;
  expect(group?.rankedCount).toBe(1);
  expect(group?.notes[0]).toMatch(/No quote for B/);
});

test("of two offers for a part the lower counts; all are added up at one quantity", () => {
  const lines = recognized([
    offer("1", "Ashgrove", "A", { price: 10, tableId: "one.csv" }),
    offer("2", "ashgrove ", "A", { price: 8, tableId: "two.csv" }),
    offer("3", "Dovetail", "A", { price: 9, quantity: 300 }),
  ]);
  const [group] = analyze(lines, settings).groups;
  expect(group?.best.map(({ supplier, cost }) => [supplier, cost.total])).toEqual([
    ["Ashgrove", 800],
    ["Dovetail", 900],
  ]);
  expect(group?.notes[0]).toMatch(/differ in quantity: 100 pieces is used/);
});
