import fc from "fast-check";
import { expect, test } from "vitest";

import { allFeatures, findPlan, planNeeds } from "./savings.ts";
import { plans } from "#app/site/plans/plans.ts";

const small = { rfqsPerMonth: 1, users: 1, features: [] };
const nameFor = (needs: Partial<Parameters<typeof findPlan>[1]>) =>
  findPlan(plans, { ...small, ...needs }).plan.name;

test.each([
  [50, 3, "Starter"],
  [51, 3, "Growth"],
  [50, 4, "Growth"],
  [5000, 25, "Growth"],
  [1, 26, "Enterprise"],
])("%i RFQs and %i users need %s", (rfqsPerMonth, users, name) => {
  expect(nameFor({ rfqsPerMonth, users })).toBe(name);
});

test.each([
  ["API access", "Growth"],
  ["Approval routing", "Growth"],
  ["Vendor scorecards", "Growth"],
  ["SSO", "Enterprise"],
  ["SLA guarantees", "Enterprise"],
])("%s needs %s", (feature, name) => {
  expect(nameFor({ features: [feature] })).toBe(name);
});

test("it says what stood in the way of each smaller plan", () => {
  const { passedOver } = findPlan(plans, { rfqsPerMonth: 60, users: 30, features: ["SSO"] });
  expect(passedOver.map(({ plan, reasons }) => [plan.name, reasons])).toEqual([
    ["Starter", ["stops at 50 RFQs/month", "stops at 3 users", "has no SSO"]],
    ["Growth", ["stops at 25 users", "has no SSO"]],
  ]);
});

test("a plan has the features of those it builds on", () => {
  const enterprise = plans.at(-1)!;
  expect(allFeatures(enterprise, plans)).toEqual(plans.flatMap(({ features }) => features));
});

test("every need that is offered is a feature of some plan", () => {
  const features = plans.flatMap((plan) => plan.features);
  for (const { feature } of planNeeds) expect(features).toContain(feature);
});

test("limits and feature lines say the same", () => {
  for (const { features, users, rfqsPerMonth, buildsOn } of plans) {
    expect(features).toContain(users === null ? "Unlimited users" : `Up to ${users} users`);
    if (rfqsPerMonth !== null) expect(features).toContain(`Up to ${rfqsPerMonth} RFQs/month`);
    else if (buildsOn === "Starter") expect(features).toContain("Unlimited RFQs");
  }
});

test("asking for more never leads to a smaller plan", () => {
  const needs = fc.record({
    rfqsPerMonth: fc.integer({ min: 1, max: 5000 }),
    users: fc.integer({ min: 1, max: 200 }),
    features: fc.subarray(planNeeds.map(({ feature }) => feature)),
  });
  const size = (given: Parameters<typeof findPlan>[1]) =>
    plans.indexOf(findPlan(plans, given).plan);
  fc.assert(
    fc.property(needs, needs, (a, b) => {
      const both = {
        rfqsPerMonth: Math.max(a.rfqsPerMonth, b.rfqsPerMonth),
        users: Math.max(a.users, b.users),
        features: [...new Set([...a.features, ...b.features])],
      };
      expect(size(both)).toBe(Math.max(size(a), size(b)));
    }),
  );
});
