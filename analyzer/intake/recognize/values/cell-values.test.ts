import { expect, test } from "vitest";

import { readAmount } from "./amounts.ts";
import { readCharge } from "./charges.ts";
import { currenciesIn, namedCurrency } from "./currencies.ts";
import { addDays, dateIn, namedDate } from "./dates.ts";
import { findIncoterm } from "./find-incoterm.ts";
import { readLeadTime } from "./lead-times.ts";
import { isMissingText } from "./missing-words.ts";
import { rangeStart, readQuantity } from "./quantities.ts";
import { readRating } from "./ratings.ts";
import type { Doubt, Understood } from "./understood.ts";
import { namedUnit } from "./units.ts";

const sure: Doubt = { kind: "number-style", detail: "", confidence: 98 };

function valueOf<Value>(result: Understood<Value>): Value | null {
  return result.kind === "value" ? result.value : null;
}

test.each([
  ["€ 12,50", 12.5, "EUR", undefined],
  ["12,50 EUR", 12.5, "EUR", undefined],
  ["US$ 1.200,00", 1200, "USD", undefined],
  ["12,50 €/100 Stk", 12.5, "EUR", "per 100"],
  ["3,20 EUR je 100", 3.2, "EUR", "per 100"],
  ["4,20/lb", 4.2, undefined, "lb"],
  ["1.250,-- €", 1250, "EUR", undefined],
  ["12,-", 12, undefined, undefined],
  ["7,5 CHF/kg", 7.5, "CHF", "kg"],
  ["12,50 netto", 12.5, undefined, undefined],
])("the price “%s”", (text, value, currency, unit) => {
  const amount = readAmount(text, "comma", sure);
  expect(valueOf(amount)).toMatchObject({ value });
  expect(valueOf(amount)?.currency?.code).toBe(currency);
  expect(valueOf(amount)?.unit?.unit.label).toBe(unit);
  expect(amount.kind === "value" && amount.doubts).toEqual([]);
});

test("a price with words that are not understood is a doubt, with two numbers it is none", () => {
  const noted = readAmount("12,50 (see footnote)", "comma", sure);
  expect(noted.kind === "value" && noted.doubts[0]?.kind).toBe("leftover");
  expect(readAmount("12,50 / 11,00", "comma", sure).kind).toBe("missing");
  expect(readAmount("100: 1,20 500: 1,10", "comma", sure).kind).toBe("missing");
});

test("twelve feet are no forints", () => {
  for (const text of ["12 ft", "12 FT"]) {
    expect(valueOf(readAmount(text, "point", sure))).toMatchObject({
      currency: null,
      unit: { unit: { label: "ft" } },
    });
  }
  expect(valueOf(readAmount("12 Ft", "point", sure))?.currency?.code).toBe("HUF");
});

test("negative amounts are not taken", () => {
  for (const text of ["-5", "(5,00)", "€ -5", "5,00-", "−3"]) {
    expect(readAmount(text, "comma", sure)).toMatchObject({ kind: "missing" });
  }
});

test.each([
  ["2.500 €", { kind: "amount", amount: 2500, per: "order" }],
  ["5 %", { kind: "percent", percent: 5 }],
  ["inkl.", { kind: "amount", amount: 0, per: "order" }],
  ["0,12/Stk", { kind: "amount", amount: 0.12, per: "unit" }],
  ["compris", { kind: "amount", amount: 0, per: "order" }],
])("the charge “%s”", (text, charge) => {
  expect(valueOf(readCharge(text, "comma", sure, "per order", "per order"))?.charge).toEqual(
    charge,
  );
});

test("a bare charge is asked about unless its header says what it is", () => {
  const bare = readCharge("5", "comma", sure, null, "percent");
  expect(bare.kind === "value" && bare.doubts[0]).toMatchObject({
    kind: "unit",
    detail: "percent",
  });
  const stated = readCharge("5", "comma", sure, "percent", "per order");
  expect(valueOf(stated)?.charge).toEqual({ kind: "percent", percent: 5 });
  expect(stated.kind === "value" && stated.doubts).toEqual([]);
});

