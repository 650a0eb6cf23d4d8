import { illustrativeRates } from "#analyzer/package/rates.ts";
import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import { breakAt } from "#app/samples/price-breaks.ts";
import { sampleTermsOf } from "#app/samples/sample-settings.ts";
import { numberSetting } from "#app/page/state/tool-settings.ts";
import { groupDigits } from "#app/format/group-digits.ts";

export type BomLine = (typeof electronicsSample.lines)[number];
export type Distributor = (typeof electronicsSample.distributors)[number];
export type BomOffer = NonNullable<BomLine["offers"][Distributor["id"]]>;

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

export function requiredQuantity(
  line: Omit<BomLine, "partNumber" | "description">,
  { boards, attritionPercent }: Build,
): number {
  const placed = boards * line.perBoard;
  // In whole percent, so that 12,000 and 2% make 12,240 and not one more.
  return line.hasAttrition ? Math.ceil((placed * (100 + attritionPercent)) / 100) : placed;
}

/** One offer, worked out for a build. Money in US dollars. */
export function workOffer(
  { id, supplier, currency, per, freightPerLine }: Distributor,
  offer: BomOffer,
  required: number,
) {
  const rate = illustrativeRates.perUnit[currency] ?? 0;
  const { freightPercent = 0, dutyPercent = 0 } = sampleTermsOf(supplier);
  const ordered = orderQuantity(required, offer);
  const price = breakAt(offer.breaks, ordered);
  const unitPrice = (price.unitPrice * rate) / per;
  const parts = ordered * unitPrice;
  const cost = {
    parts,
    tooling: 0,
    freight: freightPerLine === null ? (parts * freightPercent) / 100 : freightPerLine * rate,
    duty: (parts * dutyPercent) / 100,
  };
  return {
    distributorId: id,
    leadTimeDays: offer.leadTimeDays,
    /** As quoted, at the quantity that is ordered. */
    price,
    /** Each, on the one basis. */
    unitPrice,
    orderQuantity: ordered,
    overbuy: ordered - required,
    cost,
    landedCost: landedCost(cost).total,
    /** The part of it that pays for parts no board needs. */
    overbuyCost: (ordered - required) * unitPrice,
  };
}

export type WorkedOffer = ReturnType<typeof workOffer>;

export function workLines(
  lines: readonly BomLine[],
  distributors: readonly Distributor[],
  build: Build,
) {
  return lines.map((line) => {
    const required = requiredQuantity(line, build);
    const offers = distributors.flatMap((distributor) => {
      const offer = line.offers[distributor.id];
      return offer && (offer.isActive || !build.activeOnly)
        ? [workOffer(distributor, offer, required)]
        : [];
    });
    return {
      line,
      required,
      /** Those that may be bought, in the distributors' order. */
      offers,
      /** The offer whose order costs least landed, which need not be the lowest unit price. */
      best: offers.toSorted((a, b) => a.landedCost - b.landedCost)[0] ?? null,
      lowestUnitPrice: offers.toSorted((a, b) => a.unitPrice - b.unitPrice)[0] ?? null,
    };
  });
}

export type WorkedLine = ReturnType<typeof workLines>[number];

/** A choice of one offer for each line. */
function basket(chosen: readonly (WorkedOffer | null | undefined)[]) {
  const offers = chosen.filter((offer) => offer !== null && offer !== undefined);
  const sum = (amount: (offer: WorkedOffer) => number) =>
    offers.reduce((total, offer) => total + amount(offer), 0);
  const isWhole = offers.length === chosen.length;
  const cost = {
    parts: sum((offer) => offer.cost.parts),
    tooling: 0,
    freight: sum((offer) => offer.cost.freight),
    duty: sum((offer) => offer.cost.duty),
  };
  return {
    /** Null where a line has no offer: nobody can build from it. */
    landedCost: isWhole ? landedCost(cost).total : null,
    overbuyCost: sum((offer) => offer.overbuyCost),
    cost,
    leadTimeDays: isWhole ? Math.max(...offers.map((offer) => offer.leadTimeDays)) : null,
    missingLines: chosen.length - offers.length,
  };
}

export type Basket = ReturnType<typeof basket>;

/**
 * Everything from one distributor, ranked, those that leave out a line aside: their total would be lower for the wrong
 * reason. And each line from whoever is cheapest for it.
 */
export function awards(
  worked: readonly WorkedLine[],
  distributors: readonly Distributor[],
  weights: Weights,
) {
  const single = distributors.map((distributor) => ({
    ...distributor,
    ...basket(
      worked.map(({ offers }) =>
        offers.find(({ distributorId }) => distributorId === distributor.id),
      ),
    ),
  }));
  return {
    ranked: rank(
      single.filter(({ missingLines }) => missingLines === 0),
      weights,
    ).ranked,
    incomplete: single.filter(({ missingLines }) => missingLines > 0),
    split: basket(worked.map(({ best }) => best)),
  };
}

const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€" };

/** A price as the distributor wrote it: "$3.10 per 1,000", "€0.31 per 100". */
export function asQuoted(
  { unitPrice }: WorkedOffer["price"],
  { currency, per }: Distributor,
): string {
  const figure = groupDigits(unitPrice, unitPrice < 0.1 ? 4 : 2);
  const basis = per === 1 ? "each" : `per ${groupDigits(per)}`;
  return `${signs[currency] ?? currency}${figure} ${basis}`;
}

export const electronicsSettings = {
  boards: numberSetting("Boards to build", "boards", {
    min: 1,
    max: 100_000,
    default: electronicsSample.boards,
  }),
  attrition: {
    kind: "choice",
    options: ["0", "2", "5"],
    default: `${electronicsSample.attritionPercent}`,
  },
  parts: { kind: "choice", options: ["any", "active"], default: "any" },
} as const;

/** Price bases that one capacitor comes back in, each as quoted; the common basis is computed. */
export const electronicsBases = [
  { heading: "Per thousand", distributor: "fennel" },
  { heading: "Per hundred, in euro", distributor: "lioret" },
  { heading: "Each, cut tape", distributor: "copperline" },
] as const;
