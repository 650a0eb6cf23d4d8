import type { Dimension } from "../intake/quote-line.ts";

/** Not `Intl`: the text must be the same on every machine, and there are hundreds of thousands of them. */
function grouped(fixed: string): string {
  const [whole = "", decimals] = fixed.split(".");
  const digits = whole.length > 3 ? whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",") : whole;
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** A sum of money: to the cent, or to four significant digits below one. */
export function moneyText(amount: number): string {
  const size = Math.abs(amount);
  // 12.155 is stored as a little less: what ends in a 5 on paper is rounded as on paper.
  const nudged = amount * (1 + 1e-13);
  if (size === 0 || size >= 1) return grouped(nudged.toFixed(2));
  return nudged.toFixed(Math.min(12, 3 - Math.floor(Math.log10(size))));
}

/** A price as it was quoted: at least to the cent, no digit lost to six decimals. */
export function priceText(price: number): string {
  const exact = Number(price.toFixed(6));
  const decimals = String(exact).split(".")[1]?.length ?? 0;
  return grouped(exact.toFixed(Math.max(2, decimals)));
}

/** A quantity, a rate or a percentage: as few decimals as it has, six at most below ten digits. */
export function numberText(value: number): string {
  const rounded = Number(value.toPrecision(10));
  const text = String(rounded);
  return text.includes("e") ? text : grouped(text);
}

const baseUnits: Readonly<Record<Dimension, string>> = {
  count: "piece",
  weight: "kg",
  length: "m",
};

/** "piece", "kg", "m": what quantities count. */
export function baseUnit(dimension: Dimension): string {
  return baseUnits[dimension];
}

/** "1 piece", "500 pieces", "12.5 kg". */
export function quantityText(amount: number, dimension: Dimension): string {
  const unit = baseUnits[dimension];
  return `${numberText(Number(amount.toPrecision(8)))} ${dimension === "count" && amount !== 1 ? `${unit}s` : unit}`;
}

/** "1 day", "22 days". */
export function daysText(days: number): string {
  return `${numberText(days)} ${days === 1 ? "day" : "days"}`;
}

/** "A", "A and B", "A, B and C". */
export function listText(items: readonly string[]): string {
  const [last = "", ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
