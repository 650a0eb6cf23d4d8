import { illustrativeRates } from "#analyzer/package/rates.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";

import { sampleTerms } from "./sample-terms.ts";

/** What the buyer of every sample says beside the files: invented, and nothing of it enters a visitor's figures. */
export const sampleSettings: Pick<
  PackageSettings,
  "currency" | "rates" | "destination" | "supplierTerms"
> = {
  currency: "USD",
  rates: illustrativeRates,
  destination: "US",
  supplierTerms: sampleTerms,
};
