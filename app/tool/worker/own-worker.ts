/** The worker's script, served by this site under the name by which the server gives it its policy, and nothing else. */
export function isOwnWorker(address: string, page: URL): boolean {
  const { origin, pathname } = new URL(address, page);
  return origin === page.origin && /^\/assets\/quote-worker-[\w-]+\.js$/.test(pathname);
}
