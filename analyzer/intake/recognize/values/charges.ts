import type { Charge } from "../../quote-line.ts";
import { readAmount } from "./amounts.ts";
import type { FoundCurrency } from "./currencies.ts";
import type { DecimalSign } from "./number-style.ts";
import { missing, understood, type Doubt, type Understood } from "./understood.ts";

export type ChargeField = "tooling" | "freight" | "duty";

/** What a bare number in a column of charges stands for. */
export const chargeBases = ["per order", "per unit", "percent"] as const;
export type ChargeBasis = (typeof chargeBases)[number];

export interface FoundCharge {
  readonly charge: Charge;
  readonly currency: FoundCurrency | null;
}

const nothing =
  /^(?:incl(?:uded|\.)?|inkl(?:usive|\.)?|enthalten|inbegriffen|compris(?:e)?|inclus(?:e)?|incluid[oa]s?|free|frei|gratis|kostenlos|gratuit|offert|franco|free of charge|f\.?o\.?c\.?|no charge|ohne|dah[iİ]l|ücrets[iİ]z|bedels[iİ]z|ingyenes|ingyen|díjmentes|díjtalan|bérmentve|tartalmazza|benne van|waived|sin cargo|sin coste|duty free|zollfrei)$/i;

const ofEach = /(?<!\p{L})(?:each|ea)\.?$/iu;

/** "2.500 €", "5 %", "included", "0.12/pc". */
export function readCharge(
  text: string,
  decimal: DecimalSign,
  style: Doubt,
  columnBasis: ChargeBasis | null,
  assumedBasis: ChargeBasis,
): Understood<FoundCharge> {
  const trimmed = text.trim();
  if (nothing.test(trimmed)) {
    const charge: Charge = { kind: "amount", amount: 0, per: "order" };
    return understood({ charge, currency: null }, `“${trimmed}” is 0`);
  }
  const amount = readAmount(trimmed, decimal, style);
  if (amount.kind === "missing") return amount;
  const { value, isPercent, currency, unit } = amount.value;
  if (isPercent) {
    return understood(
      { charge: { kind: "percent", percent: value }, currency: null },
      "",
      amount.doubts,
    );
  }
  const isCount = unit !== null && !unit.saysPer && unit.unit.dimension === "count";
  // "2 000 pièces", as against "0.12 each".
  if (isCount && currency === null && Number.isInteger(value) && !ofEach.test(trimmed)) {
    return missing(`“${trimmed}” counts pieces`);
  }
  if (unit !== null && unit.unit.size !== 1) {
    return missing(`“${trimmed}” is ${unit.unit.label}, which is not understood of a charge`);
  }
  const stated: ChargeBasis | null =
    unit !== null
      ? "per unit"
      : columnBasis === "percent" && currency !== null
        ? null
        : columnBasis;
  // An amount with a currency is no percentage, so only "per order" or "per unit" is left to ask.
  const basis =
    stated ?? (currency !== null && assumedBasis === "percent" ? "per order" : assumedBasis);
  const charge: Charge =
    basis === "percent"
      ? { kind: "percent", percent: value }
      : { kind: "amount", amount: value, per: basis === "per unit" ? "unit" : "order" };
  const isKnown = stated !== null || value === 0;
  return understood(
    { charge, currency },
    "",
    isKnown ? amount.doubts : [...amount.doubts, { kind: "unit", detail: basis, confidence: 70 }],
  );
}
