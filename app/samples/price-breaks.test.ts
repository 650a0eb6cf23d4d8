import { expect, test } from "vitest";

import { breakAt, nextBreak, priceBreaks } from "./price-breaks.ts";

const breaks = priceBreaks([10, 5], [100, 4], [500, 3]);

test.each([
  [1, 5],
  [10, 5],
  [99, 5],
  [100, 4],
  [499, 4],
  [500, 3],
  [9000, 3],
])("%i pieces cost %i each", (quantity, unitPrice) => {
  expect(breakAt(breaks, quantity).unitPrice).toBe(unitPrice);
});

test("the next break is the first one above, and none after the last", () => {
  expect(nextBreak(breaks, 99)?.from).toBe(100);
  expect(nextBreak(breaks, 100)?.from).toBe(500);
  expect(nextBreak(breaks, 500)).toBeNull();
});
