import { expect, test } from "vitest";

import { currencyOf } from "./currency-of.ts";

test("a country's currency, and none for one that is not known", () => {
  expect(["US", "FR", "CH", "ZZ"].map(currencyOf)).toEqual(["USD", "EUR", "CHF", null]);
});
