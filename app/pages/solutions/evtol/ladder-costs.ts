import { illustrativeRates } from "#analyzer/package/rates.ts";
import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";

import { numberSetting } from "#app/page/state/tool-settings.ts";
import { evtolSample } from "#app/samples/evtol-sample.ts";
import { breakAt } from "#app/samples/price-breaks.ts";
import { sampleTermsOf } from "#app/samples/sample-settings.ts";

/** What the visitor chooses. */
export const evtolSettings = {
  shipsets: numberSetting("Shipsets", "shipsets", {
    min: 1,
    max: evtolSample.lastShipset,
    default: evtolSample.shipsets,
  }),
  days: numberSetting("First article needed in", "days", { min: 1, max: 720, default: 180 }),
} as const;

const { quotes, piecesPerShipset, lastShipset } = evtolSample;
const costAlone = { landedCost: 100, leadTime: 0, reliability: 0 };

/** What so many shipsets cost, in US dollars. */
export function shipsetsCost(quote: (typeof quotes)[number], shipsets: number): CostParts {
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

/** `neededInDays`: until the first article. */
export function priceLadder(shipsets: number, neededInDays: number) {
  const priced = quotes.map((quote) => {
    const cost = shipsetsCost(quote, shipsets);
    const daysLate = Math.max(0, quote.leadTimeDays - neededInDays);
    return { ...quote, cost, landedCost: landedCost(cost).total, daysLate };
  });
  const inTime = priced.filter(({ daysLate }) => daysLate === 0);
  return {
    /** Those in time, cheapest first: on this sheet landed cost alone decides, and the date is a gate. */
    ranked: rank(inTime, costAlone).ranked,
    late: priced.filter(({ daysLate }) => daysLate > 0),
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
export function cheapestSpans(neededInDays: number): LadderSpan[] {
  const spans: LadderSpan[] = [];
  for (let shipsets = 1; shipsets <= lastShipset; shipsets++) {
    const { ranked } = priceLadder(shipsets, neededInDays);
    const quoteId = ranked[0]?.quote.id ?? null;
    const last = spans.at(-1);
    if (last?.quoteId === quoteId) last.to = shipsets;
    else spans.push({ from: shipsets, to: shipsets, quoteId });
  }
  return spans;
}
