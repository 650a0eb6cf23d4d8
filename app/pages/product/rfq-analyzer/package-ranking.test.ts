import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

import { balloonedQuote } from "./quote-readings.ts";
import {
  dollarsEach,
  gearboxPackage,
  normalizedResponse,
  packageMix,
  packageQuotes,
  type PackageResponse,
  type QuoteFormat,
  rankAtLeadTime,
  rankPackage,
  responsesByFormat,
} from "./gearbox-package.ts";

test("the ten best are named, by the printed formula", () => {
  const { best } = rankPackage(gearboxPackage.weights);
  expect(best).toHaveLength(Number(claims.bestResponses.figure));

  const lowest = Math.min(...packageQuotes.map(({ landedCost }) => landedCost));
  const fastest = Math.min(...packageQuotes.map(({ leadTimeDays }) => leadTimeDays ?? Infinity));
  for (const { quote, score } of best) {
    const cost = 100 - ((quote.landedCost - lowest) / lowest) * 100;
    const lead = 100 - (quote.leadTimeDays! - fastest);
    expect(score, quote.supplier).toBeCloseTo(
      0.4 * cost + 0.3 * lead + 0.3 * quote.reliability!,
      6,
    );
  }
  expect(best.map(({ quote }) => quote.supplier).slice(0, 3)).toEqual([
    "Tallow Creek Machine",
    "Norrvik Metall",
    "Ashgrove Machining",
  ]);
});

test("neighbors among the ten differ in the tenth of a point that is shown", () => {
  const shown = rankPackage(gearboxPackage.weights).best.map(({ score }) => score.toFixed(1));
  expect(new Set(shown).size).toBe(shown.length);
});

test("the package is larger than the home page's, and every format is in it", () => {
  expect(packageMix.responses).toBeGreaterThan(samplePackage.responses);
  expect(packageMix).toEqual({ responses: 24, currencies: 7, formats: 5 });
  const formats: QuoteFormat[] = ["PDF", ".xlsx", ".xls", "CSV", "Email"];
  const counts = formats.map(responsesByFormat);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count)).toBe(packageMix.responses);
});

test("every line of the package has a price from every supplier, and fits the printed scales", () => {
  for (const { supplier, prices } of gearboxPackage.responses) {
    expect(prices, supplier).toHaveLength(gearboxPackage.lines.length);
  }
  for (const { supplier, landedCost, leadTimeDays } of packageQuotes) {
    expect(landedCost, supplier).toBeLessThanOrEqual(gearboxPackage.scale.cost);
    expect(leadTimeDays ?? 0, supplier).toBeLessThanOrEqual(gearboxPackage.scale.leadTimeDays);
  }
});

test("a supplier has the same reliability on the home page", () => {
  for (const { id, reliability } of samplePackage.vendors) {
    expect(packageQuotes.find((quote) => quote.id === id)?.reliability).toBe(reliability);
  }
});

test("the answer that the analyzer asks for decides whether the sample quote is named", () => {
  const ranks = balloonedQuote.leadTimeAnswers.map(({ leadTimeDays }) =>
    rankAtLeadTime(balloonedQuote.responseId, leadTimeDays),
  );
  expect(ranks).toEqual([6, 12]);
});

const response: PackageResponse = {
  id: "shop",
  supplier: "A shop",
  place: "Stuttgart, DE",
  format: "PDF",
  currency: "EUR",
  prices: [
    { amount: 100, per: 1 },
    { amount: 20, per: 1 },
    { amount: 4_000, per: 100 },
  ],
  tooling: 5_000,
  incoterm: "EXW",
  freight: 5_000,
  dutyPercent: 2.5,
  leadTime: { amount: 6, unit: "weeks" },
  reliability: 90,
};

test("a price per hundred becomes a price each, in dollars", () => {
  expect(dollarsEach({ amount: 4_000, per: 100 }, "EUR")).toBeCloseTo(40 * 1.0846, 10);
});

test("landed cost is parts, tooling, freight and duty, each in whole dollars", () => {
  const { cost, landedCost } = normalizedResponse(response);
  // 400 × 100 + 400 × 20 + 800 × 40 = 80,000 euros of parts. Duty is on parts and tooling.
  expect(cost).toEqual({ parts: 86_768, tooling: 5_423, freight: 5_000, duty: 2_305 });
  expect(landedCost).toBe(86_768 + 5_423 + 5_000 + 2_305);
});

test("lead time is in calendar days, and missing when none was given", () => {
  expect(normalizedResponse(response).leadTimeDays).toBe(42);
  const inDays = { ...response, leadTime: { amount: 33, unit: "days" as const } };
  expect(normalizedResponse(inDays).leadTimeDays).toBe(33);
  expect(normalizedResponse({ ...response, leadTime: null }).leadTimeDays).toBeNull();
});
