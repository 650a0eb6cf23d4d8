import type { Charge, QuoteLine, Reading } from "../../intake/quote-line.ts";
import type { SourcePlace } from "../../intake/source.ts";
import { partKey } from "../part-key.ts";
import type { PricedGoods } from "./price-goods.ts";

/** A cost beside the goods, in the currency of its line, and what it rests on. */
export interface ChargeWorking {
  readonly amount: number;
  readonly basis:
    | {
        readonly kind: "quoted";
        readonly reading: Reading<Charge>;
        /** From 0 to 1: less than 1 where one amount is given for several parts. */
        readonly share: number;
        readonly partCount: number;
        /** The same for all that bear one amount together; `null` for a charge of its own. */
        readonly sharedAs: string | null;
        /** The share of a volume beyond this order that falls on it; 1 where there is none. */
        readonly volumeShare: number;
      }
    /** `by` says for what the buyer gave it: a supplier or a country. */
    | { readonly kind: "given"; readonly percent: number; readonly by: string }
    | { readonly kind: "none" };
}

/** How one amount for a whole order falls on the parts it was given for. */
export interface ChargeShares {
  readonly shareOf: (line: QuoteLine, reading: Reading<Charge>) => number;
  readonly partCountOf: (line: QuoteLine, reading: Reading<Charge>) => number;
  readonly keyOf: (line: QuoteLine, reading: Reading<Charge>) => string | null;
}

/**
 * An amount that stands once, in a text or a correction, and was given to several parts of a table is one amount:
 * each part bears it by its value. Rows of one part are alternatives and bear the same.
 */
export function chargeShares(
  priced: readonly { readonly line: QuoteLine; readonly goodsInBase: number }[],
): ChargeShares {
  const valuesByPlace = new Map<string, Map<string, number>>();
  for (const { line, goodsInBase } of priced) {
    for (const reading of chargesOf(line)) {
      const key = reading && sharedPlace(line, reading);
      if (!key) continue;
      const values = valuesByPlace.get(key) ?? new Map<string, number>();
      valuesByPlace.set(key, values);
      const part = partKey(line);
      values.set(part, Math.max(values.get(part) ?? 0, goodsInBase));
    }
  }
  const totals = new Map<ReadonlyMap<string, number>, number>();
  // Sorted, so that the sum does not depend on the order of the lines.
  const totalOf = (values: ReadonlyMap<string, number>) =>
    [...values.values()].sort((a, b) => a - b).reduce((sum, each) => sum + each, 0);
  for (const values of valuesByPlace.values()) totals.set(values, totalOf(values));
  const valuesOf = (line: QuoteLine, reading: Reading<Charge>) => {
    const key = sharedPlace(line, reading);
    return key === null ? undefined : valuesByPlace.get(key);
  };
  return {
    shareOf(line, reading) {
      const values = valuesOf(line, reading);
      if (!values || values.size < 2) return 1;
      return (values.get(partKey(line)) ?? 0) / totals.get(values)!;
    },
    partCountOf: (line, reading) => valuesOf(line, reading)?.size ?? 1,
    keyOf: sharedPlace,
  };
}

/** All that a line states beside its price. */
export function chargesOf(line: QuoteLine): Reading<Charge>[] {
  const { tooling, freight, duty, otherCharges = [], minimumCharge = null } = line;
  return [
    tooling,
    freight,
    duty,
    ...otherCharges.map(({ charge }) => charge),
    minimumCharge,
  ].filter((reading) => reading !== null);
}

/** `null` for a charge that is the line's own. */
function sharedPlace(line: QuoteLine, reading: Reading<Charge>): string | null {
  const { value, place, raw } = reading;
  if (value.kind !== "amount" || value.per !== "order" || value.isShared === false) return null;
  if (value.isShared) return `${line.supplier.value}\n${JSON.stringify(place)}\n${raw}`;
  if (place.kind === "cell" || (place.kind === "visitor" && place.lineId !== undefined))
    return null;
  const field = (["tooling", "freight", "duty"] as const).find((each) => line[each] === reading);
  return `${line.tableId}\n${field}\n${placeKey(place, raw)}`;
}

function placeKey(place: SourcePlace, raw: string): string {
  return place.kind === "line"
    ? `${place.fileName}\n${place.part}\n${place.line}`
    : `${place.kind}\n${raw}`;
}

/** What the buyer gives where a quote states nothing. */
export interface GivenPercent {
  readonly percent: number;
  readonly by: string;
}

/**
 * What a quote states goes before what the buyer gives, so that nothing is counted twice. A percentage is of the goods,
 * and of what else is `dutiable`.
 */
export function chargeWorking(
  line: QuoteLine,
  reading: Reading<Charge> | null,
  given: GivenPercent | null,
  goods: PricedGoods,
  shares: ChargeShares,
  { volumeShare = 1, dutiable = 0 } = {},
): ChargeWorking {
  const valued = goods.cost + dutiable;
  if (reading === null) {
    return given === null
      ? { amount: 0, basis: { kind: "none" } }
      : { amount: (valued * given.percent) / 100, basis: { kind: "given", ...given } };
  }
  const share = shares.shareOf(line, reading);
  const basis = {
    kind: "quoted",
    reading,
    share,
    partCount: shares.partCountOf(line, reading),
    sharedAs: shares.keyOf(line, reading),
    volumeShare: reading.value.kind === "amount" && reading.value.per === "order" ? volumeShare : 1,
  } as const;
  const amount = chargeAmount(reading.value, goods, valued) * share * basis.volumeShare;
  return { amount, basis };
}

function chargeAmount(charge: Charge, goods: PricedGoods, valued: number): number {
  if (charge.kind === "percent") return (valued * charge.percent) / 100;
  return charge.per === "order" ? charge.amount : charge.amount * goods.orderedUnits;
}
