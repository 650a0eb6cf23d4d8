import { expect, test } from "vitest";

import { countText, moneyText } from "./figure-text.ts";

test("an amount has as many digits as it can be read with", () => {
  expect(moneyText(44581.6, "USD")).toBe("44,582 USD");
  expect(moneyText(12.4, "EUR")).toBe("12.40 EUR");
  expect(moneyText(0.0312, "EUR")).toBe("0.0312 EUR");
  expect(moneyText(0, "JPY")).toBe("0.00 JPY");
  expect(moneyText(-250.5, "USD")).toBe("-250.50 USD");
});

test("one is not many", () => {
  expect(countText(1, "file")).toBe("1 file");
  expect(countText(50_000, "quote line")).toBe("50,000 quote lines");
});
