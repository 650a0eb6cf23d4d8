import type { QuoteLine } from "../../quote-line.ts";
import { clearNumeral } from "./shown-words.ts";

const leastPack = 1000;

/** "has a price for 1000 pieces from 5 on": few order less than what a price is for. Empty where nothing is odd. */
export function packDoubt(line: QuoteLine): string {
  const { unit, quantity, quantityUnit, prices } = line;
  const { dimension, size } = unit.value;
  if (dimension !== "count" || size < leastPack || unit.place.kind === "visitor") return "";
  const isLess = (count: number) => count > 1 && count * quantityUnit.value.size < size;
  const count =
    quantity?.value ?? prices.find(({ fromQuantity }) => isLess(fromQuantity))?.fromQuantity;
  if (count === undefined || !isLess(count)) return "";
  return `has a price for ${clearNumeral(size)} pieces and a quantity of ${clearNumeral(count)}`;
}
