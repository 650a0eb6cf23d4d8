import { expect, test } from "vitest";

import { sentenceFacts } from "./sentence-facts.ts";

function currencyOf(text: string) {
  const place = { kind: "visitor" } as const;
  const facts = sentenceFacts(text, { text, place, nearness: 0 }, "day-first");
  return facts.find(({ field }) => field === "currency")?.text;
}

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
