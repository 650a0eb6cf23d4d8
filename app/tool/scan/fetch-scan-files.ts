import german from "@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url";
import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import engine from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";

import type { TesseractFiles } from "#analyzer/intake/read/scan/tesseract.ts";

import { openScanCache } from "./scan-cache.ts";
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
  const cache = await openScanCache();
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

async function keptOrFetched(
  address: string,
  cache: Cache | null,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<Blob> {
  const kept = await cache?.match(address);
  if (kept) return kept.blob();
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}.`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, control) {
      onBytes(chunk.byteLength);
      control.enqueue(chunk);
    },
  });
  const blob = await new Response(response.body.pipeThrough(counting)).blob();
  // A full disk is no reason not to read.
  await cache?.put(address, new Response(blob)).catch(() => {});
  return blob;
}

/** Those of an older build. */
async function dropOthers(cache: Cache | null, addresses: readonly string[]): Promise<void> {
  for (const request of (await cache?.keys()) ?? []) {
    if (!addresses.includes(new URL(request.url).pathname)) await cache?.delete(request);
  }
}

/** Some hosts send a .gz so that the browser has unpacked it already. */
async function unpack(blob: Blob): Promise<Uint8Array> {
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const plain = isPacked ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
