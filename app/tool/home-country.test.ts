import { expect, test } from "vitest";

import { homeCountry, homeCurrency } from "./home-country.ts";

test.each([
  [["en-GB", "en"], "GB", "GBP"],
  [["en", "de-AT"], "AT", "EUR"],
  [["en"], null, "USD"],
  [[], null, "USD"],
])("%j is %s and reckons in %s", (languages, country, currency) => {
  expect(homeCountry(languages)).toBe(country);
  expect(homeCurrency(country)).toBe(currency);
});
