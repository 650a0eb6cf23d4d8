type KeptName = "scan-reader" | "second-reader";

/** What is fetched once and works offline from then on; `null` where a browser keeps nothing. */
export async function openKept(name: KeptName): Promise<Cache | null> {
  if (!("caches" in globalThis)) return null;
  return caches.open(name).catch(() => null);
}

interface FetchOptions {
  readonly signal?: AbortSignal;
  readonly onBytes?: (count: number) => void;
}

export async function keptOrFetched(
  address: string,
  cache: Cache | null,
  { signal, onBytes = () => {} }: FetchOptions = {},
): Promise<Blob> {
  const kept = await cache?.match(address);
  if (kept) return kept.blob();
  const response = await fetch(address, signal ? { signal } : {});
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
export async function dropOthers(cache: Cache | null, addresses: readonly string[]): Promise<void> {
  for (const request of (await cache?.keys()) ?? []) {
    if (!addresses.includes(new URL(request.url).pathname)) await cache?.delete(request);
  }
}

export async function forgetKept(names: readonly KeptName[]): Promise<void> {
  if (!("caches" in globalThis)) return;
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)));
}

export async function hasKept(name: KeptName): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  return caches.has(name).catch(() => false);
}
