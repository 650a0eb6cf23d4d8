import { type ApprovalRule, requestCategories } from "#app/samples/approvals.ts";
import { formatMoney } from "#app/format/format-money.ts";

/** A job title inside a sentence: "plant manager", but "VP operations". */
export function titleInSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** The conditions of a rule, in words; what it does not ask about is "Any". */
export function ruleConditions(rule: ApprovalRule) {
  return {
    amount: amountText(rule),
    category: rule.categories?.map((category) => requestCategories[category]).join(", ") ?? "Any",
    supplier: rule.isImport ? "In another country than the plant" : "Any",
  };
}

/** "from $5,000; Machined parts": what made the rule match, for use after its number. */
export function ruleSummary(rule: ApprovalRule): string {
  const met = Object.values(ruleConditions(rule)).filter((text) => text !== "Any");
  return met.length > 0 ? met.join("; ") : "every request";
}

function amountText({ fromAmount, belowAmount }: ApprovalRule): string {
  const from = fromAmount === undefined ? null : `from ${formatMoney(fromAmount)}`;
  const below = belowAmount === undefined ? null : `below ${formatMoney(belowAmount)}`;
  return [from, below].filter((text) => text !== null).join(", ") || "Any";
}
