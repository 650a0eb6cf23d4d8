import { createContext, use } from "react";

import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";

/** The package that lies on the bench, with what can be done to it and what is shown of it: for every part of the bench. */
export const OnBench = createContext<(QuotePackage & { view: PackageView }) | null>(null);

export function useBench() {
  return use(OnBench)!;
}
