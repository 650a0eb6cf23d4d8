import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./accept-encoding.ts";
import { chooseRange } from "./byte-range.ts";
import { canonicalAddress, type Site, type SiteFile, type Variant } from "./load-site.ts";
import { commonHeaders } from "./security-headers.ts";

/** Answers every GET and HEAD from the site's map; nothing outside the map can be reached. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: (request, reply) => answerFromSite(site, request, reply),
  });
}

export function answerFromSite(site: Site, request: FastifyRequest, reply: FastifyReply): void {
  const url = request.raw.url ?? "/";
  const queryStart = url.indexOf("?");
  const pathname = queryStart === -1 ? url : url.slice(0, queryStart);

  const file = site.files.get(pathname);
  if (file) return sendFile(file, request, reply);

  const canonical = canonicalAddress(site, pathname);
  if (canonical !== undefined) {
    return sendRedirect(canonical + (queryStart === -1 ? "" : url.slice(queryStart)), reply);
  }
  sendPage(site.notFound, 404, request, reply);
}

/** A page as the answer to something other than its own address: not to be stored, no ETag to revalidate. */
export function sendPage(
  page: SiteFile,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  extraHeaders: Readonly<Record<string, string>> = {},
): void {
  const variant = page.variants[chooseEncoding(request.headers["accept-encoding"])];
  const headers = without(variant.headers, "ETag", "Cache-Control").concat(
    "Cache-Control",
    "no-store",
    ...Object.entries(extraHeaders).flat(),
  );
  write(request, reply, status, headers, variant.body);
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): void {
  const variant = file.variants[chooseEncoding(request.headers["accept-encoding"])];
  const ifNoneMatch = request.headers["if-none-match"];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    const headers = without(variant.headers, "Content-Length", "Content-Encoding", "Content-Type");
    return write(request, reply, 304, headers, undefined);
  }
  if (file.isDownload && request.headers.range !== undefined) {
    return sendRange(file.variants.identity, request, reply);
  }
  write(request, reply, 200, variant.headers, variant.body);
}

/** Ranges are of the identity bytes: a part of a compressed file is of no use to a download manager. */
function sendRange(whole: Variant, request: FastifyRequest, reply: FastifyReply): void {
  const sizeBytes = whole.body.length;
  const ifRange = request.headers["if-range"];
  const stale = ifRange !== undefined && ifRange !== whole.etag;
  const range = stale ? "whole" : chooseRange(request.headers.range, sizeBytes);
  if (range === "whole") return write(request, reply, 200, whole.headers, whole.body);

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
  write(request, reply, status, headers, part);
}

function sendRedirect(location: string, reply: FastifyReply): void {
  reply
    .code(308)
    .headers({ ...commonHeaders, "Cache-Control": "public, max-age=3600", Location: location })
    .type("text/plain; charset=utf-8")
    .send(`This page is at ${location}\n`);
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

/** Straight to the raw response: headers are ready as one list, so Fastify has nothing to add. */
function write(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  flatHeaders: string[],
  body: Buffer | undefined,
): void {
  reply.hijack();
  reply.raw.writeHead(status, flatHeaders);
  if (body === undefined || request.method === "HEAD") reply.raw.end();
  else reply.raw.end(body);
}
