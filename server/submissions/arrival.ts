import { type Arrival, arrivalNames } from "#contract/arrival.ts";

const MAX_LENGTH = 200;

/**
 * As the browser kept it from the visit's first page. Without a script nothing can be kept: then it is what the address
 * of the form's own page says.
 */
export function arrivalOf(
  header: string | string[] | undefined,
  sourcePage: string | null,
): Arrival {
  const given = new URLSearchParams(String(header ?? sourcePage?.split("?")[1] ?? ""));
  const entries = arrivalNames.flatMap((name): [string, string][] => {
    const text = (given.get(name) ?? "").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").trim();
    const value = name === "referrer" ? withoutQuery(text) : text;
    return value === "" ? [] : [[name, [...value].slice(0, MAX_LENGTH).join("")]];
  });
  return Object.fromEntries(entries);
}

/** What stands behind a page's path may be about a person. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return "";
  const { protocol, host, pathname } = new URL(address);
  return protocol.startsWith("http") ? `${host}${pathname === "/" ? "" : pathname}` : "";
}

const MAX_PATH_LENGTH = 1_000;

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
  return page.length <= MAX_PATH_LENGTH ? page : pathname.slice(0, MAX_PATH_LENGTH);
}