test.each([
  ["6 wks", 42],
  ["4-6 Wochen", 42],
  ["4 to 6 weeks", 42],
  ["4 Wochen - 6 Wochen", 42],
  ["30 Tage", 30],
  ["30 AT", 42],
  ["10 working days", 14],
  ["6-8 semaines", 56],
  ["20 días hábiles", 28],
  ["2 meses", 60],
  ["1,5 Monate", 45],
  ["ca. 3 Wo.", 21],
  ["6 weeks ARO", 42],
  ["ARO 3 wks", 21],
  ["ok. 4 tygodnie", 28],
  ["5 jours ouvrés", 7],
  ["ab Lager", 0],
  ["ex stock", 0],
  ["45d", 45],
])("the lead time “%s” is %i days", (text, days) => {
  expect(readLeadTime(text, null, "days")).toMatchObject({ value: days, doubts: [] });
});

test("the longer end of a span is taken, and said", () => {
  expect(readLeadTime("4-6", "weeks", "days")).toMatchObject({
    value: 42,
    note: "the longer of “4-6”",
  });
});

test("a lead time without a unit is a question, and what is none is missing", () => {
  const bare = readLeadTime("6", null, "weeks");
  expect(bare).toMatchObject({ value: 42, doubts: [{ kind: "unit", detail: "weeks" }] });
  for (const text of ["KW 48", "mid May", "6 parsecs", "8-4 weeks", "4000 weeks"]) {
    expect(readLeadTime(text, "weeks", "days").kind).toBe("missing");
  }
});

test.each([
  ["97 %", 97],
  ["4.5/5", 90],
  ["4,5 von 5", 90],
  ["8 out of 10", 80],
  ["★★★★☆", 80],
])("the rating “%s” is %i of 100", (text, rating) => {
  expect(readRating(text, null, "of 100")).toMatchObject({ value: rating, doubts: [] });
});

test("a bare rating is asked about unless its scale is known; above the best it is none", () => {
  expect(readRating("4", null, "of 5")).toMatchObject({ value: 80, doubts: [{ detail: "of 5" }] });
  expect(readRating("4", "of 5", "of 5")).toMatchObject({ value: 80, doubts: [] });
  expect(readRating("6/5", null, "of 5").kind).toBe("missing");
  expect(readRating("A+", null, "of 5").kind).toBe("missing");
});

test.each([
  ["2026-11-30", "2026-11-30"],
  ["30.11.2026", "2026-11-30"],
  ["30.11.26", "2026-11-30"],
  ["30/11/2026", "2026-11-30"],
  ["11/30/2026", "2026-11-30"],
  ["30 Nov 2026", "2026-11-30"],
  ["Nov 30, 2026", "2026-11-30"],
  ["30. November 2026", "2026-11-30"],
  ["1er décembre 2026", "2026-12-01"],
  ["31 de diciembre de 2026", "2026-12-31"],
  ["31-Dec-26", "2026-12-31"],
  ["15. März 2027", "2027-03-15"],
])("the date “%s” is %s", (text, date) => {
  expect(namedDate(text, "day-first")).toMatchObject({ date, isAmbiguous: false });
});

test("05/06 is read as asked for, and known to be ambiguous", () => {
  expect(namedDate("05/06/2026", "day-first")).toMatchObject({
    date: "2026-06-05",
    isAmbiguous: true,
  });
  expect(namedDate("05/06/2026", "month-first")).toMatchObject({
    date: "2026-05-06",
    isAmbiguous: true,
  });
  expect(namedDate("05/05/2026", "day-first")?.isAmbiguous).toBe(false);
  expect(namedDate("13/06/2026", "month-first")).toMatchObject({
    date: "2026-06-13",
    proves: "day-first",
  });
});

test("days that do not exist are no dates", () => {
  for (const text of ["30.02.2026", "31/11/2026", "2026-13-01", "32 Nov 2026", "1.234"]) {
    expect(namedDate(text, "day-first")).toBeNull();
  }
  expect(dateIn("valid until 31 December 2026, net 30", "day-first")?.date).toBe("2026-12-31");
  expect(addDays("2026-11-15", 30)).toBe("2026-12-15");
});

