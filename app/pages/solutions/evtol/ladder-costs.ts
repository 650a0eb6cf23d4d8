import { illustrativeRates } from "#analyzer/package/rates.ts";
import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";

import { numberSetting } from "#app/page/state/tool-settings.ts";
import { evtolSample } from "#app/samples/evtol-sample.ts";
import { breakAt } from "#app/samples/price-breaks.ts";
import { sampleTermsOf } from "#app/samples/sample-terms.ts";

/** What the visitor chooses. */
export const evtolSettings = {
  shipsets: numberSetting("Shipsets", "shipsets", {
    min: 1,
    max: evtolSample.lastShipset,
    default: evtolSample.shipsets,
  }),
  days: numberSetting("First article needed in", "days", { min: 1, max: 720, default: 180 }),
} as const;

export type LadderQuote = (typeof evtolSample.quotes)[number];

interface Rung {
  shipsets: number;
  piecesPerShipset: number;
  /** Days until the first article is needed. */
  neededInDays: number;
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

export function priceLadder(quotes: readonly LadderQuote[], rung: Rung) {
  const inTime = quotes.filter(({ leadTimeDays }) => leadTimeDays <= rung.neededInDays);
  const priced = inTime.map((quote) => {
    const cost = shipsetsCost(quote, rung);
    return { ...quote, cost, landedCost: landedCost(cost).total };
  });
  return {
    /** Those in time, cheapest first: on this sheet landed cost alone decides, and the date is a gate. */
    ranked: rank(priced, costAlone).ranked,
    late: quotes
      .filter((quote) => !inTime.includes(quote))
      .map((quote) => ({ quote, daysLate: quote.leadTimeDays - rung.neededInDays })),
  };
}

export type LadderStep = ReturnType<typeof priceLadder>;

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
