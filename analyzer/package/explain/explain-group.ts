import { criteria, criterionNames, type Criterion } from "../../rank/criteria.ts";
import { explainLead, leadSentence } from "../../rank/explain.ts";
import { flipWeight, type WeightFlip } from "../../rank/flip-weight.ts";
import type { RankedQuote } from "../../rank/rank.ts";
import type { TieBreaker } from "../../rank/tie-break.ts";
import type { Weights } from "../../rank/weights.ts";
import type { LeadReason } from "../analysis.ts";
import { listText, numberText } from "../figures.ts";
import type { Offer } from "../rank/offers.ts";

/** Why the first is first, and at which weights the second would be. */
export function explainFirst(
  [first, second]: readonly RankedQuote<Offer>[],
  weights: Weights,
): LeadReason | null {
  if (!first || !second) return null;
  const flips = Object.fromEntries(
    criteria.map((criterion) => [criterion, flipWeight(first, second, criterion, weights)]),
  ) as Record<Criterion, WeightFlip | null>;
  const moves = criteria
    .flatMap((criterion) => {
      const flip = flips[criterion];
      return flip
        ? [{ criterion, to: flip.wholeWeight, by: flip.wholeWeight - weights[criterion] }]
        : [];
    })
    .sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  return {
    sentence: leadSentence(explainLead(first, second, weights)),
    runnerUpId: second.quote.id,
    flips,
    flipSentences: moves.map(
      ({ criterion, to, by }) =>
        `With ${criterionNames[criterion]} at ${weightText(to, by)} (now ${numberText(Number(weights[criterion].toFixed(1)))} % of the weight used), ${second.quote.supplier} would be first.`,
    ),
  };
}

/** "60 % or more", and at the ends of the scale the end alone. */
function weightText(to: number, by: number): string {
  if (to >= 100 || to <= 0) return `${to} %`;
  return `${to} % or ${by > 0 ? "more" : "less"}`;
}

const breakerNames: Readonly<Record<TieBreaker, string>> = {
  landedCost: "the lower landed cost",
  leadTime: "the shorter lead time",
  reliability: "the higher reliability",
  supplier: "the supplier's name",
  id: "the place in the files",
};

/** One sentence for each tie among these. */
export function explainTies(best: readonly RankedQuote<Offer>[]): string[] {
  const ties = new Set(best.flatMap(({ tie }) => tie ?? []));
  const supplierOf = new Map(best.map(({ quote }) => [quote.id, quote.supplier]));
  return [...ties].map(({ quoteIds, brokenBy }) => {
    const shown = quoteIds.flatMap((id) => supplierOf.get(id) ?? []);
    const others = quoteIds.length - shown.length;
    const names = others > 0 ? [...shown, `${others} more`] : shown;
    const score = best.find(({ quote }) => quote.id === quoteIds[0])?.score ?? 0;
    const breakers = [...new Set(brokenBy.slice(0, shown.length))].map((by) => breakerNames[by]);
    return `${listText(names)} tie at ${score.toFixed(1)} points; ${listText(breakers)} orders them.`;
  });
}
