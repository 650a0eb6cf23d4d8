import { criteria, type Criterion } from "../rank/criteria.ts";
import type { InputProblem } from "./invalid-input.ts";

/** One supplier's response to a request for quote. A value the supplier did not give is `null`. */
export interface Quote {
  /** Unique among the quotes that are ranked together. */
  readonly id: string;
  readonly supplier: string;
  /** In money units, the same currency for all quotes that are ranked together. */
  readonly landedCost: number | null;
  readonly leadTimeDays: number | null;
  /** From 0 (never delivers as agreed) to 100 (always does). */
  readonly reliability: number | null;
}

/** What a quote states for a criterion, in that criterion's own unit. */
export function quotedValue(quote: Quote, criterion: Criterion): number | null {
  return criterion === "leadTime" ? quote.leadTimeDays : quote[criterion];
}

/** The first reason why these quotes cannot be ranked, or `null`. */
export function findQuoteProblem(quotes: readonly Quote[]): InputProblem | null {
  const seenIds = new Set<string>();
  for (const quote of quotes) {
    if (seenIds.has(quote.id)) return { kind: "duplicate-quote-id", quoteId: quote.id };
    seenIds.add(quote.id);
    for (const criterion of criteria) {
      const value = quotedValue(quote, criterion);
      if (value === null) continue;
      const highest = criterion === "reliability" ? 100 : Infinity;
      if (!(Number.isFinite(value) && value >= 0 && value <= highest)) {
        return { kind: "quote-value", quoteId: quote.id, criterion, value };
      }
    }
  }
  return null;
}
