import type { BomOffer } from "./bom-cost.ts";
import { groupDigits } from "#app/format/group-digits.ts";

const signs = { USD: "$", EUR: "€" };

/** A price as the distributor wrote it: "$3.10 per 1,000", "€0.71 each". */
export function asQuoted({ amount, currency, per }: BomOffer["price"]): string {
  const figure = amount < 0.1 ? amount.toFixed(4) : amount.toFixed(2);
  const basis = per === 1 ? "each" : `per ${groupDigits(per)}`;
  return `${signs[currency]}${figure} ${basis}`;
}
