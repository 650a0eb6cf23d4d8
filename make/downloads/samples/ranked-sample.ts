import type { SamplePackage } from "#app/samples/sample-packages.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";
import { sampleSourceId } from "#app/tool/fetch-sample.ts";
import { analysisInput } from "#app/tool/package/analysis-input.ts";
import { emptyPackage, reducePackage } from "#app/tool/package/package-state.ts";
import { openPackage } from "#app/tool/worker/open-package.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";

import { sampleFile } from "./sample-files.ts";

/** What the tool shows when a sample is opened: made by the tool's own engine, from the files that visitors get. */
export async function rankedSample({ id, files, settings }: SamplePackage): Promise<PackageView> {
  const { askedQuantities, weights, today } = settings;
  const sources = await Promise.all(
    files.map(async ({ name }, index) => ({
      id: sampleSourceId(id, index),
      kind: "file" as const,
      name,
      file: new Blob([new Uint8Array(await sampleFile(id, name))]),
      isSample: true as const,
    })),
  );
  const opened = openPackage();
  const { signal } = new AbortController();
  await opened.read({ sources }, { signal, onProgress: () => {} });
  const state = reducePackage(emptyPackage(today), {
    kind: "opened",
    sources,
    sampleId: id,
    settings: { ...sampleSettings, askedQuantities },
  });
  return opened.analyze(analysisInput(state, weights));
}
