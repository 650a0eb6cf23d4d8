import { expect, test } from "vitest";

import { annualSaving } from "./annual-saving.ts";
import { checkedPlans, checkedPriceText } from "./checked-plans.ts";
import { plans } from "./plans.ts";

/** Here alone tests say the specification's prices and lines. Whoever is to change one changes it here too. */
test("prices and lines are the specification's", () => {
  expect(plans.map((plan) => [plan.monthlyPrice, plan.annualPrice, annualSaving(plan)])).toEqual([
    [299, 259, 480],
    [899, 779, 1440],
    [null, null, null],
  ]);
  expect(plans.map(checkedPriceText)).toEqual([
    "Starter $499, up to 5 users",
    "Growth $1,499, up to 25 users",
    "Enterprise custom, unlimited users",
  ]);
  expect(checkedPlans.without).toBe("Without the check from $259");
  expect(plans.map(({ features }) => features.join("; "))).toEqual([
    "Up to 50 RFQs/month; Up to 3 users; Basic vendor scoring; PDF/CSV export; Email support",
    "Unlimited RFQs; Up to 25 users; API access; Approval routing; Vendor scorecards; Priority support",
    "Unlimited users; SSO; Dedicated customer success manager; SLA guarantees",
  ]);
});
