import { expect, test } from "vitest";

import { checkedPlans, checkedPriceText } from "./checked-plans.ts";
import { plans } from "./plans.ts";

test("the checked plans have the home page's prices and users of the specification", () => {
  expect(plans.map(checkedPriceText)).toEqual([
    "Starter $499, up to 5 users",
    "Growth $1,499, up to 25 users",
    "Enterprise custom, unlimited users",
  ]);
  expect(checkedPlans.without).toBe("Without the check from $259");
});
