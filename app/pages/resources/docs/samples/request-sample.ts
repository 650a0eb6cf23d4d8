import type { SampleLanguage } from "../api/languages.ts";

import type { CodeLine } from "./code-listing.ts";
import { curlSample } from "./curl-sample.ts";
import { javaSample } from "./java-sample.ts";
import { javascriptSample } from "./javascript-sample.ts";
import type { SampleRequest } from "./operations.ts";
import { pythonSample } from "./python-sample.ts";

const writers: Record<SampleLanguage, (request: SampleRequest) => CodeLine[]> = {
  curl: curlSample,
  javascript: javascriptSample,
  python: pythonSample,
  java: javaSample,
};

/** A call of the API in a language, line by line; lines that set a parameter carry its balloon. */
export function requestSample(request: SampleRequest, language: SampleLanguage): CodeLine[] {
  return writers[language](request);
}
