import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";

import type { aerospaceRfq } from "./records.ts";

/** A supplier's price and its answer to each requirement, by the requirement's id. */
type GatedQuote = (typeof aerospaceRfq.quotes)[number];

interface GateRules {
  weights: Weights;
  /** Ids of the requirements that nobody may miss. */
  mustHold: readonly string[];
}

/** Compliance first: who misses a requirement is not ranked, whatever the price. */
export function gateAndRank(quotes: readonly GatedQuote[], { weights, mustHold }: GateRules) {
  const judged = quotes.map((quote) => ({
    quote: { ...quote, landedCost: landedCost(quote.cost).total },
    by: mustHold.filter((id) => isMissing(quote, id)),
  }));
  const admitted = judged.filter(({ by }) => by.length === 0).map(({ quote }) => quote);
  return {
    /** Those who may be awarded, best first. */
    ranked: rank(admitted, weights).ranked,
    /** The others, each with the requirements that it misses. */
    barred: judged.filter(({ by }) => by.length > 0),
  };
}

export type Gate = ReturnType<typeof gateAndRank>;

/** An answer that was not given is missing too. */
function isMissing(quote: GatedQuote, requirementId: string): boolean {
  return (quote.answers[requirementId]?.standing ?? "missing") === "missing";
}

/** What giving up one requirement, and no other, would change. */
export function waive(quotes: readonly GatedQuote[], rules: GateRules, requirementId: string) {
  const now = gateAndRank(quotes, rules);
  const then = gateAndRank(quotes, {
    ...rules,
    mustHold: rules.mustHold.filter((id) => id !== requirementId),
  });
  const [firstNow, firstThen] = [now.ranked[0], then.ranked[0]];
  return {
    /** Suppliers that this requirement alone keeps out. */
    admits: now.barred
      .filter(({ by }) => by.length === 1 && by[0] === requirementId)
      .map(({ quote }) => quote.supplier),
    /** Landed cost of the first place now, less that of the first place then; null if there is none now. */
    saving: firstNow && firstThen ? firstNow.quote.landedCost - firstThen.quote.landedCost : null,
  };
}

export type Waiver = ReturnType<typeof waive>;
