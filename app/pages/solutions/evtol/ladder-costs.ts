import { illustrativeRates } from "#analyzer/package/rates.ts";
import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank, type RankedQuote } from "#analyzer/rank/rank.ts";

import { breakAt, type PriceBreak } from "#app/samples/price-breaks.ts";
import { sampleTermsOf } from "#app/samples/sample-terms.ts";

/** A quote with price breaks, for a part of which each aircraft takes a fixed number. */
export interface LadderQuote {
  id: string;
  supplier: string;
  currency: string;
  /** By number of pieces. */
  breaks: readonly [PriceBreak, ...PriceBreak[]];
  tooling: number;
  /** First article inspection, and what has to be qualified before it. */
  firstArticle: number;
  /** Null where none is quoted, and the buyer's own rate is added. */
  duty: 0 | null;
  /** To the first article. */
  leadTimeDays: number;
  reliability: number | null;
}

interface Rung {
  shipsets: number;
  piecesPerShipset: number;
  /** Days until the first article is needed. */
  neededInDays: number;
}

export interface LadderStep<Q extends LadderQuote> {
  /** Those in time, cheapest first: on this sheet landed cost alone decides, and the date is a gate. */
  ranked: readonly RankedQuote<Q & { cost: CostParts; landedCost: number }>[];
  late: readonly { quote: Q; daysLate: number }[];
}

const costAlone = { landedCost: 100, leadTime: 0, reliability: 0 };

/** What so many shipsets cost, in US dollars. */
export function shipsetsCost(
  quote: LadderQuote,
  { shipsets, piecesPerShipset }: Pick<Rung, "shipsets" | "piecesPerShipset">,
): CostParts {
  const pieces = shipsets * piecesPerShipset;
  const rate = illustrativeRates.perUnit[quote.currency] ?? 0;
  const { freightPercent = 0, dutyPercent = 0 } = sampleTermsOf(quote.supplier);
  const parts = pieces * breakAt(quote.breaks, pieces).unitPrice * rate;
  const tooling = (quote.tooling + quote.firstArticle) * rate;
  return {
    parts,
    tooling,
    freight: (parts * freightPercent) / 100,
    // Tooling that is paid to the supplier belongs to the customs value.
    duty: quote.duty ?? ((parts + tooling) * dutyPercent) / 100,
  };
}

export function priceLadder<Q extends LadderQuote>(
  quotes: readonly Q[],
  rung: Rung,
): LadderStep<Q> {
  const inTime = quotes.filter(({ leadTimeDays }) => leadTimeDays <= rung.neededInDays);
  const priced = inTime.map((quote) => {
    const cost = shipsetsCost(quote, rung);
    return { ...quote, cost, landedCost: landedCost(cost).total };
  });
  return {
    ranked: rank(priced, costAlone).ranked,
    late: quotes
      .filter((quote) => !inTime.includes(quote))
      .map((quote) => ({ quote, daysLate: quote.leadTimeDays - rung.neededInDays })),
  };
}

/** A run of quantities at which one and the same supplier is cheapest; null where nobody is in time. */
export interface LadderSpan {
  from: number;
  to: number;
  quoteId: string | null;
}

/** Who is cheapest from one shipset to the last one asked about, and where that changes. */
export function cheapestSpans(
  quotes: readonly LadderQuote[],
  { piecesPerShipset, neededInDays }: Omit<Rung, "shipsets">,
  lastShipset: number,
): LadderSpan[] {
  const spans: LadderSpan[] = [];
  for (let shipsets = 1; shipsets <= lastShipset; shipsets++) {
    const { ranked } = priceLadder(quotes, { shipsets, piecesPerShipset, neededInDays });
    const quoteId = ranked[0]?.quote.id ?? null;
    const last = spans.at(-1);
    if (last?.quoteId === quoteId) last.to = shipsets;
    else spans.push({ from: shipsets, to: shipsets, quoteId });
  }
  return spans;
}
