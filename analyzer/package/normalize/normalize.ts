import type { QuoteLine } from "../../intake/quote-line.ts";
import { isIdOfSource } from "../../intake/source.ts";
import { type CostParts, landedCost } from "../../quote/landed-cost.ts";
import {
  type ChargeShares,
  chargeShares,
  chargesOf,
  type ChargeWorking,
  chargeWorking,
} from "./charges.ts";
import { type Delivery, deliveryOf, supplierTermsOf, withGivenFreight } from "./delivery.ts";
import { standOutsOf } from "../explain/stand-outs.ts";
import { baseUnit } from "../figures.ts";
import { type PartContext, partContexts, positive } from "./part-context.ts";
import { type Incomparable, type PricedGoods, priceGoods } from "./price-goods.ts";
import { type PackageSettings, settingOf } from "../settings.ts";

/** A line brought to one quantity, one unit and one currency, with every step on the way. */
export interface NormalizedLine {
  readonly line: QuoteLine;
  readonly part: PartContext;
  readonly goods: PricedGoods;
  readonly delivery: Delivery;
  readonly tooling: ChargeWorking;
  readonly freight: ChargeWorking;
  readonly duty: ChargeWorking;
  /** Each further charge by its name. */
  readonly others: readonly { readonly name: string; readonly working: ChargeWorking }[];
  /** What a minimum charge adds to the price of the goods. */
  readonly topUp: number;
  /** Units of the rates' base currency for one unit of the line's. */
  readonly rate: number;
  /** For what is ordered, in the currency of the line. */
  readonly cost: CostParts;
  readonly total: number;
  /** Landed, for one piece, kilogram or meter of what is wanted, in the base currency: what is ranked by. */
  readonly perUnitInBase: number;
  /** What is unlike all other offers for the part, in a sentence. */
  readonly standsOut?: string;
}

export interface IncomparableLine extends Incomparable {
  readonly line: QuoteLine;
  /** `excluded` by the buyer, whatever it costs; `replaced` by another file; `expired` before today. */
  readonly kind?: "excluded" | "replaced" | "expired";
}

/** A part with what can be compared of it and what cannot. */
export interface NormalizedPart {
  readonly context: PartContext;
  readonly lines: readonly NormalizedLine[];
  readonly incomparable: readonly IncomparableLine[];
}

interface PricedLine {
  readonly line: QuoteLine;
  readonly part: PartContext;
  readonly goods: PricedGoods;
  readonly rate: number;
  readonly goodsInBase: number;
}

/** Brings all lines of a package to landed cost. A line that cannot be brought there says why. */
export function normalize(
  lines: readonly QuoteLine[],
  settings: PackageSettings,
): NormalizedPart[] {
  const pricedByPart = partContexts(lines, settings).map((context) => ({
    context,
    results: context.lines.map((line) =>
      priceLine(withGivenFreight(line, settings), context, settings),
    ),
  }));
  const priced = pricedByPart.flatMap(({ results }) => results.filter(isPriced));
  const shares = chargeShares(priced);
  return pricedByPart.map(({ context, results }) => {
    const landed = results.map((result) =>
      isPriced(result) ? landLine(result, settings, shares) : result,
    );
    const lines = landed.filter((result) => "perUnitInBase" in result);
    const holding = lines.filter(({ line }) => !hasRunOut(line, settings));
    const ranOut = holding.length === 0 ? [] : lines.filter((each) => !holding.includes(each));
    const compared = ranOut.length === 0 ? lines : holding;
    const standOuts = standOutsOf(compared);
    return {
      context,
      lines: compared.map((each, index) => {
        const text = standOuts[index] ?? null;
        return text === null ? each : { ...each, standsOut: text };
      }),
      incomparable: [
        ...landed.filter((result) => "reason" in result),
        ...ranOut.map(({ line }) => expired(line)),
      ],
    };
  });
}

/** Where another quote still holds, one that has run out is not awarded unasked. */
function hasRunOut(line: QuoteLine, { today, usedFiles = [] }: PackageSettings): boolean {
  const isOver = line.validUntil !== null && line.validUntil.value < today;
  return isOver && !usedFiles.some((id) => isIdOfSource(line.tableId, id));
}

function expired(line: QuoteLine): IncomparableLine {
  const { value = "", place = { kind: "assumed" } as const } = line.validUntil ?? {};
  const reason = `its quote ran out on ${value}: ask for an extension`;
  return { line, reason, sources: [place], kind: "expired" };
}

function isPriced(result: PricedLine | IncomparableLine): result is PricedLine {
  return "goods" in result;
}

