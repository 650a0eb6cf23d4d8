import type { Weights } from "#analyzer/rank/weights.ts";
import { samplePackages } from "#app/samples/sample-packages.ts";

import { homeCountry } from "../home-country.ts";
import type { PackageState } from "./package-state.ts";

/** What the worker is asked for a package. A sample is compared on a day of its own, whichever day it is opened. */
export function analysisInput(state: PackageState, weights: Weights) {
  const sample = samplePackages.find(({ id }) => id === state.sampleId);
  const { today } = sample?.settings ?? state.settings;
  return {
    sourceIds: state.sources.map(({ id }) => id),
    requestId: state.request?.id ?? null,
    /** ISO 3166: where goods go unless the visitor or the request says otherwise. */
    home: homeCountry(),
    joinedParts: state.joinedParts,
    corrections: state.corrections,
    settings: { ...state.settings, today, weights },
    groupId: state.groupId,
    groupFilter: state.groupFilter,
    mostSuppliers: state.mostSuppliers,
  };
}

export type AnalysisInput = ReturnType<typeof analysisInput>;
