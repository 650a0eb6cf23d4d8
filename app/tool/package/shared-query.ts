import type { Weights } from "#analyzer/rank/weights.ts";
import { withWeights } from "#app/sections/weights/use-shared-weights.ts";

/** What a link holds: the weights and, where there is one, the sample. Never anything of the visitor's. */
export function sharedQuery(weights: Weights, sampleId: string | null): string {
  const query = new URLSearchParams(sampleId === null ? {} : { sample: sampleId });
  return withWeights(query, weights, "try-").toString();
}
