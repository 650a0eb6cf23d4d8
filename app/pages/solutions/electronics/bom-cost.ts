import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";

import { toCents } from "#app/format/format-price.ts";

/** A distributor's answer to one line of a bill of materials. */
export interface BomOffer {
  mpn: string;
  isActive: boolean;
  /** As quoted: so much money for so many parts. */
  price: { amount: number; currency: "USD" | "EUR"; per: number };
  minimum: number;
  /** Parts to a reel, tray or bag; 1 for cut tape. */
  multiple: number;
  leadTimeDays: number;
}

export interface BomLine {
  id: string;
  perBoard: number;
  /** Lost on the placement machine, so more are needed than the boards hold. */
  hasAttrition: boolean;
  /** By the distributor's id. */
  offers: Readonly<Record<string, BomOffer>>;
}

export interface Distributor {
  id: string;
  supplier: string;
  freight: number;
  reliability: number;
}

export interface Build {
  boards: number;
  attritionPercent: number;
  /** Leave out parts that the maker no longer recommends for new designs. */
  activeOnly: boolean;
}

/** Whole packs, and no fewer than the minimum. */
export function orderQuantity(
  required: number,
  { minimum, multiple }: { minimum: number; multiple: number },
): number {
  return Math.ceil(Math.max(required, minimum) / multiple) * multiple;
}

export function requiredQuantity(line: BomLine, { boards, attritionPercent }: Build): number {
  const placed = boards * line.perBoard;
  // In whole percent, so that 12,000 and 2% make 12,240 and not one more.
  return line.hasAttrition ? Math.ceil((placed * (100 + attritionPercent)) / 100) : placed;
}

/** One offer, worked out for a build. Money in US dollars. */
export interface WorkedOffer {
  distributorId: string;
  offer: BomOffer;
  /** Each, on the one basis. */
  unitPrice: number;
  orderQuantity: number;
  overbuy: number;
  orderCost: number;
  /** The part of it that pays for parts no board needs. */
  overbuyCost: number;
}

export function workOffer(
  distributorId: string,
  offer: BomOffer,
  required: number,
  dollarsPerEuro: number,
): WorkedOffer {
  const { amount, currency, per } = offer.price;
  const unitPrice = (amount * (currency === "EUR" ? dollarsPerEuro : 1)) / per;
  const ordered = orderQuantity(required, offer);
  const orderCost = toCents(ordered * unitPrice);
  return {
    distributorId,
    offer,
    unitPrice,
    orderQuantity: ordered,
    overbuy: ordered - required,
    orderCost,
    overbuyCost: toCents(orderCost - toCents(required * unitPrice)),
  };
}

export interface WorkedLine<L extends BomLine> {
  line: L;
  required: number;
  /** Those that may be bought, in the distributors' order. */
  offers: readonly WorkedOffer[];
  /** The offer whose order costs least, which need not be the lowest unit price. */
  best: WorkedOffer | null;
  lowestUnitPrice: WorkedOffer | null;
}

export function workLines<L extends BomLine>(
  lines: readonly L[],
  build: Build,
  dollarsPerEuro: number,
): WorkedLine<L>[] {
  return lines.map((line) => {
    const required = requiredQuantity(line, build);
    const offers = Object.entries(line.offers)
      .filter(([, offer]) => offer.isActive || !build.activeOnly)
      .map(([id, offer]) => workOffer(id, offer, required, dollarsPerEuro));
    return {
      line,
      required,
      offers,
      best: least(offers, ({ orderCost }) => orderCost),
      lowestUnitPrice: least(offers, ({ unitPrice }) => unitPrice),
    };
  });
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (best, item) => (best === null || measure(item) < measure(best) ? item : best),
    null,
  );
}

export interface Basket {
  /** Null where a line has no offer: nobody can build from it. */
  landedCost: number | null;
  overbuyCost: number;
  /** Of the distributors that are in it. */
  freight: number;
  leadTimeDays: number | null;
  missingLines: number;
}

/** A choice of one offer for each line, as one order with each distributor that is in it. */
function basket(
  chosen: readonly (WorkedOffer | null | undefined)[],
  distributors: readonly Distributor[],
): Basket {
  const offers = chosen.filter((offer) => offer !== null && offer !== undefined);
  const freight = distributors
    .filter(({ id }) => offers.some(({ distributorId }) => distributorId === id))
    .reduce((sum, distributor) => sum + distributor.freight, 0);
  const isWhole = offers.length === chosen.length;
  const { total } = landedCost({
    parts: offers.reduce((sum, { orderCost }) => sum + orderCost, 0),
    tooling: 0,
    freight,
    duty: 0,
  });
  return {
    landedCost: isWhole ? toCents(total) : null,
    overbuyCost: toCents(offers.reduce((sum, { overbuyCost }) => sum + overbuyCost, 0)),
    freight,
    leadTimeDays: isWhole ? Math.max(...offers.map(({ offer }) => offer.leadTimeDays)) : null,
    missingLines: chosen.length - offers.length,
  };
}

/** Everything from one distributor, ranked; and each line from whoever is cheapest for it. */
export function awards(
  worked: readonly WorkedLine<BomLine>[],
  distributors: readonly Distributor[],
  weights: Weights,
) {
  const single = distributors.map((distributor) => ({
    ...distributor,
    ...basket(
      worked.map(({ offers }) =>
        offers.find(({ distributorId }) => distributorId === distributor.id),
      ),
      distributors,
    ),
  }));
  return {
    ranked: rank(single, weights).ranked,
    split: basket(
      worked.map(({ best }) => best),
      distributors,
    ),
  };
}
