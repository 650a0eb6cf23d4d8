import {
  categories,
  latestScore,
  type Scorecard,
  scorecardCategories,
  trendPercent,
  trendText,
} from "./scorecards.ts";
import { documentState, noticeDays, type SupplierDocument } from "./document-register.ts";

/** Where risk monitoring raises a flag. */
const riskLimits = {
  /** A score below this, in any category. */
  lowestScore: 65,
  /** A fall of this much within a year, in percent, in any category. */
  fallPercent: 5,
  /** Parts that nobody else is approved to make. */
  soleSourceParts: 5,
  /** Our share of their sales, in percent, above which they could not lose us. */
  shareOfSalesPercent: 30,
} as const;

/** What is watched, and how the limit reads. */
export const riskChecks = {
  lapsed: "Document lapsed",
  lapsing: `Document lapses within ${noticeDays} days`,
  falling: `Category fell ${riskLimits.fallPercent}% or more in a year`,
  low: `Category below ${riskLimits.lowestScore}`,
  soleSource: `Sole source for ${riskLimits.soleSourceParts} parts or more`,
  dependent: `More than ${riskLimits.shareOfSalesPercent}% of their sales`,
} as const;

export type RiskCheck = keyof typeof riskChecks;

/** Hold: no new award until it is cleared. */
export type RiskLevel = "hold" | "watch" | "clear";

/** Reads a supplier's scorecard and documents against the limits; a check without an entry found nothing. */
export function supplierRisk(card: Scorecard, documents: readonly SupplierDocument[]) {
  const own = documents.filter(({ supplier }) => supplier === card.id);
  const namesOf = (state: string) =>
    own.filter((document) => documentState(document) === state).map(({ name }) => name);
  const scores = categories.map((category) => ({
    name: scorecardCategories[category].name,
    quarters: card.quarters[category],
  }));
  const findings: Record<RiskCheck, string> = {
    lapsed: namesOf("expired").join(", "),
    lapsing: namesOf("due").join(", "),
    falling: scores
      .filter(({ quarters }) => trendPercent(quarters) <= -riskLimits.fallPercent)
      .map(({ name, quarters }) => `${name} ${trendText(quarters)}`)
      .join(", "),
    low: scores
      .filter(({ quarters }) => latestScore(quarters) < riskLimits.lowestScore)
      .map(({ name, quarters }) => `${name} ${latestScore(quarters)}`)
      .join(", "),
    soleSource:
      card.soleSourceParts >= riskLimits.soleSourceParts ? `${card.soleSourceParts} parts` : "",
    dependent:
      card.shareOfSalesPercent > riskLimits.shareOfSalesPercent
        ? `${card.shareOfSalesPercent}%`
        : "",
  };
  const found: Partial<typeof findings> = Object.fromEntries(
    Object.entries(findings).filter(([, text]) => text !== ""),
  );
  const isAnyFound = Object.keys(found).length > 0;
  const level: RiskLevel = found.lapsed ? "hold" : isAnyFound ? "watch" : "clear";
  return { level, found };
}
