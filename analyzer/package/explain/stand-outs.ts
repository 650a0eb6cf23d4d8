import type { QuoteLine } from "../../intake/quote-line.ts";
import type { PartContext } from "../normalize/part-context.ts";
import type { PricedGoods } from "../normalize/price-goods.ts";
import { baseUnit, listText, moneyText } from "../figures.ts";
import { supplierKey } from "../part-key.ts";

/** Prices of one part differ, but seldom so much: a comma, a "per 100" or another part is more likely. */
const farOff = 5;

interface Priced {
  readonly line: QuoteLine;
  readonly part: PartContext;
  readonly goods: PricedGoods;
  readonly rate: number;
}

/** What of an offer is unlike all others for its part, in a sentence; `null` for most. */
export function standsOut(own: Priced, all: readonly Priced[]): string | null {
  const key = supplierKey(own.line);
  const others = all.filter(({ line }) => supplierKey(line) !== key);
  if (others.length === 0) return null;
  return priceOff(own, others) ?? unitOff(own, others);
}

function priceOff(own: Priced, others: readonly Priced[]): string | null {
  const rising = others.map(perUnit).toSorted((a, b) => a - b);
  const [lowest = 0, highest = 0] = [rising[0], rising.at(-1)];
  const price = perUnit(own);
  const isLow = price * farOff <= lowest;
  const isHigh = price >= highest * farOff;
  if (!isLow && !isHigh) return null;
  const middle = rising[Math.floor(rising.length / 2)] ?? lowest;
  const times = isLow ? middle / price : price / middle;
  const unit = baseUnit(own.part.dimension);
  const money = (inBase: number) => moneyText(inBase / own.rate);
  const range = lowest === highest ? money(lowest) : `${money(lowest)} to ${money(highest)}`;
  const currency = own.line.currency?.value ?? "";
  return `${money(price)} ${currency} per ${unit} is ${timesText(times)} ${isLow ? "below" : "above"} ${range} of the others: check the price and what it is for.`;
}

function perUnit({ goods, rate }: Priced): number {
  return (goods.cost * rate) / goods.ordered;
}

function timesText(times: number): string {
  return `${Math.round(times)} times`;
}

function unitOff({ line }: Priced, others: readonly Priced[]): string | null {
  const unitOf = ({ line: { unit } }: Pick<Priced, "line">) =>
    `${unit.value.dimension} ${unit.value.size}`;
  const units = new Set(others.map(unitOf));
  if (others.length < 2 || units.size > 1 || units.has(unitOf({ line }))) return null;
  const used = [...new Set(others.map((each) => each.line.unit.value.label))];
  return `Priced ${line.unit.value.label}, all others ${listText(used)}: check what the price is for.`;
}
