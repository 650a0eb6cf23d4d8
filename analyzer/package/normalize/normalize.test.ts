import { expect, test } from "vitest";

import type { QuoteLine } from "../../intake/quote-line.ts";
import { normalize } from "./normalize.ts";
import type { PackageSettings } from "../settings.ts";
import {
  type GivenLine,
  kilogram,
  once,
  percent,
  perHundred,
  placedAt,
  quoteLine,
  settingsWith,
} from "../testing/quote-lines.ts";

function landed(lines: readonly QuoteLine[], changes: Partial<PackageSettings> = {}) {
  return normalize(lines, settingsWith(changes)).flatMap((part) => part.lines);
}

function landedOne(given: Omit<GivenLine, "id">, changes: Partial<PackageSettings> = {}) {
  return landed([quoteLine({ id: "1", ...given })], changes)[0]!;
}

function refusal(given: Omit<GivenLine, "id">, changes: Partial<PackageSettings> = {}) {
  const [part] = normalize([quoteLine({ id: "1", ...given })], settingsWith(changes));
  return part?.incomparable[0]?.reason;
}

/** Two percent of duty and 8 % of freight for everyone, as a buyer would give them. */
const given = {
  destination: "US",
  supplierTerms: { "ashgrove machining": { shipsFrom: "DE", freightPercent: 8 } },
  dutyPercents: { DE: 2.5 },
};

test("nothing is added that nobody gave", () => {
  const { cost, delivery } = landedOne({ incoterm: "EXW" });
  expect(cost).toEqual({ parts: 1000, tooling: 0, freight: 0, duty: 0 });
  expect(delivery.open).toEqual(["freight", "duty"]);
  expect(landedOne({ incoterm: null }).delivery).toMatchObject({
    term: null,
    open: ["freight", "duty"],
  });
  expect(landedOne({ incoterm: "DDP" }).delivery.open).toEqual([]);
});

test("what the quote states goes before what the buyer gives, so nothing counts twice", () => {
  const line = { price: 10, quantity: 100, incoterm: "EXW" };
  expect(landedOne(line, given).cost).toMatchObject({ freight: 80, duty: 25 });
  expect(landedOne({ ...line, freight: once(55) }, given).cost).toMatchObject({
    freight: 55,
    duty: 25,
  });
  expect(landedOne({ ...line, freight: once(0), duty: percent(4) }, given).cost).toMatchObject({
    freight: 0,
    duty: 40,
  });
  const perPiece = { kind: "amount", amount: 0.5, per: "unit" } as const;
  expect(landedOne({ ...line, freight: perPiece }, given).cost).toMatchObject({ freight: 50 });
});

test.each([
  ["within a country", "DE", "DE", []],
  ["within the European Union", "DE", "FR", []],
  ["abroad", "DE", "US", ["duty"]],
  ["from the United Kingdom to the Union", "GB", "DE", ["duty"]],
  ["to nowhere known", "DE", null, ["duty"]],
])("DAP %s: duty is open only across a border", (_, shipsFrom, destination, open) => {
  expect(landedOne({ incoterm: "DAP", shipsFrom }, { destination }).delivery.open).toEqual(open);
});

test.each([
  ["FOB origin", ["freight"]],
  ["FOB origin, freight prepaid and added", ["freight"]],
  ["FOB origin, freight prepaid", []],
  ["FOB destination", []],
  ["FOB destination, freight collect", ["freight"]],
  ["Freight collect", ["freight"]],
] as const)("%s is no Incoterm, and within the country bears no duty", (freightTerm, open) => {
  const line = { incoterm: "FOB", freightTerm, shipsFrom: "US" };
  const { delivery, total } = landedOne(line, { destination: "US" });
  expect(delivery).toMatchObject({ term: freightTerm, open });
  expect(total).toBe(1000);
});

test("freight that the buyer gives for a supplier falls on its parts by value, in their currency", () => {
  const lines = [
    quoteLine({ id: "1", part: "A", price: 30, currency: "EUR", incoterm: "EXW" }),
    quoteLine({ id: "2", part: "B", price: 10, currency: "EUR", incoterm: "EXW" }),
  ];
  const rates = { asOf: "2026-01-01", source: "test", base: "USD", perUnit: { USD: 1, EUR: 2 } };
  const freight = { amount: 800, currency: "USD" };
  const supplierTerms = { "ashgrove machining": { freight } };
  const costs = landed(lines, { rates, supplierTerms });
  expect(costs.map(({ cost }) => cost.freight)).toEqual([300, 100]);
  expect(costs.flatMap(({ delivery }) => delivery.open)).toEqual(["duty", "duty"]);
});

test("tooling is spread over the quantity", () => {
  expect(landedOne({ price: 10, quantity: 100, tooling: once(400) }).perUnitInBase).toBe(14);
});

