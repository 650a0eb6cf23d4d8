import { sampleHref, samplePackages } from "#app/samples/sample-packages.ts";

import type { Source } from "./worker/worker-messages.ts";

const fetched = new Map<string, Promise<Source[]>>();

/** The files of a sample, as if the visitor had chosen them. The worker may not fetch, so the page does. */
export function fetchSample(sampleId: string): Promise<Source[]> {
  const known = fetched.get(sampleId);
  if (known) return known;
  const sources = fetchFiles(sampleId);
  fetched.set(sampleId, sources);
  sources.catch(() => fetched.delete(sampleId));
  return sources;
}

async function fetchFiles(sampleId: string): Promise<Source[]> {
  const sample = samplePackages.find(({ id }) => id === sampleId);
  if (!sample) throw new Error(`There is no sample ${sampleId}.`);
  return Promise.all(
    sample.files.map(async ({ name }, index) => {
      const response = await fetch(sampleHref(sample.id, name));
      if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
      return {
        id: `${sampleId}-${index + 1}`,
        kind: "file",
        name,
        file: await response.blob(),
      } as const;
    }),
  );
}
