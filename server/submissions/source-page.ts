const MAX_LENGTH = 1_000;

/** The path and query of the page that held the form, from the Referer header, if it is a page of this site. */
export function sourcePageOf(
  referer: string | undefined,
  ownHosts: readonly string[],
): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, host, pathname, search } = new URL(referer);
  const isOwn = ownHosts.some((own) => {
    const address = `${protocol}//${own}`;
    return URL.canParse(address) && new URL(address).host === host;
  });
  if (!protocol.startsWith("http") || !isOwn) return null;
  const page = pathname + search;
  return page.length <= MAX_LENGTH ? page : pathname.slice(0, MAX_LENGTH);
}
