const cacheName = "scan-reader";

/** Keeps the reader of scans, so that it is fetched once and works offline; `null` where a browser keeps nothing. */
export async function openScanCache(): Promise<Cache | null> {
  if (!("caches" in globalThis)) return null;
  return caches.open(cacheName).catch(() => null);
}

export async function forgetScanReader(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheName).catch(() => false);
}

export async function hasScanReader(): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  return caches.has(cacheName).catch(() => false);
}
