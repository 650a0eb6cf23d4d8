import { criterionNames, type Criterion } from "../../rank/criteria.ts";
import { compareScored, type RankedQuote } from "../../rank/rank.ts";
import { rescore, type ScoredQuote, scoreQuotes } from "../../rank/score.ts";
import type { Weights } from "../../rank/weights.ts";
import type { MissingValue } from "../analysis.ts";
import { daysText, numberText } from "../figures.ts";
import type { Offer } from "../rank/offers.ts";

/** Up to this many offers it is tried what a lead time below all others would do: it moves every score. */
const mostToRescore = 200;
const mostNamed = 10;

/** What ranked offers do not say, and from which value on each would be first. */
export function findMissingValues(
  ranked: readonly RankedQuote<Offer>[],
  weights: Weights,
): MissingValue[] {
  const found: MissingValue[] = [];
  for (const scored of ranked) {
    for (const criterion of scored.missing) {
      if (isUnstated(criterion, ranked)) continue;
      if (found.length === mostNamed) return found;
      found.push(missingValue(scored, criterion, ranked, weights));
    }
  }
  return found;
}

/** What nobody states counts for nobody. */
function isUnstated(criterion: Criterion, ranked: readonly RankedQuote<Offer>[]): boolean {
  return ranked.every(({ missing }) => missing.includes(criterion));
}

function missingValue(
  scored: RankedQuote<Offer>,
  criterion: Criterion,
  ranked: readonly RankedQuote<Offer>[],
  weights: Weights,
): MissingValue {
  const { id, supplier } = scored.quote;
  const firstAt =
    scored.rank === 1 || weights[criterion] === 0
      ? null
      : criterion === "reliability"
        ? firstReliability(scored, ranked, weights)
        : firstLeadTime(scored, ranked, weights);
  const missing = `${supplier} gives no ${criterionNames[criterion]}`;
  const consequence = () => {
    if (scored.rank === 1) return " and is first even so.";
    if (weights[criterion] === 0) return ", which has no weight now.";
    if (firstAt === null) return `, which counts as 0 points.`;
    return criterion === "reliability"
      ? `: with ${numberText(firstAt)} or more of 100 it would be first.`
      : `: with ${daysText(firstAt)} or fewer it would be first.`;
  };
  return { offerId: id, supplier, criterion, firstAt, sentence: missing + consequence() };
}

/** The least whole rating that leads. No other score depends on it. */
function firstReliability(
  scored: RankedQuote<Offer>,
  ranked: readonly RankedQuote<Offer>[],
  weights: Weights,
): number | null {
  const rival = ranked[0]!;
  const leadsWith = (reliability: number) =>
    compareScored(supplied(scored, { reliability }, { reliability }, weights), rival) < 0;
  if (!leadsWith(100)) return null;
  return leastWhole(0, 100, leadsWith);
}

/** The most whole days that lead. From the fastest on no other score depends on them; below it all do. */
function firstLeadTime(
  scored: RankedQuote<Offer>,
  ranked: readonly RankedQuote<Offer>[],
  weights: Weights,
): number | null {
  const rival = ranked[0]!;
  const stated = ranked.flatMap(({ quote }) => quote.leadTimeDays ?? []);
  if (stated.length === 0) return null;
  const fastest = stated.reduce((least, days) => Math.min(least, days), Infinity);
  const leadsAbove = (leadTimeDays: number) => {
    const leadTime = Math.max(0, 100 - (leadTimeDays - fastest));
    return compareScored(supplied(scored, { leadTimeDays }, { leadTime }, weights), rival) < 0;
  };
  const fastestWhole = Math.ceil(fastest);
  if (leadsAbove(fastestWhole)) {
    return leastWhole(fastestWhole, fastestWhole + 101, (days) => !leadsAbove(days)) - 1;
  }
  if (ranked.length > mostToRescore) return null;
  const leadsBelow = (leadTimeDays: number) => {
    const quotes = ranked.map(({ quote }) =>
      quote.id === scored.quote.id ? { ...quote, leadTimeDays } : quote,
    );
    return scoreQuotes(quotes, weights).sort(compareScored)[0]?.quote.id === scored.quote.id;
  };
  if (!leadsBelow(0)) return null;
  return leastWhole(0, fastestWhole, (days) => !leadsBelow(days)) - 1;
}

/** The same offer with a value supplied. */
function supplied(
  scored: RankedQuote<Offer>,
  given: Partial<Offer>,
  values: Partial<ScoredQuote["values"]>,
  weights: Weights,
): ScoredQuote {
  const filled = { ...scored, quote: { ...scored.quote, ...given } };
  return rescore({ ...filled, values: { ...scored.values, ...values } }, weights);
}

/** The least whole number from `low` to `high` that holds, given that all above it do and `high` does. */
function leastWhole(low: number, high: number, holds: (value: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}