function priceLine(
  line: QuoteLine,
  part: PartContext,
  { rates, supplierTerms }: PackageSettings,
): PricedLine | IncomparableLine {
  const { excludedBecause } = supplierTermsOf(line, { supplierTerms });
  if (excludedBecause) {
    const sources = [{ kind: "visitor" } as const];
    return { line, reason: `excluded because: ${excludedBecause}`, sources, kind: "excluded" };
  }
  if (line.aside) {
    const { value, raw, place } = line.aside;
    return { line, reason: `${raw} is set aside, as ${value}`, sources: [place], kind: "replaced" };
  }
  const problem = findUnusable(line);
  if (problem) return { line, ...problem };
  if (line.currency === null) return { line, reason: "no currency is given", sources: [] };
  const currency = line.currency.value;
  const rate = positive(rates.perUnit[currency]);
  if (rate === null) {
    const reason = `there is no exchange rate for ${currency}: enter one`;
    return { line, reason, sources: [line.currency.place] };
  }
  const goods = priceGoods(line, part);
  if ("reason" in goods) return { line, ...goods };
  return { line, part, goods, rate, goodsInBase: goods.cost * rate };
}

const largestQuantity = 1e12;
/** A hundred years. */
const longestLeadTimeDays = 36_500;

/** Values that no file should hold, and that no rank may rest on. */
function findUnusable(line: QuoteLine): Incomparable | null {
  const { quantity, minimumOrder, leadTimeDays, rating } = line;
  for (const reading of [quantity, minimumOrder]) {
    if (reading && !(reading.value <= largestQuantity)) {
      return { reason: `“${reading.raw}” is not a quantity`, sources: [reading.place] };
    }
  }
  if (leadTimeDays && !(leadTimeDays.value >= 0 && leadTimeDays.value <= longestLeadTimeDays)) {
    return { reason: `“${leadTimeDays.raw}” is not a lead time`, sources: [leadTimeDays.place] };
  }
  if (rating && !(rating.value >= 0 && rating.value <= 100)) {
    return { reason: `the rating “${rating.raw}” must be from 0 to 100`, sources: [rating.place] };
  }
  for (const reading of chargesOf(line)) {
    const amount = reading.value.kind === "percent" ? reading.value.percent : reading.value.amount;
    if (Number.isFinite(amount) && amount >= 0) continue;
    return { reason: `the charge “${reading.raw}” must be 0 or more`, sources: [reading.place] };
  }
  return null;
}

function landLine(
  priced: PricedLine,
  settings: PackageSettings,
  shares: ChargeShares,
): NormalizedLine | IncomparableLine {
  const { line, part, goods, rate } = priced;
  const unspread = goods.wanted === null ? findOrderCharge(line) : null;
  if (unspread) {
    const unit = baseUnit(part.dimension);
    const reason = `it charges “${unspread.raw}” once for the order, and no quantity is given: enter how many ${unit === "piece" ? "pieces" : unit} you need`;
    return { line, reason, sources: [unspread.place] };
  }
  const delivery = deliveryOf(line, settings);
  const volume = settingOf(settings.toolingVolumes ?? {}, part.key) ?? 0;
  const volumeShare = goods.wanted !== null && volume > goods.wanted ? goods.wanted / volume : 1;
  const tooling = chargeWorking(line, line.tooling, null, goods, shares, { volumeShare });
  const freight = chargeWorking(line, line.freight, delivery.freight, goods, shares);
  // What the supplier is paid for tools belongs to the customs value, freight and certificates do not.
  const dutiable = tooling.amount;
  const duty = chargeWorking(line, line.duty, delivery.duty, goods, shares, { dutiable });
  const others = (line.otherCharges ?? []).map(({ name, charge }) => ({
    name,
    working: chargeWorking(line, charge, null, goods, shares),
  }));
  const least = line.minimumCharge
    ? chargeWorking(line, line.minimumCharge, null, goods, shares).amount
    : 0;
  const topUp = goods.wanted === null ? 0 : Math.max(0, least - goods.cost);
  const cost = {
    parts: goods.cost,
    tooling: others.reduce((sum, { working }) => sum + working.amount, tooling.amount + topUp),
    freight: freight.amount,
    duty: duty.amount,
  };
  const sum = cost.parts + cost.tooling + cost.freight + cost.duty;
  const perUnit = (sum * rate) / (goods.wanted ?? goods.ordered);
  if (!(Math.max(sum * rate, perUnit) < largestCost)) {
    const reason = "its total is too large to calculate: check the price and the quantity";
    return { line, reason, sources: [goods.priceBreak.price.place] };
  }
  const { total } = landedCost(cost);
  return {
    line,
    part,
    goods,
    delivery,
    tooling,
    freight,
    duty,
    others,
    topUp,
    rate,
    cost,
    total,
    perUnitInBase: roundToTwelveDigits(perUnit),
  };
}

/** Beyond it a number no longer holds its cents. */
const largestCost = 1e13;

function findOrderCharge(line: QuoteLine) {
  return chargesOf(line).find(
    (reading) =>
      reading !== line.minimumCharge &&
      reading.value.kind === "amount" &&
      reading.value.per === "order" &&
      reading.value.amount > 0,
  );
}

/** So that 5.00 each and 500.00 per 100 are equal here as they are on paper. */
export function roundToTwelveDigits(value: number): number {
  return Number(value.toPrecision(12));
}
