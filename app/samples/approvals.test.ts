import fc from "fast-check";
import { expect, test } from "vitest";

import { landedCost } from "#analyzer/quote/landed-cost.ts";

import {
  type ApprovalRequest,
  comparedRequests,
  inSequenceHours,
  parallelHours,
  requestCategories,
  type RequestCategory,
  type RequestPlant,
  requestPlants,
  routeHours,
  routeRequest,
  routeSteps,
  sampleRequest,
  supplierCountries,
  type SupplierCountry,
} from "./approvals.ts";
import { samplePackage } from "./sample-package.ts";

const anyRequest: fc.Arbitrary<ApprovalRequest> = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  category: fc.constantFrom(...(Object.keys(requestCategories) as RequestCategory[])),
  plant: fc.constantFrom(...(Object.keys(requestPlants) as RequestPlant[])),
  from: fc.constantFrom(...(Object.keys(supplierCountries) as SupplierCountry[])),
});
const signers = (request: ApprovalRequest) =>
  routeSteps(routeRequest(request)).map(({ approver }) => approver);

test("the sample request is the home page's award, and takes 24 hours at most", () => {
  const winner = samplePackage.vendors.find(({ supplier }) => supplier === sampleRequest.supplier)!;
  expect(sampleRequest.rfq).toBe(samplePackage.rfq);
  expect(sampleRequest.amount).toBe(landedCost(winner.cost).total);

  const route = routeRequest(sampleRequest);
  expect(routeSteps(route).map(({ approver, slaHours }) => [approver, slaHours])).toEqual([
    ["finance", 4],
    ["quality", 8],
    ["plantManager", 16],
  ]);
  expect(parallelHours(route)).toBe(8);
  expect(routeHours(route)).toBe(24);
});

test("the budget decides who signs last, from the exact dollar on", () => {
  const final = (amount: number) =>
    routeRequest({ amount, category: "machined", plant: "dayton", from: "us" }).final.approver;
  expect([9_999, 10_000].map(final)).toEqual(["purchasingLead", "plantManager"]);
  expect([99_999, 100_000].map(final)).toEqual(["plantManager", "vpOperations"]);
  expect([499_999, 500_000].map(final)).toEqual(["vpOperations", "cfo"]);
});

test("a small indirect purchase goes straight to the final approver", () => {
  const route = routeRequest({ amount: 800, category: "indirect", plant: "aachen", from: "us" });
  expect(route.parallel).toEqual([]);
  expect(routeHours(route)).toBe(8);
});

test("a category adds the people who know it, a border between supplier and plant trade compliance", () => {
  const signersOf = (category: RequestCategory, from: SupplierCountry) =>
    signers({ amount: 6_000, category, plant: "aachen", from });
  expect(signersOf("electronics", "no")).toEqual([
    "finance",
    "engineering",
    "trade",
    "purchasingLead",
  ]);
  expect(signersOf("electronics", "de")).toEqual(["finance", "engineering", "purchasingLead"]);
  expect(signersOf("indirect", "no")).toEqual(["finance", "purchasingLead"]);
});

test("every request has one final approver, and nobody is asked twice", () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const asked = signers(request);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked.length).toBeGreaterThan(0);
    }),
  );
});

test("in parallel is never longer than in sequence", () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const route = routeRequest(request);
      expect(routeHours(route)).toBeLessThanOrEqual(inSequenceHours(route));
    }),
  );
});

test("the compared requests: one after another, and side by side", () => {
  const hours = comparedRequests.map((request) => {
    const route = routeRequest(request);
    return [inSequenceHours(route), routeHours(route)];
  });
  expect(hours).toEqual([
    [24, 20],
    [28, 24],
    [64, 40],
  ]);
});

test("rules that leave a request without a final approver, or with two, are refused", () => {
  const final = { stage: "final", approver: "cfo", slaHours: 8, reason: "" } as const;
  expect(() => routeRequest(sampleRequest, [])).toThrow("one final rule, not 0");
  expect(() =>
    routeRequest(sampleRequest, [
      { ...final, id: "R1" },
      { ...final, id: "R2" },
    ]),
  ).toThrow("one final rule, not 2");
});
