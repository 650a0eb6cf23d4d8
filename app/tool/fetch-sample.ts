import { rankedSampleHref, sampleHref, samplePackages } from "#app/samples/sample-packages.ts";

import type { PackageView } from "./worker/package-view.ts";
import type { Source } from "./worker/source.ts";

const fetched = new Map<string, Promise<Source[]>>();
const ranked = new Map<string, Promise<PackageView | null>>();

export function sampleSourceId(sampleId: string, index: number): string {
  return `${sampleId}-${index + 1}`;
}

/** The files of a sample, as if the visitor had chosen them. The worker may not fetch, so the page does. */
export function fetchSample(sampleId: string): Promise<Source[]> {
  const known = fetched.get(sampleId);
  if (known) return known;
  const sources = fetchFiles(sampleId);
  fetched.set(sampleId, sources);
  sources.catch(() => fetched.delete(sampleId));
  return sources;
}

/** What the build made of it, to be shown until this browser has read the files itself; `null` where it does not come. */
export function fetchRankedSample(sampleId: string): Promise<PackageView | null> {
  const known = ranked.get(sampleId);
  if (known) return known;
  const view = fetchRanked(sampleId).catch(() => null);
  ranked.set(sampleId, view);
  return view;
}

/** What reads the visitor's own files is many times larger, and waits for what was asked for. */
export async function samplesFetched(): Promise<void> {
  await Promise.allSettled([...fetched.values(), ...ranked.values()]);
}

async function fetchRanked(sampleId: string): Promise<PackageView | null> {
  const sample = samplePackages.find(({ id }) => id === sampleId);
  const response = sample && (await fetch(rankedSampleHref(sample.id)));
  return response?.ok ? ((await response.json()) as PackageView) : null;
}

async function fetchFiles(sampleId: string): Promise<Source[]> {
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
}
