import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, chooseRange } from "./request-headers.ts";
import { canonicalAddress, type Site, type SiteFile, type Variant } from "./load-site.ts";
import { commonHeaders } from "./security-headers.ts";

/**
 * Everything here writes to Node's own response: headers are ready as one list, and Fastify's part of a request would
 * cost as much as the page.
 */

/** Answers a GET or HEAD for a file of the site; false when it is anything else, which may need more thought. */
export function answerKnownFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const file = site.files.get(pathOf(request.url ?? "/"));
  if (!file) return false;
  sendFile(file, request, response);
  return true;
}

/** Answers every GET and HEAD from the site's map; nothing outside the map can be reached. */
export function answerFromSite(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (answerKnownFile(site, request, response)) return;
  const url = request.url ?? "/";
  const pathname = pathOf(url);
  const canonical = canonicalAddress(site, pathname);
  if (canonical !== undefined) {
    return sendRedirect(canonical + url.slice(pathname.length), request, response);
  }
  sendPage(site.notFound, 404, request, response);
}

function pathOf(url: string): string {
  const queryStart = url.indexOf("?");
  return queryStart === -1 ? url : url.slice(0, queryStart);
}

/** A page as the answer to something other than its own address: not to be stored, no ETag to revalidate. */
export function sendPage(
  page: SiteFile,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: Readonly<Record<string, string>> = {},
): void {
  const variant = page.variants[chooseEncoding(request.headers["accept-encoding"])];
  const headers = without(variant.headers, "ETag", "Cache-Control").concat(
    "Cache-Control",
    "no-store",
    ...Object.entries(extraHeaders).flat(),
  );
  write(request, response, status, headers, variant.body);
}

function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const variant = file.variants[chooseEncoding(request.headers["accept-encoding"])];
  const ifNoneMatch = request.headers["if-none-match"];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    const headers = without(variant.headers, "Content-Length", "Content-Encoding", "Content-Type");
    return write(request, response, 304, headers, undefined);
  }
  if (file.isDownload && request.headers.range !== undefined) {
    return sendRange(file.variants.identity, request, response);
  }
  write(request, response, 200, variant.headers, variant.body);
}

/** Ranges are of the identity bytes: a part of a compressed file is of no use to a download manager. */
function sendRange(whole: Variant, request: IncomingMessage, response: ServerResponse): void {
  const sizeBytes = whole.body.length;
  const ifRange = request.headers["if-range"];
  const stale = ifRange !== undefined && ifRange !== whole.etag;
  const range = stale ? "whole" : chooseRange(request.headers.range, sizeBytes);
  if (range === "whole") return write(request, response, 200, whole.headers, whole.body);

  const [status, part, contentRange] =
    range === "unsatisfiable"
      ? ([416, Buffer.alloc(0), `bytes */${sizeBytes}`] as const)
      : ([
          206,
          whole.body.subarray(range.start, range.end + 1),
          `bytes ${range.start}-${range.end}/${sizeBytes}`,
        ] as const);
  const headers = without(whole.headers, "Content-Length").concat(
    "Content-Length",
    String(part.length),
    "Content-Range",
    contentRange,
  );
  write(request, response, status, headers, part);
}

function sendRedirect(location: string, request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(`This page is at ${location}\n`);
  const headers = {
    ...commonHeaders,
    "Cache-Control": "public, max-age=3600",
    Location: location,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(body.length),
  };
  write(request, response, 308, Object.entries(headers).flat(), body);
}

/** If-None-Match compares weakly, so a proxy's `W/` prefix does not matter. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag)
  );
}

function without(flatHeaders: readonly string[], ...names: string[]): string[] {
  return flatHeaders.filter((_, index) => !names.includes(flatHeaders[index - (index % 2)] ?? ""));
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  flatHeaders: string[],
  body: Buffer | undefined,
): void {
  response.writeHead(status, flatHeaders);
  if (body === undefined || request.method === "HEAD") response.end();
  else response.end(body);
}
