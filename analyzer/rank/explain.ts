import { criteria, criterionNames, type Criterion } from "./criteria.ts";
import { listOf } from "../text/list-of.ts";
import { compareScored } from "./rank.ts";
import { roundToTotal } from "./round-to-total.ts";
import { rescore, roundToBillionth, type ScoredQuote } from "./score.ts";
import { findTieBreaker, type TieBreaker } from "./tie-break.ts";
import type { Weights } from "./weights.ts";

/** What one criterion does to a lead. */
export interface LeadReason {
  readonly criterion: Criterion;
  /** Weighted points that the leader gains on the other quote; negative when it loses them. */
  readonly points: number;
}

/** Why one quote ranks above another. */
export interface LeadExplanation {
  readonly leader: ScoredQuote;
  readonly runnerUp: ScoredQuote;
  /** The difference of the scores; 0 for a tie. */
  readonly leadPoints: number;
  /** One per criterion, the largest gain first. */
  readonly reasons: readonly LeadReason[];
  /** The criterion that gains the most, several if they gain the same, or what broke the tie. */
  readonly decidedBy: readonly TieBreaker[];
}

/**
 * Explains the order of two quotes that were scored together. The leader is whichever leads under
 * the given weights.
 */
export function explainLead(
  first: ScoredQuote,
  second: ScoredQuote,
  weights: Weights,
): LeadExplanation {
  const [leader, runnerUp] = [rescore(first, weights), rescore(second, weights)].sort(
    compareScored,
  ) as [ScoredQuote, ScoredQuote];
  const leadPoints = roundToBillionth(leader.score - runnerUp.score);
  const reasons = criteria
    .map((criterion) => ({
      criterion,
      points: roundToBillionth(
        (weights[criterion] * (leader.values[criterion] - runnerUp.values[criterion])) / 100,
      ),
    }))
    .sort((a, b) => b.points - a.points);
  const decidedBy =
    leadPoints === 0
      ? [findTieBreaker(leader.quote, runnerUp.quote)]
      : reasons
          .filter(({ points }) => points === reasons[0]?.points)
          .map(({ criterion }) => criterion);
  return { leader, runnerUp, leadPoints, reasons, decidedBy };
}

/** Puts an explanation in one sentence. The points in it, to a tenth, add up to the lead in it. */
export function leadSentence(explanation: LeadExplanation): string {
  const { leader, runnerUp, leadPoints, reasons, decidedBy } = explanation;
  const sameSupplier = leader.quote.supplier === runnerUp.quote.supplier;
  const nameOf = ({ quote }: ScoredQuote) =>
    sameSupplier ? `${quote.supplier} (${quote.id})` : quote.supplier;

  const deciders = listOf(decidedBy.map((decider) => deciderNames[decider]));
  if (leadPoints === 0) {
    const level = `${nameOf(leader)} and ${nameOf(runnerUp)} tie at ${leader.score.toFixed(1)}`;
    return `${level} points; ${deciders} puts ${nameOf(leader)} first.`;
  }

  const tenths = roundToTotal(reasons.map(({ points }) => points * 10));
  const details = reasons.flatMap(({ criterion }, index) => {
    const points = (tenths[index] ?? 0) / 10;
    if (points === 0) return [];
    const loser = points > 0 ? runnerUp : leader;
    const gap = loser.missing.includes(criterion) ? ` (none from ${nameOf(loser)})` : "";
    const verb = points > 0 ? "gained" : "given up";
    return [`${Math.abs(points).toFixed(1)} ${verb} on ${criterionNames[criterion]}${gap}`];
  });
  const leadTenths = tenths.reduce((total, each) => total + each, 0);
  const lead = leadTenths === 0 ? "less than 0.1" : (leadTenths / 10).toFixed(1);
  const verb = decidedBy.length > 1 ? "put" : "puts";
  const claim = `${deciders} ${verb} ${nameOf(leader)} ${lead} points ahead of ${nameOf(runnerUp)}`;
  return `${capitalized(claim)}${details.length > 0 ? ": " : ""}${details.join(", ")}.`;
}

const deciderNames: Readonly<Record<TieBreaker, string>> = {
  ...criterionNames,
  supplier: "supplier name",
  id: "quote id",
};

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
