import {
  rankedSampleHref,
  sampleHref,
  type SamplePackage,
  samplePackages,
} from "#app/samples/sample-packages.ts";

import type { PackageView } from "./worker/package-view.ts";
import type { Source } from "./worker/source.ts";

export function sampleSourceId(sampleId: string, index: number): string {
  return `${sampleId}-${index + 1}`;
}

/** The files of a sample, as if the visitor had chosen them. The worker may not fetch, so the page does. */
export const fetchSample = fetchedOnce<Source[]>((sampleId) => {
  const sample = samplePackages.find(({ id }) => id === sampleId);
  if (!sample) throw new Error(`There is no sample ${sampleId}.`);
  return Promise.all(
    sample.files.map(async ({ name }, index) => {
      const response = await fetch(sampleHref(sample.id, name));
      if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
      return {
        id: sampleSourceId(sampleId, index),
        kind: "file",
        name,
        file: await response.blob(),
        isSample: true,
      } as const;
    }),
  );
});

/** What the build made of it, to be shown until this browser has read the files itself; `null` where it does not come. */
export const fetchRankedSample = fetchedOnce<PackageView | null>((sampleId) =>
  fetch(rankedSampleHref(sampleId as SamplePackage["id"])).then(
    (response) => (response.ok ? (response.json() as Promise<PackageView>) : null),
    () => null,
  ),
);

const coming = new Set<Promise<unknown>>();

/** What reads the visitor's own files is many times larger, and waits for what was asked for. */
export async function samplesFetched(): Promise<void> {
  await Promise.allSettled(coming);
}

/** By sample; what failed is asked for again. */
function fetchedOnce<Fetched>(ask: (sampleId: string) => Promise<Fetched>) {
  const asked = new Map<string, Promise<Fetched>>();
  return async (sampleId: string): Promise<Fetched> => {
    const known = asked.get(sampleId) ?? ask(sampleId);
    asked.set(sampleId, known);
    coming.add(known);
    known.catch(() => asked.delete(sampleId));
    return known;
  };
}
