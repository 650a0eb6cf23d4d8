const MAX_LENGTH = 1_000;

/** The path and query of the page that held the form, from the Referer header, if it is a page of this site. */
export function sourcePageOf(
  referer: string | undefined,
  ownHosts: readonly string[],
): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, host, pathname, search } = new URL(referer);
  if (!protocol.startsWith("http") || !ownHosts.includes(host)) return null;
  const page = pathname + search;
  return page.length <= MAX_LENGTH ? page : pathname.slice(0, MAX_LENGTH);
}
