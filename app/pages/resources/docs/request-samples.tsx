import { type SampleLanguage, sampleLanguages } from "#app/content/api/languages.ts";
import type { CodeLine } from "#app/lib/api/code-listing.ts";
import type { Endpoint } from "#app/lib/api/operations.ts";
import { requestSample } from "#app/lib/api/request-sample.ts";

import { LanguageSamples } from "./language-samples.tsx";

interface RequestSamplesProps {
  endpoint: Endpoint;
  /** Unique on the page. */
  name: string;
  /** What the listing is, for those who do not see it. */
  what: string;
}

/** The call of an endpoint in every language. */
export function RequestSamples({ endpoint, name, what }: RequestSamplesProps) {
  const { method, path, request } = endpoint;
  const samples = Object.fromEntries(
    sampleLanguages.map(({ id }) => [id, requestSample(request, id)]),
  ) as Record<SampleLanguage, CodeLine[]>;
  return (
    <LanguageSamples name={name} what={what} caption={`${method} ${path}`} samples={samples} />
  );
}
