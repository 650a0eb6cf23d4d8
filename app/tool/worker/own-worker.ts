/** Keeps /try for use without a connection; written by the build (make/files/offline-tool.ts). */
export const offlineScript = "/try-offline.js";

/** The worker's script, served by this site under the name by which the server gives it its policy, and nothing else. */
export function isOwnWorker(address: string, page: URL): boolean {
  const { origin, pathname } = new URL(address, page);
  if (origin !== page.origin) return false;
  return pathname === offlineScript || /^\/assets\/quote-worker-[\w-]+\.js$/.test(pathname);
}
