import type { PriceBreak, QuoteLine } from "../../intake/quote-line.ts";
import type { SourcePlace } from "../../intake/source.ts";
import { convertDimension, neededMeasure } from "./convert-unit.ts";
import { baseUnit, quantityText } from "../figures.ts";
import { type PartContext, positive, statedQuantity } from "./part-context.ts";

/** Why a line has no cost that can be compared: the clause after "cannot be compared:". */
export interface Incomparable {
  readonly reason: string;
  readonly sources: readonly SourcePlace[];
}

/** The goods of a line at the quantity that is wanted. Amounts count pieces, kilograms or meters. */
export interface PricedGoods {
  /** `null` where no quantity is known: then everything is for one. */
  readonly wanted: number | null;
  readonly isAsked: boolean;
  /** What the line itself states. */
  readonly stated: number | null;
  /** What must be bought: more than wanted under a minimum order. */
  readonly ordered: number;
  /** `ordered` in the units that the line itself counts: dozens, pounds. */
  readonly orderedUnits: number;
  /** The least that the supplier sells at this price list; 0 where nothing is said. */
  readonly least: number;
  readonly priceBreak: PriceBreak;
  /** `ordered` in what the price counts. */
  readonly pricedAmount: number;
  /** In the currency of the line. */
  readonly cost: number;
}

/** 31 lb are 14.06 kg and back 30.999999999999996 lb: the break at 31 is reached. */
export const reachedTolerance = 1e-9;

/** A millionth of a cent; less, and 0, is no price. */
const leastPrice = 1e-8;

/**
 * Prices a line at the quantity asked for, else as quoted. Under a minimum order, or below the first price break, the
 * least quantity is bought and paid for: its whole cost is spread over what is wanted.
 */
export function priceGoods(line: QuoteLine, part: PartContext): PricedGoods | Incomparable {
  const { dimension, measures } = part;
  const { dimension: counted, size } = line.quantityUnit.value;
  const toPart = (amount: number) => convertDimension(amount * size, counted, dimension, measures);
  const stated = statedQuantity(line, dimension, measures);
  const own = part.isOneQuantity ? null : stated;
  const wanted = part.askedQuantity ?? own ?? part.usualQuantity;

  if (wanted === null && line.prices.length > 1) {
    const sources = line.prices.map(({ price }) => price.place);
    return { reason: "its price depends on the quantity: enter how many are asked for", sources };
  }

  const firstFrom = line.prices[0]?.fromQuantity ?? 0;
  const minimum = positive(line.minimumOrder?.value) ?? 0;
  const least = wanted === null ? 0 : toPart(Math.max(minimum, firstFrom));
  const ordered = wanted === null ? 1 : Math.max(wanted, least ?? 0);
  const orderedInOwn = convertDimension(ordered, dimension, counted, measures);
  if (least === null || orderedInOwn === null) {
    return incompatible(line, counted, dimension, "its quantities count");
  }
  const orderedUnits = orderedInOwn / size;
  const reached = line.prices.findLast(
    ({ fromQuantity }) => orderedUnits * (1 + reachedTolerance) >= fromQuantity,
  );
  const priceBreak = (wanted === null ? undefined : reached) ?? line.prices[0];
  if (!priceBreak) return { reason: "no price", sources: [] };
  const price = priceBreak.price.value;
  if (!(Number.isFinite(price) && price >= leastPrice)) {
    const sources = [priceBreak.price.place];
    return { reason: `“${priceBreak.price.raw}” is not a price`, sources };
  }

  const { unit } = line;
  const pricedAmount = convertDimension(ordered, dimension, unit.value.dimension, measures);
  if (pricedAmount === null) {
    return incompatible(line, unit.value.dimension, dimension, "the price counts");
  }
  return {
    wanted,
    isAsked: wanted !== null && wanted === part.askedQuantity,
    stated,
    ordered,
    orderedUnits,
    least,
    priceBreak,
    pricedAmount,
    cost: (price * pricedAmount) / unit.value.size,
  };
}

function incompatible(
  line: QuoteLine,
  from: PartContext["dimension"],
  to: PartContext["dimension"],
  what: string,
): Incomparable {
  const needed = neededMeasure(from, to);
  return {
    reason: `${what} ${baseUnit(from)} and the part is counted by ${baseUnit(to)}: enter ${needed}`,
    sources: [line.unit.place, line.quantityUnit.place],
  };
}

/** 530 lb are 240.4 kg: no other quantity than 240 kg. */
const closeEnough = 0.005;

/** Says that more is bought than wanted, or that the price was given for another quantity; `null` otherwise. */
export function quantityNote(goods: PricedGoods, part: PartContext): string | null {
  const { wanted, ordered, least, stated } = goods;
  if (wanted === null) return null;
  const text = (amount: number) => quantityText(amount, part.dimension);
  if (ordered > wanted) {
    return `Sold from ${text(least)}: you pay for ${text(ordered - wanted)} extra.`;
  }
  const isOther = stated !== null && Math.abs(stated - wanted) > wanted * closeEnough;
  if (isOther && goods.priceBreak.fromQuantity === 0) {
    return `Quoted for ${text(stated)} and priced at ${text(wanted)}: ask whether the price holds.`;
  }
  return null;
}
