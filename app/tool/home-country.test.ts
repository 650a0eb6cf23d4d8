import { expect, test } from "vitest";

import { homeCountry } from "./home-country.ts";
import { homeCurrency } from "./home-currency.ts";

test.each([
  [["en-GB", "en"], "GB", "GBP"],
  [["en", "de-AT"], "AT", "EUR"],
  [["en"], null, "USD"],
  [[], null, "USD"],
])("%j is %s and reckons in %s", (languages, country, currency) => {
  expect(homeCountry(languages)).toBe(country);
  expect(homeCurrency(country)).toBe(currency);
});
