import { expect, test } from "vitest";

import { askBelowConfidence, type QuoteField } from "../../quote-line.ts";
import { sentenceFacts } from "./sentence-facts.ts";

function factOf(text: string, wanted: QuoteField) {
  const place = { kind: "visitor" } as const;
  const facts = sentenceFacts(text, { text, place, nearness: 0 }, "day-first");
  return facts.find(({ field }) => field === wanted);
}

const currencyOf = (text: string) => factOf(text, "currency")?.text;

test.each([
  ["Prices are per piece in U.S. dollars.", "U.S. dollars"],
  ["PRICES IN US DOLLARS (USD), FIRM. RESTOCKING 25% ON ITEMS", "US DOLLARS"],
  ["Totaal excl. BTW EUR: 4.407,00", "EUR"],
])("%s", (text, currency) => {
  expect(currencyOf(text)).toBe(currency);
});

test("the currency of one amount is not that of all prices", () => {
  expect(currencyOf("USD 125.00 is the least price of a lot")).toBeUndefined();
});

test("of two dates side by side one was struck out, and none is sure", () => {
  const sureOf = (text: string) =>
    (factOf(text, "validUntil")?.confidence ?? 0) >= askBelowConfidence;
  expect(sureOf("Valid until December 18, 2026.")).toBe(true);
  expect(sureOf("Valid until November 18, 2026 December 18, 2026.")).toBe(false);
});

test("the number of a clause is not what it says", () => {
  const place = { kind: "line", fileName: "quote.txt", part: "", line: 1 } as const;
  const said = "6. MOQ per call-off 100 nos.";
  const facts = sentenceFacts(said, { text: said, place, nearness: 0 }, "day-first");
  expect(facts.map(({ field, text }) => [field, text])).toEqual([["minimumOrder", "100"]]);
});
