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

/** For each offer for a part what is unlike those of all other suppliers, in a sentence; `null` for most. */
export function standOutsOf(all: readonly Priced[]): (string | null)[] {
  const offers = all.map((each) => ({
    ...each,
    key: supplierKey(each.line),
    price: (each.goods.cost * each.rate) / each.goods.ordered,
    unit: `${each.line.unit.value.dimension} ${each.line.unit.value.size}`,
  }));
  const rising = offers.toSorted((one, other) => one.price - other.price);
  const falling = rising.toReversed();
  const byUnit = [...Map.groupBy(offers, ({ unit }) => unit).values()];
  return offers.map((own) => {
    const isOther = ({ key }: Offer) => key !== own.key;
    const [lowest, highest] = [rising.find(isOther), falling.find(isOther)];
    if (!lowest || !highest) return null;
    const isLow = own.price * farOff <= lowest.price;
    if (isLow || own.price >= highest.price * farOff)
      return priceOff(own, rising.filter(isOther), isLow);
    const [theirs, ...more] = byUnit.filter((group) => group.some(isOther));
    if (!theirs || more.length > 0 || theirs[0]?.unit === own.unit) return null;
    return unitOff(own, theirs.filter(isOther));
  });
}

interface Offer extends Priced {
  readonly key: string;
  /** Of one in the base currency. */
  readonly price: number;
  readonly unit: string;
}

function priceOff({ price, part, rate, line }: Offer, others: readonly Offer[], isLow: boolean) {
  const rising = others.map((each) => each.price);
  const [lowest = 0, highest = 0] = [rising[0], rising.at(-1)];
  const middle = rising[Math.floor(rising.length / 2)] ?? lowest;
  const times = isLow ? middle / price : price / middle;
  const unit = baseUnit(part.dimension);
  const money = (inBase: number) => moneyText(inBase / rate);
  const range = lowest === highest ? money(lowest) : `${money(lowest)} to ${money(highest)}`;
  const currency = line.currency?.value ?? "";
  return `${money(price)} ${currency} per ${unit} is ${timesText(times)} ${isLow ? "below" : "above"} ${range} of the others: check the price and what it is for.`;
}

function timesText(times: number): string {
  return `${Math.round(times)} times`;
}

function unitOff({ line }: Offer, others: readonly Offer[]): string | null {
  if (others.length < 2) return null;
  const used = [...new Set(others.map((each) => each.line.unit.value.label))];
  return `Priced ${line.unit.value.label}, all others ${listText(used)}: check what the price is for.`;
}
