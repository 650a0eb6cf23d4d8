import { expect, test } from "vitest";

import { analyze } from "./analyze.ts";
import { inQuotedCurrency, missingRates, noRates, ratesFor } from "./rates.ts";
import { readRates } from "./read-rates.ts";
import { recognized, settingsWith } from "./testing/quote-lines.ts";

const xml = `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='2026-11-17'>
<Cube currency='USD' rate='1.25'/><Cube currency='SEK' rate='10.0'/></Cube>
<Cube time="2026-11-16"><Cube currency="USD" rate="1.2"/></Cube></Cube></gesmes:Envelope>`;

test.each([
  ["the file of one day", "Date, USD, SEK, \n17 November 2026, 1.25, 10.0, \n"],
  [
    "the latest of many days",
    "Date,USD,SEK,CYP,\n2026-11-16,1.2,9,N/A,\n2026-11-17,1.25,10.0,N/A,\n",
  ],
  ["XML", xml],
])("rates are read from %s, with their day", (_, text) => {
  expect(readRates(text, "eurofxref")).toEqual({
    asOf: "2026-11-17",
    source: "eurofxref, 2026-11-17",
    base: "EUR",
    perUnit: { EUR: 1, USD: 0.8, SEK: 0.1 },
  });
});

test.each(["", "Supplier,Price\nAcme,4", "<html></html>", "Date,USD\nsoon,1.2"])(
  "“%s” holds no rates",
  (text) => expect(readRates(text, "x")).toBeNull(),
);

const mixed = recognized([
  { id: "1", supplier: "Acme", price: 10 },
  { id: "2", supplier: "Brandt", price: 9, currency: "EUR" },
]);

test("without a rate nothing is converted, and it says which is needed", () => {
  const settings = settingsWith({ rates: noRates("USD") });
  const [group] = analyze(mixed, settings).groups;
  expect(group?.best.map(({ supplier }) => supplier)).toEqual(["Acme"]);
  expect(group?.setAside[0]?.reason).toContain("there is no exchange rate for EUR: enter one");
  expect(missingRates(mixed.lines, settings.rates)).toEqual(["EUR"]);
});

test("a rate of the file is named with its day in the working", () => {
  const rates = readRates(xml, "eurofxref.xml")!;
  const [group] = analyze(mixed, settingsWith({ rates })).groups;
  const brandt = group?.best.find(({ supplier }) => supplier === "Brandt");
  expect(brandt?.cost.total).toBeCloseTo(1125, 6);
  expect(brandt?.workings.find(({ name }) => name === "Landed cost")?.formula).toContain(
    "rates of 2026-11-17",
  );
});

test("quotes that are all in one currency need no rate", () => {
  const { lines } = recognized([{ id: "1", currency: "EUR" }]);
  const money = { currency: "USD", rates: noRates("USD") };
  expect(inQuotedCurrency(lines, money)).toEqual({ currency: "EUR", rates: noRates("EUR") });
  expect(inQuotedCurrency(mixed.lines, money)).toBe(money);
  const chosen = { currency: "GBP", rates: ratesFor("GBP", money.rates) };
  expect(inQuotedCurrency(lines, chosen)).toBe(chosen);
});

test("showing another currency keeps the rates that hold for it", () => {
  const rates = readRates(xml, "eurofxref.xml")!;
  expect(ratesFor("SEK", rates)).toBe(rates);
  expect(ratesFor("GBP", rates)).toMatchObject({ base: "GBP", perUnit: { GBP: 1 }, asOf: "" });
});
