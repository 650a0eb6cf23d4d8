import { type SampleLanguage, sampleLanguages } from "./api/languages.ts";
import type { CodeLine } from "./samples/code-listing.ts";
import type { Endpoint } from "./samples/operations.ts";
import { requestSample } from "./samples/request-sample.ts";

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
