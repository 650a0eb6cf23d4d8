import type { Charge, QuoteLine, Reading } from "../../intake/quote-line.ts";
import type { SourcePlace } from "../../intake/source.ts";
import { type Incoterm, isIncoterm } from "../../quote/incoterm.ts";
import { partKey, supplierKey } from "../part-key.ts";
import type { PricedGoods } from "./price-goods.ts";
import type { PackageSettings } from "../settings.ts";

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
        /** The share of a volume beyond this order that falls on it; 1 where there is none. */
        readonly volumeShare: number;
      }
    /** `by` names the rule: an Incoterm, a supplier or a country. */
    | { readonly kind: "adder"; readonly percent: number; readonly by: string | null }
    | { readonly kind: "none" };
}

/** The rule that a line is delivered under; `null` where prices are taken as delivered. */
export interface DeliveryRule {
  readonly incoterm: Incoterm | null;
  readonly isAssumed: boolean;
}

/** A package in which no quote names a rule is taken as delivered: then all are treated alike without one. */
export function deliveryRule(
  line: QuoteLine,
  settings: PackageSettings,
  isNamedElsewhere: boolean,
): DeliveryRule {
  const named = line.incoterm?.value;
  if (named !== undefined && isIncoterm(named)) return { incoterm: named, isAssumed: false };
  const incoterm = settings.missingIncoterm ?? (isNamedElsewhere ? "EXW" : null);
  return { incoterm, isAssumed: true };
}

/** How one amount for a whole order falls on the parts it was given for. */
export interface ChargeShares {
  readonly shareOf: (line: QuoteLine, reading: Reading<Charge>) => number;
  readonly partCountOf: (line: QuoteLine, reading: Reading<Charge>) => number;
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
  const valuesOf = (line: QuoteLine, reading: Reading<Charge>) => {
    const key = sharedPlace(line, reading);
    return key === null ? undefined : valuesByPlace.get(key);
  };
  return {
    shareOf(line, reading) {
      const values = valuesOf(line, reading);
      if (!values || values.size < 2) return 1;
      // Sorted, so that the sum does not depend on the order of the lines.
      const total = [...values.values()].sort((a, b) => a - b).reduce((sum, each) => sum + each, 0);
      return (values.get(partKey(line)) ?? 0) / total;
    },
    partCountOf: (line, reading) => valuesOf(line, reading)?.size ?? 1,
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
  if (value.kind !== "amount" || value.per !== "order") return null;
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

/** What is added where a quote states nothing, in percent; `by` is `null` for the Incoterm's. */
export interface Adder {
  readonly percent: number;
  readonly by: string | null;
}

export const noAdder: Adder = { percent: 0, by: null };

/** The supplier's own freight and duty go before its country's, and those before the Incoterm's. */
export function addersOf(
  line: QuoteLine,
  { incoterm }: DeliveryRule,
  { incotermAdders, supplierAdders = {}, originAdders = {} }: PackageSettings,
): { readonly freight: Adder; readonly duty: Adder } {
  const rule = incoterm === null ? null : incotermAdders[incoterm];
  const key = supplierKey(line);
  const origin = line.origin?.value.trim() ?? "";
  const country = origin.toLowerCase();
  const ofSupplier = Object.hasOwn(supplierAdders, key) ? supplierAdders[key] : undefined;
  const ofOrigin = Object.hasOwn(originAdders, country) ? originAdders[country] : undefined;
  const adder = (field: "freightPercent" | "dutyPercent"): Adder => {
    const own = ofSupplier?.[field];
    if (own !== undefined) return { percent: own, by: line.supplier.value };
    const there = ofOrigin?.[field];
    if (there !== undefined) return { percent: there, by: `from ${origin}` };
    return { percent: rule?.[field] ?? 0, by: null };
  };
  return { freight: adder("freightPercent"), duty: adder("dutyPercent") };
}

/**
 * What a quote states replaces the rule's adder, so that nothing is counted twice. A percentage is of the goods, and of
 * what else is `dutiable`.
 */
export function chargeWorking(
  line: QuoteLine,
  reading: Reading<Charge> | null,
  { percent: adderPercent, by }: Adder,
  goods: PricedGoods,
  shares: ChargeShares,
  { volumeShare = 1, dutiable = 0 } = {},
): ChargeWorking {
  const valued = goods.cost + dutiable;
  if (reading === null) {
    const amount = (valued * adderPercent) / 100;
    return adderPercent === 0
      ? { amount: 0, basis: { kind: "none" } }
      : { amount, basis: { kind: "adder", percent: adderPercent, by } };
  }
  const share = shares.shareOf(line, reading);
  const basis = {
    kind: "quoted",
    reading,
    share,
    partCount: shares.partCountOf(line, reading),
    volumeShare: reading.value.kind === "amount" && reading.value.per === "order" ? volumeShare : 1,
  } as const;
  const amount = chargeAmount(reading.value, goods, valued) * share * basis.volumeShare;
  return { amount, basis };
}

function chargeAmount(charge: Charge, goods: PricedGoods, valued: number): number {
  if (charge.kind === "percent") return (valued * charge.percent) / 100;
  return charge.per === "order" ? charge.amount : charge.amount * goods.orderedUnits;
}
