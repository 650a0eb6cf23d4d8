import { expect, test } from "vitest";

import { readText } from "../../read-text.ts";
import type { Correction } from "../../recognition.ts";
import { recognize } from "../../recognize.ts";

function quote(price: string, ...texts: string[]) {
  const table = `Part\tQty\t${price}\nBR-1\t100\t12.00\nBR-2\t50\t6.00`;
  return readText(["Acme Machining Ltd", table, ...texts].join("\n"), "acme.txt", "acme.txt");
}

function pricesOf(file: ReturnType<typeof quote>, corrections: Correction[] = []) {
  const { lines, questions } = recognize([file], corrections);
  const asked = questions.find(({ id }) => /tax-within|discount-on-whole/.test(id));
  return { prices: lines.map(({ prices }) => prices[0]?.price.value), asked };
}

test.each([
  ["Unit price GBP", "All prices include VAT at 20%."],
  ["Unit price GBP (incl. VAT 20%)", "Net 30."],
  ["Unit price GBP", "Prices are inclusive of 20% VAT."],
])("%s, %s: brought back, and asked", (header, text) => {
  const file = quote(header, text);
  const { prices, asked } = pricesOf(file);
  expect(prices).toEqual([10, 5]);
  expect(asked?.text).toBe("The prices of acme.txt include 20 % tax. Compare them without it?");
  expect(pricesOf(file, [asked!.answers[1]!.correction]).prices).toEqual([12, 6]);
  expect(pricesOf(file, [asked!.answers[0]!.correction])).toEqual({ prices, asked: undefined });
});

test("a rate that is not stated is asked for, and nothing is taken off before", () => {
  const { prices, asked } = pricesOf(quote("Unit price EUR", "All prices incl. VAT."));
  expect(prices).toEqual([12, 6]);
  expect(asked?.answers.map(({ label }) => label)).toContain("Yes, 19 %");
});

test.each([
  ["All prices exclude VAT."],
  ["Prices do not include VAT."],
  ["Prices plus 20% VAT."],
  ["Total incl. 20% VAT: 1,800.00"],
])("%s: no tax is within", (text) => {
  expect(pricesOf(quote("Unit price EUR", text))).toEqual({ prices: [12, 6], asked: undefined });
});

test("a discount on the whole reaches every line, one on a condition only when it is said", () => {
  const whole = pricesOf(quote("Unit price USD", "A discount of 5 % applies to the whole order."));
  expect(whole.prices).toEqual([11.4, 5.7]);
  const all = quote(
    "Unit price USD",
    "5% discount on the total if all items are ordered together.",
  );
  const asked = pricesOf(all);
  expect(asked.prices).toEqual([12, 6]);
  expect(pricesOf(all, [asked.asked!.answers[1]!.correction]).prices).toEqual([11.4, 5.7]);
});

test.each([
  ["2 % discount for payment within 10 days on the whole amount."],
  ["A discount of 5 % on the whole order has been deducted already."],
  ["3 % discount on BR-1."],
])("%s: nothing is taken off", (text) => {
  expect(pricesOf(quote("Unit price USD", text)).prices).toEqual([12, 6]);
});
