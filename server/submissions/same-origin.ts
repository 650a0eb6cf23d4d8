type OriginHeaders = {
  "sec-fetch-site"?: string | string[] | undefined;
  origin?: string | undefined;
};

/**
 * Whether a post comes from a page of this site. Browsers say so in Sec-Fetch-Site, older ones in Origin; a client
 * that sends neither is no browser, so there is no visitor whose browser could be misused.
 */
export function isSameOrigin(
  headers: OriginHeaders,
  requestHost: string,
  siteUrl: string,
): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";

  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${requestHost}`;
  return host !== "" && URL.canParse(own) && new URL(own).host === host;
}
