import type { SourcePlace } from "../../intake/source.ts";
import type { Calculation } from "../analysis.ts";
import type { ChargeWorking } from "./charges.ts";
import { baseUnit, daysText, moneyText, numberText, priceText, quantityText } from "../figures.ts";
import type { NormalizedLine } from "./normalize.ts";
import type { PackageSettings } from "../settings.ts";

const assumed: SourcePlace = { kind: "assumed" };

/** Every step from what the file says to the landed cost that is shown, in order. */
export function lineWorkings(normalized: NormalizedLine, settings: PackageSettings): Calculation[] {
  const { line } = normalized;
  const workings = [
    goodsWorking(normalized),
    ...costWorkings(normalized),
    totalWorking(normalized),
    exchangeWorking(normalized, settings),
    unitWorking(normalized, settings),
  ];
  if (line.leadTimeDays) {
    const { value, raw, place } = line.leadTimeDays;
    const formula = `“${raw}” = ${daysText(value)}`;
    workings.push({ name: "Lead time", value, unit: "days", formula, sources: [place] });
  }
  if (line.rating) {
    const { value, raw, place } = line.rating;
    const formula = `“${raw}” = ${numberText(value)} of 100`;
    workings.push({ name: "Reliability", value, unit: "of 100", formula, sources: [place] });
  }
  return workings.filter((working) => working !== null);
}

/** What comes to the price of the goods, each with where it stands. */
export function costWorkings(normalized: NormalizedLine): Calculation[] {
  const { tooling, others, freight, duty } = normalized;
  return [
    chargeCalculation("Tooling", tooling, normalized),
    ...others.map(({ name, working }) => chargeCalculation(name, working, normalized)),
    topUpWorking(normalized),
    chargeCalculation("Freight", freight, normalized),
    chargeCalculation("Duty", duty, normalized, tooling.amount),
  ].filter((working) => working !== null);
}

const currencyOf = ({ line }: NormalizedLine) => line.currency?.value ?? "";

function goodsWorking(normalized: NormalizedLine): Calculation {
  const { line, part, goods } = normalized;
  const currency = currencyOf(normalized);
  const { dimension, size } = line.unit.value;
  const price = `${priceText(goods.priceBreak.price.value)} ${currency} ${perUnitText(line.unit.value)}`;
  const steps = [price, `× ${quantityText(goods.ordered, part.dimension)}`];
  if (dimension !== part.dimension) {
    const perPiece = goods.pricedAmount / goods.ordered;
    steps.push(`× ${numberText(perPiece)} ${baseUnit(dimension)} per ${baseUnit(part.dimension)}`);
  }
  if (size !== 1) steps.push(`÷ ${numberText(size)}`);
  const from = goods.priceBreak.fromQuantity;
  const held = from > 0 ? `, the price from ${numberText(from)} on` : "";
  return {
    name: "Goods",
    value: goods.cost,
    unit: currency,
    formula: `${steps.join(" ")} = ${moneyText(goods.cost)} ${currency}${held}`,
    sources: sourcesOf(
      goods.priceBreak.price.place,
      line.unit.place,
      goods.isAsked || goods.wanted === null ? assumed : (line.quantity?.place ?? assumed),
      goods.ordered > (goods.wanted ?? Infinity) ? line.minimumOrder?.place : undefined,
      line.currency?.place,
    ),
  };
}

/** "each", "per 100", "dozen", "kg" after a price. */
export function perUnitText({
  label,
  size,
  dimension,
}: NormalizedLine["line"]["unit"]["value"]): string {
  if (dimension === "count" && size === 1 && label === "each") return label;
  return label.startsWith("per ") ? label : `per ${label}`;
}

