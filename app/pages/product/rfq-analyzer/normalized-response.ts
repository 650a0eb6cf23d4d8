import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import type { Quote } from "#analyzer/quote/quote.ts";
import { gearboxPackage, type PackageResponse } from "./gearbox-package.ts";

const daysPer = { days: 1, weeks: 7 };

/** A response in US dollars, single pieces and calendar days, delivered: what can be ranked. */
export interface NormalizedResponse extends Quote, Pick<PackageResponse, "place" | "format"> {
  currency: PackageResponse["currency"];
  /** For all pieces, in whole US dollars. */
  cost: CostParts;
  landedCost: number;
}

/** The price of one piece in US dollars. */
export function dollarsEach(
  price: PackageResponse["prices"][number],
  currency: PackageResponse["currency"],
): number {
  return (price.amount / price.per) * gearboxPackage.dollarsPer[currency];
}

export function normalizedResponse(response: PackageResponse): NormalizedResponse {
  const { id, supplier, place, format, currency, reliability, leadTime } = response;
  const parts = Math.round(
    gearboxPackage.lines.reduce(
      (sum, { pieces }, line) => sum + pieces * dollarsEach(response.prices[line]!, currency),
      0,
    ),
  );
  const tooling = Math.round(response.tooling * gearboxPackage.dollarsPer[currency]);
  const cost = {
    parts,
    tooling,
    freight: response.freight,
    // Tooling that is paid to the supplier belongs to the customs value.
    duty: Math.round(((parts + tooling) * response.dutyPercent) / 100),
  };
  return {
    id,
    supplier,
    place,
    format,
    currency,
    cost,
    landedCost: landedCost(cost).total,
    leadTimeDays: leadTime && leadTime.amount * daysPer[leadTime.unit],
    reliability,
  };
}
