import { expect, test } from "vitest";

import type { QuoteLine } from "../../intake/quote-line.ts";
import { type PackageSettings, shownUnitChoices } from "../settings.ts";
import {
  type GivenLine,
  kilogram,
  once,
  percent,
  placedAt,
  pound,
  quoteLine,
  settingsWith,
} from "../testing/quote-lines.ts";
import { lineWorkings } from "./line-workings.ts";
import { normalize } from "./normalize.ts";

const rates = {
  asOf: "2026-11-02",
  source: "test",
  base: "USD",
  perUnit: { USD: 1, EUR: 1.1, GBP: 1.25 },
};

function workings(lines: readonly QuoteLine[], changes: Partial<PackageSettings> = {}) {
  const settings = settingsWith({ rates, ...changes });
  const [first] = normalize(lines, settings).flatMap((part) => part.lines);
  return new Map(lineWorkings(first!, settings).map((working) => [working.name, working]));
}

const formula = (name: string, given: Omit<GivenLine, "id">, changes?: Partial<PackageSettings>) =>
  workings([quoteLine({ id: "1", ...given })], changes).get(name)?.formula;

test("pounds, pieces by weight and price breaks show their factors", () => {
  expect(formula("Goods", { unit: pound, quantityUnit: kilogram, quantity: 240, price: 3 })).toBe(
    "3.00 USD per lb × 240 kg ÷ 0.45359237 = 1,587.33 USD",
  );
  const unitWeightsKg = { "40718-03": 0.85 };
  expect(formula("Goods", { unit: kilogram, price: 4.2 }, { unitWeightsKg })).toBe(
    "4.20 USD per kg × 100 pieces × 0.85 kg per piece = 357.00 USD",
  );
  const breaks = [
    [1, 10],
    [100, 9.5],
  ] as const;
  expect(formula("Goods", { breaks })).toBe(
    "9.50 USD each × 100 pieces = 950.00 USD, the price from 100 on",
  );
});

test("charges show whether they are per piece, a percentage, once, or the buyer's", () => {
  const perPiece = { kind: "amount", amount: 0.35, per: "unit" } as const;
  expect(formula("Freight", { freight: perPiece })).toBe("0.35 USD × 100 = 35.00 USD");
  expect(formula("Duty", { duty: percent(4) })).toBe("4 % of 1,000.00 USD = 40.00 USD");
  expect(formula("Duty", { duty: percent(4), tooling: once(400) })).toBe(
    "4 % of (1,000.00 + 400.00) USD = 56.00 USD",
  );
  expect(formula("Tooling", { tooling: once(400) })).toBe(
    "400.00 USD for the order (4.00 USD per piece)",
  );
  const supplierTerms = { "ashgrove machining": { freightPercent: 6 } };
  expect(formula("Freight", { incoterm: "FOB" }, { supplierTerms })).toBe(
    "Ashgrove Machining: 6 % of 1,000.00 USD = 60.00 USD",
  );
  expect(formula("Freight", { incoterm: "EXW" })).toBeUndefined();
  expect(formula("Freight", { incoterm: "DDP" })).toBeUndefined();
});

test("an amount that several parts share shows the share", () => {
  const place = { kind: "line", fileName: "mail.eml", part: "", line: 4 } as const;
  const lines = ["A", "B"].map((part, index) => {
    const line = quoteLine({
      id: `${index}`,
      part,
      price: index === 0 ? 30 : 10,
      tooling: once(400),
    });
    return { ...line, tooling: placedAt(line.tooling, place) };
  });
  const tooling = workings(lines).get("Tooling");
  expect(tooling?.formula).toBe(
    "400.00 USD for the order × 75.00 %, this part's share by value of 2 parts = 300.00 USD (3.00 USD per piece)",
  );
  expect(tooling?.sources).toEqual([place]);
});

test("neither currency the base: both rates show, and their date", () => {
  expect(formula("Landed cost", { currency: "EUR" }, { currency: "GBP" })).toBe(
    "1,000.00 EUR × 1.1 USD per EUR ÷ 1.25 USD per GBP = 880.00 GBP, rates of 2026-11-02",
  );
});

test("a cost per 100 is shown for 100, whatever was quoted", () => {
  const shownUnits = { ...settingsWith().shownUnits, count: shownUnitChoices.count[2] };
  expect(formula("Landed cost per unit", {}, { shownUnits })).toBe(
    "1,000.00 USD ÷ 100 pieces × 100 = 1,000.00 USD per 100",
  );
});
