import type {
  Charge,
  PriceBreak,
  QuoteLine,
  Reading,
  UnitOfMeasure,
} from "../../intake/quote-line.ts";
import type { Recognition } from "../../intake/recognition.ts";
import type { FreightTerm } from "../../quote/delivery-term.ts";
import type { SourcePlace } from "../../intake/source.ts";
import { illustrativeRates } from "../rates.ts";
import { defaultSettings, type PackageSettings } from "../settings.ts";

/** What a test says about a line; the rest is plain: US dollars, each, delivered duty paid. */
export interface GivenLine {
  id: string;
  supplier?: string;
  part?: string | null;
  tableId?: string;
  quantity?: number | null;
  quantityUnit?: UnitOfMeasure;
  unit?: UnitOfMeasure;
  price?: number;
  breaks?: readonly (readonly [fromQuantity: number, price: number])[];
  currency?: string | null;
  tooling?: Charge | null;
  freight?: Charge | null;
  duty?: Charge | null;
  incoterm?: string | null;
  freightTerm?: FreightTerm;
  /** ISO 3166. */
  shipsFrom?: string;
  origin?: string;
  leadTimeDays?: number | null;
  validUntil?: string | null;
  minimumOrder?: number | null;
  rating?: number | null;
  confidence?: number;
}

export const each: UnitOfMeasure = { dimension: "count", size: 1, label: "each" };
export const perHundred: UnitOfMeasure = { dimension: "count", size: 100, label: "per 100" };
export const kilogram: UnitOfMeasure = { dimension: "weight", size: 1, label: "kg" };
export const pound: UnitOfMeasure = { dimension: "weight", size: 0.45359237, label: "lb" };

export const once = (amount: number): Charge => ({ kind: "amount", amount, per: "order" });
export const percent = (value: number): Charge => ({ kind: "percent", percent: value });

export function quoteLine(given: GivenLine): QuoteLine {
  const tableId = given.tableId ?? "quotes.csv#1";
  const row = Number(/\d+/.exec(given.id)?.[0] ?? 0);
  let column = 0;
  const reading = <Value>(value: Value): Reading<Value> => ({
    value,
    raw: String(value),
    place: { kind: "cell", tableId, row, column: column++ },
    confidence: given.confidence ?? 100,
    reason: "given",
  });
  const optional = <Value>(value: Value | null | undefined) =>
    value === null || value === undefined ? null : reading(value);
  const breaks = given.breaks ?? [[0, given.price ?? 10]];
  return {
    id: given.id,
    tableId,
    row,
    supplier: reading(given.supplier ?? "Ashgrove Machining"),
    part: given.part === null ? null : reading(given.part ?? "40718-03"),
    description: null,
    quantity: given.quantity === null ? null : reading(given.quantity ?? 100),
    quantityUnit: reading(given.quantityUnit ?? each),
    unit: reading(given.unit ?? each),
    prices: breaks.map(([fromQuantity, price]): PriceBreak => ({
      fromQuantity,
      price: reading(price),
    })),
    currency: given.currency === null ? null : reading(given.currency ?? "USD"),
    tooling: optional(given.tooling),
    freight: optional(given.freight),
    duty: optional(given.duty),
    incoterm: given.incoterm === null ? null : reading(given.incoterm ?? "DDP"),
    leadTimeDays: given.leadTimeDays === null ? null : reading(given.leadTimeDays ?? 30),
    validUntil: optional(given.validUntil),
    minimumOrder: optional(given.minimumOrder),
    rating: given.rating === null ? null : reading(given.rating ?? 90),
    ...(given.freightTerm && { freightTerm: reading(given.freightTerm) }),
    ...(given.shipsFrom && { shipsFrom: reading(given.shipsFrom) }),
    ...(given.origin && { origin: reading(given.origin) }),
  };
}

/** The same reading at another place, as when a text above a table gives it to all lines. */
export function placedAt<Value>(reading: Reading<Value> | null, place: SourcePlace) {
  return reading && { ...reading, place };
}

export function recognized(given: readonly GivenLine[]): Recognition {
  return { tables: [], lines: given.map(quoteLine), questions: [] };
}

export function settingsWith(changes: Partial<PackageSettings> = {}): PackageSettings {
  return { ...defaultSettings, rates: illustrativeRates, today: "2026-11-15", ...changes };
}
