import type { IncomingMessage } from "node:http";

/**
 * Proxies may send a whole address in the request line. It counts like its path alone, and its host instead of that of
 * the Host header (RFC 9112, 3.2.2).
 */
export function toOriginForm(request: Pick<IncomingMessage, "url" | "headers">): string {
  const { url = "/", headers } = request;
  if (url.startsWith("/")) return url;
  const [, host, path = ""] = /^https?:\/\/([^/?#@]+)(.*)$/i.exec(url) ?? [];
  // `*` is no address of ours; the router would take it for the root.
  if (host === undefined) return `/${url}`;
  headers.host = host;
  return path.startsWith("/") ? path : `/${path}`;
}

/** Whether there is more than one Host header: which of them a proxy went by nobody knows, so RFC 9112 asks for a 400. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Letters, digits and `-._~` mean the same with and without escape; other escapes have capitals (RFC 3986, 6.2.2). */
export function normalizeEscapes(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
