import german from "@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url";
import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import engine from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";

import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";

import { dropOthers, keptOrFetched, openKept } from "../kept-files.ts";
import { scanFileBytes, type ScanLanguage } from "./scan-languages.ts";

const languageAddresses: Readonly<Record<ScanLanguage, string>> = { eng: english, deu: german };
/** As it arrives here: the browser has unpacked it by then. */
const engineBytes = 2_860_000;

interface FetchOptions {
  readonly signal: AbortSignal;
  /** Given a share from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What text recognition needs, from this site. The worker may not fetch, so the page does, once the visitor agreed. */
export async function fetchScanFiles(
  languages: readonly ScanLanguage[],
  { signal, onProgress }: FetchOptions,
): Promise<TesseractFiles> {
  const addresses = [engine, ...languages.map((each) => languageAddresses[each])];
  const total = languages.reduce((sum, each) => sum + scanFileBytes[each], engineBytes);
  let arrived = 0;
  const onBytes = (count: number) => onProgress(Math.min(1, (arrived += count) / total));
  const cache = await openKept("scan-reader");
  const [wasm, ...data] = await Promise.all(
    addresses.map((address) => keptOrFetched(address, cache, { signal, onBytes })),
  );
  if (!wasm) throw new Error("There is no engine.");
  await dropOthers(cache, [engine, english, german]);
  const unpacked = await Promise.all(data.map(unpack));
  return {
    wasm: new Uint8Array(await wasm.arrayBuffer()),
    languages: Object.fromEntries(
      languages.map((each, index) => [each, unpacked[index] ?? new Uint8Array()]),
    ),
  };
}

/** Some hosts send a .gz so that the browser has unpacked it already. */
async function unpack(blob: Blob): Promise<Uint8Array> {
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const plain = isPacked ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
