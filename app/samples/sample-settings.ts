import { illustrativeRates } from "#analyzer/package/rates.ts";
import type { PackageSettings, SupplierTerms } from "#analyzer/package/settings.ts";

/**
 * What the buyer of the samples knows of freight and duty to its dock in the United States, and whom the clauses of its
 * order exclude. Figures are invented; `make/downloads/samples/samples-on-screens.test.ts` compares them with the pages.
 */
export const sampleTerms = {
  "corrigan castings": { shipsFrom: "US", freightPercent: 7 },
  "haldane turbine": { shipsFrom: "GB", freightPercent: 7, dutyPercent: 2.5 },
  "sable river foundry": {
    shipsFrom: "US",
    excludedBecause: "it does not meet Nadcap, heat treating",
  },
  "ostermoor feinguss": {
    shipsFrom: "DE",
    freightPercent: 0.5,
    dutyPercent: 2.5,
    excludedBecause: "it does not meet Quality records, 10 years",
  },
  "lotus ridge castings": {
    shipsFrom: "TW",
    freightPercent: 1,
    dutyPercent: 2.5,
    excludedBecause:
      "it does not meet DFARS 252.225-7009; Right of access; Fixed process; Quality records, 10 years",
  },
  "fennel & marsh": { shipsFrom: "US" },
  copperline: { shipsFrom: "US" },
  nordkette: { shipsFrom: "DE", freightPercent: 0.5, dutyPercent: 2.5 },
  "lioret composants": { shipsFrom: "FR", freightPercent: 7, dutyPercent: 2.5 },
  "tallow creek machine": { shipsFrom: "US", freightPercent: 7 },
  "quillan additive": { shipsFrom: "US", freightPercent: 7 },
  "norrvik forge": { shipsFrom: "SE", freightPercent: 8, dutyPercent: 2.5 },
  "metales rioseco": { shipsFrom: "MX" },
} as const satisfies Readonly<Record<string, SupplierTerms>>;

/** By the name that the samples give a supplier. */
export function sampleTermsOf(supplier: string): SupplierTerms {
  const terms: Readonly<Record<string, SupplierTerms>> = sampleTerms;
  return terms[supplier.toLowerCase()] ?? {};
}

/** What the buyer of every sample says beside the files: invented, and nothing of it enters a visitor's figures. */
export const sampleSettings: Pick<
  PackageSettings,
  "currency" | "rates" | "destination" | "supplierTerms"
> = { currency: "USD", rates: illustrativeRates, destination: "US", supplierTerms: sampleTerms };
