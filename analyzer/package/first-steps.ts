import type { QuoteLine } from "../intake/quote-line.ts";
import { partKey } from "./part-key.ts";

/**
 * The quantity of each part whose quotes give prices by quantity, begin with the same and state none: somebody has to choose
 * one, and the first is the least that can be bought.
 */
export function firstSteps(lines: readonly QuoteLine[]): Record<string, number> {
  const steps: Record<string, number> = {};
  for (const [key, own] of Map.groupBy(lines, partKey)) {
    const holding = own.filter(({ aside }) => aside === undefined);
    const froms = new Set(holding.flatMap(firstStep));
    const [from] = froms;
    const isOpen = holding.every(({ quantity }) => quantity === null);
    if (isOpen && froms.size === 1 && from !== undefined) steps[key] = from;
  }
  return steps;
}

function firstStep({ prices, quantityUnit }: QuoteLine): number[] {
  const [first, another] = prices;
  if (first === undefined || another === undefined) return [];
  return [Math.max(1, first.fromQuantity) * quantityUnit.value.size];
}
