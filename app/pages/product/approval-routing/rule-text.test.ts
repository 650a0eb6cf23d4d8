import { expect, test } from "vitest";

import type { ApprovalRule } from "#app/samples/approvals.ts";

import { ruleConditions, ruleSummary, titleInSentence } from "./approval-run.ts";

const bare: ApprovalRule = {
  id: "R1",
  stage: "final",
  approver: "cfo",
  slaHours: 8,
  reason: "",
};

test("a rule without conditions matches every request, and says so", () => {
  expect(ruleConditions(bare)).toEqual({ amount: "Any", category: "Any", supplier: "Any" });
  expect(ruleSummary(bare)).toBe("every request");
});

test("limits, categories and imports are named", () => {
  const rule: ApprovalRule = {
    ...bare,
    fromAmount: 10_000,
    belowAmount: 100_000,
    categories: ["machined", "tooling"],
    isImport: true,
  };
  expect(ruleConditions(rule)).toEqual({
    amount: "from $10,000, below $100,000",
    category: "Machined parts, Tooling",
    supplier: "In another country than the plant",
  });
  expect(ruleSummary({ ...bare, belowAmount: 10_000, isImport: true })).toBe(
    "below $10,000; In another country than the plant",
  );
});

test("a title loses its capital inside a sentence, an abbreviation keeps it", () => {
  expect(titleInSentence("Plant manager")).toBe("plant manager");
  expect(titleInSentence("VP operations")).toBe("VP operations");
});
