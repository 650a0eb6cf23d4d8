import type { PackageSettings } from "#analyzer/package/settings.ts";
import type { SamplePackage } from "#app/samples/sample-packages.ts";
import type { SitePath } from "#app/addresses/site-path.ts";
import type { Weights } from "#analyzer/rank/weights.ts";

/** What is ranked in place of the dashboard's own sample: the visitor's files, or another sample. */
export interface BroughtQuotes {
  /** The request's number, or whose quotes they are. */
  name: string;
  sampleId: SamplePackage["id"] | null;
  files: readonly File[];
  settings: Pick<PackageSettings, "askedQuantities" | "weights"> & { today?: string };
  excluded?: SamplePackage["excluded"] | undefined;
}

export function broughtSample({ id, rfq, settings, excluded }: SamplePackage): BroughtQuotes {
  return { name: `${rfq}, illustrative`, sampleId: id, files: [], settings, excluded };
}

export function broughtFiles(files: readonly File[], weights: Weights): BroughtQuotes {
  return { name: "Your quotes", sampleId: null, files, settings: { askedQuantities: {}, weights } };
}

/** The tool with the same sample open. Without a script it offers the sample's files. */
export function benchWith(sampleId: SamplePackage["id"]): `${SitePath}?${string}` {
  return `/try?sample=${sampleId}`;
}
