import { numberSetting } from "#app/page/state/tool-settings.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";
import { groupDigits } from "#app/format/group-digits.ts";

import type { Distributor, WorkedOffer } from "./bom-cost.ts";

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

export const electronicsSettings = {
  boards: numberSetting("Boards to build", "boards", {
    min: 1,
    max: 100_000,
    default: electronicsSample.boards,
  }),
  attrition: {
    kind: "choice",
    options: ["0", "2", "5"],
    default: `${electronicsSample.attritionPercent}`,
  },
  parts: { kind: "choice", options: ["any", "active"], default: "any" },
} as const;

/** Price bases that one capacitor comes back in, each as quoted; the common basis is computed. */
export const electronicsBases = [
  { heading: "Per thousand", distributor: "fennel" },
  { heading: "Per hundred, in euro", distributor: "lioret" },
  { heading: "Each, cut tape", distributor: "copperline" },
] as const;