test("signs of several currencies stay open", () => {
  expect(namedCurrency("eur")).toMatchObject({ code: "EUR", mayBe: ["EUR"] });
  expect(namedCurrency("$")?.mayBe).toContain("CAD");
  expect(namedCurrency("kr")?.mayBe).toEqual(["SEK", "NOK", "DKK"]);
  expect(namedCurrency("€ EUR")?.code).toBe("EUR");
  expect(namedCurrency("pcs")).toBeNull();
  expect(currenciesIn("ALL prices in US dollars or EUR").map(({ code }) => code)).toEqual([
    "USD",
    "EUR",
  ]);
});

test.each([
  ["Stk", "count", 1],
  ["pièces", "count", 1],
  ["ud.", "count", 1],
  ["/100", "count", 100],
  ["je 100 Stück", "count", 100],
  ["per 1,000", "count", 1000],
  ["por mil", "count", 1000],
  ["%", "count", 100],
  ["Dutzend", "count", 12],
  ["lb", "weight", 0.45359237],
  ["100 kg", "weight", 100],
  ["ft", "length", 0.3048],
  ["m", "length", 1],
  ["cm", "length", 0.01],
] as const)("the unit “%s” is a %s of %d", (text, dimension, size) => {
  expect(namedUnit(text)?.unit).toMatchObject({ dimension, size });
});

test("“M” may be a thousand or a meter, and “12.50” or “blue” is no unit", () => {
  expect(namedUnit("M")?.mayBe.map(({ label }) => label)).toEqual(["per 1,000", "m"]);
  expect(namedUnit("12.50")).toBeNull();
  expect(namedUnit("blue")).toBeNull();
});

test.each([
  ["1-99", 1],
  ["100 – 499 Stk", 100],
  ["500+", 500],
  ["ab 1.000", 1000],
  ["≥ 250", 250],
  ["à partir de 50", 50],
])("“%s” begins at %i", (text, from) => {
  expect(rangeStart(text)).toBe(from);
});

test("a quantity keeps its unit; money is no quantity", () => {
  expect(valueOf(readQuantity("500 kg", "comma", sure))).toMatchObject({
    value: 500,
    unit: { unit: { label: "kg" } },
  });
  expect(readQuantity("500 €", "comma", sure).kind).toBe("missing");
  expect(rangeStart("499-100")).toBeNull();
});

test("Incoterms by code or by word, and none where two are named", () => {
  expect(findIncoterm("FCA Hamburg (Incoterms 2020)", true)).toEqual({ code: "FCA", isCode: true });
  expect(findIncoterm("dap", true)?.code).toBe("DAP");
  expect(findIncoterm("ab Werk", true)).toEqual({ code: "EXW", isCode: false });
  expect(findIncoterm("EXW or FCA", true)).toBeNull();
  expect(findIncoterm("DAPHNE", true)).toBeNull();
});

test("what stands for no value, in four languages", () => {
  for (const text of [
    "n/a",
    "on request",
    "auf Anfrage",
    "TBD",
    "no bid",
    "-",
    "sur demande",
    "a consultar",
    "k.A.",
    "—",
  ]) {
    expect(isMissingText(text), text).toBe(true);
  }
  for (const text of ["12", "EUR", "open frame bracket", "Acme"])
    expect(isMissingText(text), text).toBe(false);
});

test("what is from stock takes no time, whatever else is said of it; a time beside it is another", () => {
  expect(readLeadTime("ab Lager, Zwischenverkauf vorbehalten", null, "days")).toMatchObject({
    value: 0,
  });
  expect(readLeadTime("magazyn", null, "days")).toMatchObject({ value: 0 });
  for (const other of [
    "ab Lager, sonst 3 Wochen",
    "In stock, otherwise six weeks",
    "stock (sold out)",
    "Lager (derzeit nicht verfügbar)",
  ]) {
    expect(readLeadTime(other, null, "days").kind, other).toBe("missing");
  }
});
