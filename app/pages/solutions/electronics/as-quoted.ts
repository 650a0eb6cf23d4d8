import type { Distributor, WorkedOffer } from "./bom-cost.ts";
import { groupDigits } from "#app/format/group-digits.ts";

const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€" };

/** A price as the distributor wrote it: "$3.10 per 1,000", "€0.31 per 100". */
export function asQuoted(
  { unitPrice }: WorkedOffer["price"],
  { currency, per }: Distributor,
): string {
  const figure = groupDigits(unitPrice, unitPrice < 0.1 ? 4 : 2);
  const basis = per === 1 ? "each" : `per ${groupDigits(per)}`;
  return `${signs[currency] ?? currency}${figure} ${basis}`;
}
