import type { UnitOfMeasure } from "../intake/quote-line.ts";
import type { Weights } from "../rank/weights.ts";
import { noRates, type RateTable } from "./rates.ts";

/** All that the visitor can set. Nothing of it but the quantities and weights by part comes from the visitor's files. */
export interface PackageSettings {
  /** ISO 4217: what costs are shown in. Changes no rank. */
  readonly currency: string;
  readonly rates: RateTable;
  /** By `partKey`, in pieces, kilograms or meters. A part without one is compared as quoted. */
  readonly askedQuantities: Readonly<Record<string, number>>;
  /** The `partKey`s whose quantity nobody gave: it is where their prices begin. */
  readonly assumedQuantities?: readonly string[];
  /** By `partKey`: what one piece weighs and how long it is, for prices by weight or by length. */
  readonly unitWeightsKg: Readonly<Record<string, number>>;
  readonly unitLengthsM: Readonly<Record<string, number>>;
  /** ISO 3166: where the goods go; `null` where nobody said it. */
  readonly destination: string | null;
  /** Within the destination, as the buyer writes it: for whoever ships the order. In no figure. */
  readonly postcode?: string;
  /** By `supplierKey`. */
  readonly supplierTerms: Readonly<Record<string, SupplierTerms>>;
  /** By `dutyKey`, in percent: for goods that cross a border, where nothing is said of their supplier. */
  readonly dutyPercents: Readonly<Record<string, number>>;
  /** By `partKey`: over how many pieces tooling is spread, where they are more than this order. */
  readonly toolingVolumes?: Readonly<Record<string, number>>;
  /** Ids of sources that another file replaces, and that are used all the same. */
  readonly usedFiles?: readonly string[];
  readonly weights: Weights;
  /** Knock-out rules; `null` where there is none. */
  readonly latestDeliveryDays: number | null;
  readonly minimumReliability: number | null;
  /** Each part for itself, or suppliers by their total over all parts. */
  readonly rankBy: "line" | "package";
  /** `YYYY-MM-DD`, given: the engine does not read the clock. */
  readonly today: string;
  /** What a cost per unit is shown for. Changes no rank. */
  readonly shownUnits: ShownUnits;
}

/** What is set for a part, whatever its name: "constructor" is one too. */
export function settingOf(values: Readonly<Record<string, number>>, partKey: string) {
  return Object.hasOwn(values, partKey) ? (values[partKey] ?? null) : null;
}

export interface ShownUnits {
  readonly count: UnitOfMeasure;
  readonly weight: UnitOfMeasure;
  readonly length: UnitOfMeasure;
}

export const shownUnitChoices = {
  count: [
    { dimension: "count", size: 1, label: "each" },
    { dimension: "count", size: 12, label: "dozen" },
    { dimension: "count", size: 100, label: "per 100" },
    { dimension: "count", size: 1000, label: "per 1,000" },
  ],
  weight: [
    { dimension: "weight", size: 1, label: "kg" },
    { dimension: "weight", size: 0.45359237, label: "lb" },
  ],
  length: [
    { dimension: "length", size: 1, label: "m" },
    { dimension: "length", size: 0.3048, label: "ft" },
  ],
} as const satisfies Record<keyof ShownUnits, readonly UnitOfMeasure[]>;

export const defaultSettings: Omit<PackageSettings, "today"> = {
  currency: "USD",
  rates: noRates("USD"),
  askedQuantities: {},
  unitWeightsKg: {},
  unitLengthsM: {},
  destination: null,
  supplierTerms: {},
  dutyPercents: {},
  weights: { landedCost: 40, leadTime: 30, reliability: 30 },
  latestDeliveryDays: null,
  minimumReliability: null,
  rankBy: "line",
  shownUnits: {
    count: shownUnitChoices.count[0],
    weight: shownUnitChoices.weight[0],
    length: shownUnitChoices.length[0],
  },
};

/** What the buyer says of a supplier where its quote does not. */
export interface SupplierTerms {
  /** ISO 3166, in place of what its files show. */
  readonly shipsFrom?: string;
  /** For all that is bought of it. */
  readonly freight?: { readonly amount: number; readonly currency: string };
  /** Of the goods. */
  readonly freightPercent?: number;
  /** Of goods and tooling, which the customs value takes in. */
  readonly dutyPercent?: number;
  /** Why it may not be awarded: "no answer to the right of access". */
  readonly excludedBecause?: string;
}

/** Duty by the country that the goods come from, for all parts or for one. */
export function dutyKey(country: string, partKey?: string): string {
  return partKey === undefined ? country : `${country} ${partKey}`;
}
