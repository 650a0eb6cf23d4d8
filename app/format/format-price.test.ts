import { expect, test } from "vitest";

import { formatPrice, formatUnitPrice, toCents } from "./format-price.ts";

test("prices have cents, prices below a dollar more places", () => {
  expect(formatPrice(1234.5)).toBe("$1,234.50");
  expect(formatUnitPrice(6.85)).toBe("$6.85");
  expect(formatUnitPrice(0.4121)).toBe("$0.4121");
  expect(formatUnitPrice(0.00145)).toBe("$0.00145");
});

test("amounts are rounded to whole cents", () => {
  expect(toCents(56.5849)).toBe(56.58);
  expect(toCents(-1.006)).toBe(-1.01);
});