function chargeCalculation(
  name: string,
  { amount, basis }: ChargeWorking,
  normalized: NormalizedLine,
  dutiable = 0,
): Calculation | null {
  if (basis.kind === "none") return null;
  const { goods, part } = normalized;
  const currency = currencyOf(normalized);
  const result = `${moneyText(amount)} ${currency}`;
  const valued = [goods.cost, dutiable].filter((each) => each > 0).map(moneyText);
  const ofValued = `of ${valued.length > 1 ? `(${valued.join(" + ")})` : valued.join()} ${currency}`;
  const calculation = (formula: string, ...sources: (SourcePlace | undefined)[]) => ({
    name,
    value: amount,
    unit: currency,
    formula,
    sources: sourcesOf(...sources),
  });
  if (basis.kind === "given") {
    const formula = `${basis.by}: ${numberText(basis.percent)} % ${ofValued} = ${result}`;
    return { ...calculation(formula, { kind: "visitor" }), percent: basis.percent };
  }
  const { value, place } = basis.reading;
  if (value.kind === "percent") {
    const formula = `${numberText(value.percent)} % ${ofValued} = ${result}`;
    return { ...calculation(formula, place), percent: value.percent };
  }
  if (value.per === "unit") {
    const count = numberText(goods.orderedUnits);
    return calculation(`${priceText(value.amount)} ${currency} × ${count} = ${result}`, place);
  }
  const shared =
    basis.share < 1
      ? ` × ${(basis.share * 100).toFixed(2)} %, this part's share by value of ${basis.partCount} parts = ${result}`
      : "";
  const volume =
    basis.volumeShare < 1 && goods.wanted !== null
      ? ` × ${numberText(goods.wanted)} ÷ ${quantityText(goods.wanted / basis.volumeShare, part.dimension)} over its volume = ${result}`
      : "";
  const spread =
    goods.wanted !== null && amount > 0
      ? ` (${moneyText(amount / goods.wanted)} ${currency} per ${baseUnit(part.dimension)})`
      : "";
  return calculation(
    `${moneyText(value.amount)} ${currency} for the order${shared}${volume}${spread}`,
    place,
  );
}

function topUpWorking(normalized: NormalizedLine): Calculation | null {
  const { topUp, line, goods } = normalized;
  if (topUp === 0 || line.minimumCharge === undefined) return null;
  const currency = currencyOf(normalized);
  const least = moneyText(goods.cost + topUp);
  return {
    name: "Minimum charge",
    value: topUp,
    unit: currency,
    formula: `${least} − ${moneyText(goods.cost)} = ${moneyText(topUp)} ${currency}`,
    sources: [line.minimumCharge.place],
  };
}

function totalWorking(normalized: NormalizedLine): Calculation {
  const { cost, total } = normalized;
  const currency = currencyOf(normalized);
  const parts = [cost.parts, cost.tooling, cost.freight, cost.duty].filter((part) => part > 0);
  return {
    name: "Landed cost as quoted",
    value: total,
    unit: currency,
    formula:
      parts.length > 1
        ? `${parts.map(moneyText).join(" + ")} = ${moneyText(total)} ${currency}`
        : `${moneyText(total)} ${currency}`,
    sources: [],
  };
}

function exchangeWorking(
  normalized: NormalizedLine,
  { currency, rates }: PackageSettings,
): Calculation | null {
  const { total, rate } = normalized;
  const from = currencyOf(normalized);
  if (from === currency) return null;
  const shown = inShownCurrency(total * rate, { currency, rates });
  const steps = [`${moneyText(total)} ${from}`];
  if (from !== rates.base) steps.push(`× ${numberText(rate)} ${rates.base} per ${from}`);
  if (currency !== rates.base) {
    steps.push(`÷ ${numberText(shownRate({ currency, rates }))} ${rates.base} per ${currency}`);
  }
  return {
    name: "Landed cost",
    value: shown,
    unit: currency,
    formula: `${steps.join(" ")} = ${moneyText(shown)} ${currency}, rates of ${rates.asOf}`,
    sources: [assumed],
  };
}

function unitWorking(normalized: NormalizedLine, settings: PackageSettings): Calculation {
  const { goods, part, total, rate, perUnitInBase } = normalized;
  const { currency } = settings;
  const { size, label } = settings.shownUnits[part.dimension];
  const value = inShownCurrency(perUnitInBase * size, settings);
  const landed = moneyText(inShownCurrency(total * rate, settings));
  const unit = `${currency} ${perUnitText({ ...settings.shownUnits[part.dimension], label })}`;
  const divided = `${landed} ${currency} ÷ ${quantityText(goods.wanted ?? 1, part.dimension)}`;
  const times = size === 1 ? "" : ` × ${numberText(size)}`;
  return {
    name: "Landed cost per unit",
    value,
    unit,
    formula: `${divided}${times} = ${moneyText(value)} ${unit}`,
    sources: [],
  };
}

type Shown = Pick<PackageSettings, "currency" | "rates">;

/** Units of the base currency for one of the currency that is shown. */
export function shownRate({ currency, rates }: Shown): number {
  const rate = rates.perUnit[currency];
  if (!(rate !== undefined && Number.isFinite(rate) && rate > 0)) {
    throw new RangeError(`There is no exchange rate for ${currency}.`);
  }
  return rate;
}

export function inShownCurrency(amountInBase: number, shown: Shown): number {
  return amountInBase / shownRate(shown);
}

function sourcesOf(...places: (SourcePlace | undefined)[]): SourcePlace[] {
  return places.filter((place) => place !== undefined);
}
