import { expect, test } from "vitest";

import { annualSavingShare } from "./annual-saving.ts";

test("the share is of the price that is paid month to month", () => {
  expect(annualSavingShare({ monthlyPrice: 200, annualPrice: 150 })).toBe(0.25);
  expect(annualSavingShare({ monthlyPrice: null, annualPrice: null })).toBeNull();
});