test("duty is on goods and tooling, as given and as quoted; freight and a certificate bear none", () => {
  const tooled = { price: 10, quantity: 100, incoterm: "EXW", tooling: once(400) };
  expect(landedOne(tooled, given).cost).toMatchObject({ freight: 80, duty: 35 });
  expect(landedOne({ ...tooled, duty: percent(4) }).cost.duty).toBe(56);
  expect(landedOne({ ...tooled, duty: once(12) }).cost.duty).toBe(12);
  expect(landedOne({ ...tooled, incoterm: "DDP" }, given).cost.duty).toBe(0);
  const line = quoteLine({ id: "1", ...tooled });
  const charge = line.tooling;
  if (charge === null) throw new Error("The line has tooling.");
  const certificate = { name: "Certificate", charge: { ...charge, value: once(60) } };
  expect(landed([{ ...line, otherCharges: [certificate] }], given)[0]?.cost.duty).toBe(35);
});

test("of tooling that is spread over a volume, the share of this order bears duty", () => {
  const tooled = { price: 10, quantity: 100, incoterm: "EXW", tooling: once(400) };
  expect(landedOne(tooled, { ...given, toolingVolumes: { "40718-03": 400 } }).cost).toMatchObject({
    tooling: 100,
    duty: 27.5,
  });
});

test("one amount for a whole order is counted once, by value", () => {
  const place = { kind: "line", fileName: "mail.eml", part: "", line: 4 } as const;
  const lines = [
    quoteLine({ id: "1", part: "A", price: 30, tooling: once(400) }),
    quoteLine({ id: "2", part: "B", price: 10, tooling: once(400) }),
    quoteLine({ id: "3", part: "B", price: 8, tooling: once(400) }),
  ].map((line) => ({ ...line, tooling: placedAt(line.tooling, place) }));
  expect(landed(lines).map(({ cost }) => cost.tooling)).toEqual([300, 100, 100]);
});

test("amounts in cells of their own are each counted", () => {
  const lines = ["A", "B"].map((part, index) =>
    quoteLine({ id: `${index}`, part, tooling: once(400) }),
  );
  expect(landed(lines).map(({ cost }) => cost.tooling)).toEqual([400, 400]);
});

test("the same amount said of two lines, or of tooling and of freight, is no shared one", () => {
  const visitor = { kind: "visitor" } as const;
  const ofLines = ["A", "B"].map((part, index) => {
    const line = quoteLine({ id: `${index}`, part, tooling: once(400) });
    return { ...line, tooling: placedAt(line.tooling, { ...visitor, lineId: line.id }) };
  });
  expect(landed(ofLines).map(({ cost }) => cost.tooling)).toEqual([400, 400]);

  const ofTable = [
    quoteLine({ id: "1", part: "A", tooling: once(400), freight: percent(0) }),
    quoteLine({ id: "2", part: "B", tooling: once(400), freight: once(400) }),
  ].map((line) => ({
    ...line,
    tooling: placedAt(line.tooling, visitor),
    freight: placedAt(line.freight, visitor),
  }));
  expect(landed(ofTable).map(({ cost }) => [cost.tooling, cost.freight])).toEqual([
    [200, 0],
    [200, 400],
  ]);
});

test("equal on paper is equal here: each, per 100, and a currency at par", () => {
  const lines = [
    quoteLine({ id: "1", price: 0.07 }),
    quoteLine({ id: "2", price: 7, unit: perHundred }),
    quoteLine({ id: "3", price: 0.14, currency: "XTS" }),
  ];
  const rates = { asOf: "2026-01-01", source: "test", base: "USD", perUnit: { USD: 1, XTS: 0.5 } };
  const costs = landed(lines, { rates }).map(({ perUnitInBase }) => perUnitInBase);
  expect(new Set(costs).size).toBe(1);
});

test("whom the buyer excludes is not priced, and the reason is said", () => {
  const supplierTerms = { "ashgrove machining": { excludedBecause: "no certificate" } };
  expect(refusal({ price: 1 }, { supplierTerms })).toBe("excluded because: no certificate");
});

test("what cannot be compared says why", () => {
  expect(refusal({ currency: null })).toMatch(/no currency/);
  expect(refusal({ currency: "XYZ" })).toMatch(/no exchange rate for XYZ/);
  expect(refusal({ unit: kilogram })).toMatch(/what one piece weighs/);
  expect(refusal({ quantity: null, tooling: once(400) })).toMatch(
    /^it charges “.*” once for the order, and no quantity is given: enter how many pieces you need$/,
  );
  expect(refusal({ quantity: 1e13 })).toMatch(/^“.*” is not a quantity$/);
  expect(refusal({ price: 0 })).toMatch(/^“.*” is not a price$/);
  expect(refusal({ rating: 140 })).toMatch(/^the rating “.*” must be from 0 to 100$/);
  expect(refusal({ leadTimeDays: -3 })).toMatch(/^“.*” is not a lead time$/);
  expect(refusal({ freight: once(-20) })).toMatch(/^the charge “.*” must be 0 or more$/);
  expect(refusal({ price: 1e9, quantity: 1e9 })).toMatch(/check the price and the quantity$/);
});
