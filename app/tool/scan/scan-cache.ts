const cacheName = "scan-reader";

export async function forgetScanReader(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheName).catch(() => false);
}

export async function hasScanReader(): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  return caches.has(cacheName).catch(() => false);
}
