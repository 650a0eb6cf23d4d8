import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type FormResultName, formResults as formResultPages } from "#contract/forms.ts";
import { COUNTS_VISITS } from "#contract/visits.ts";
import type { Encoding } from "./request-headers.ts";
import { compress } from "./compressed-files.ts";
import { contentTypeOf } from "./content-types.ts";
import { normalizeEscapes } from "#server/connections/request-target.ts";
import { type HeaderMap, headersFor, type InlineHashes } from "./security-headers.ts";
import { severalAtOnce } from "./several-at-once.ts";
import { addressOf, isPage } from "./site-address.ts";

/** One encoding of one file, with every header of its 200 answer ready as a flat name-value list. */
export type Variant = { body: Buffer; etag: string; headers: string[] };

export type SiteFile = {
  variants: Readonly<Record<Encoding, Variant>>;
  /** Answers byte ranges, so that an interrupted download can go on. */
  isDownload: boolean;
};

export type Site = {
  /** By exact request path, as it stands percent-encoded in the request line. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** Where pages are that had other addresses before. */
  moved: ReadonlyMap<string, string>;
  /** What a native form post is answered with; absent when the build made no such page. */
  formResults: ReadonlyMap<FormResultName, SiteFile>;
};

export class SiteMissingError extends Error {
  override name = "SiteMissingError";
}

type HashesByFile = Record<string, InlineHashes>;

/** Hosting files that lie in the folder but are no part of the site. */
const unserved = new Set(["_headers", "_redirects", "404.html"]);

type SiteOptions = {
  /** Pages are then told so, in Server-Timing: it is the one header of an answer that a page can read of itself. */
  countsVisits?: boolean;
};

/** Reads the whole built site into memory: again, when a new build took the folder's place meanwhile. */
export async function loadSite(buildDir: string, options: SiteOptions = {}): Promise<Site> {
  const folder = async () => (await stat(buildDir).catch(() => null))?.ino;
  for (;;) {
    const before = await folder();
    const [read] = await Promise.allSettled([readSite(buildDir, options)]);
    if ((await folder()) !== before) continue;
    if (read.status === "fulfilled") return read.value;
    throw read.reason;
  }
}

async function readSite(buildDir: string, { countsVisits }: SiteOptions): Promise<Site> {
  const clientDir = join(buildDir, "client");
  const paths = await listFiles(clientDir).catch(() => {
    throw new SiteMissingError(
      `There is no built site in ${clientDir}. Run "npm run build" first.`,
    );
  });
  const hashes = await readHashes(buildDir);
  const told = countsVisits ? { "Server-Timing": COUNTS_VISITS } : {};
  const read = async (path: string, file: string) =>
    makeSiteFile(path, await readFile(file), hashes[path], buildDir, isPage(path) ? told : {});

  const served = paths.filter((path) => !unserved.has(path));
  const files = new Map<string, SiteFile>();
  await severalAtOnce(served, async (path) => {
    files.set(encodeURI(addressOf(path)), await read(path, join(clientDir, path)));
  });

  const notFound = paths.includes("404.html")
    ? await read("404.html", join(clientDir, "404.html"))
    : await makeSiteFile("404.html", Buffer.from(plainNotFoundPage), undefined, buildDir);

  const formResults = new Map<FormResultName, SiteFile>();
  for (const { name } of formResultPages) {
    const path = `server-pages/${name}.html`;
    const page = await read(path, join(buildDir, path)).catch(() => undefined);
    if (page) formResults.set(name, page);
  }
  const redirects = await readFile(join(clientDir, "_redirects"), "utf8").catch(() => "");
  return { files, notFound, moved: movedAddresses(redirects), formResults };
}

/** Out of the file for static hosts: /old /new 301. */
export function movedAddresses(redirects: string): ReadonlyMap<string, string> {
  const lines = redirects.matchAll(/^(\/[\w/.-]*) (\/[\w.-][\w/.-]*) 301$/gm);
  return new Map([...lines].map(([, from = "", to = ""]) => [from, to]));
}

/** The one address of a page that has moved or was asked for with a trailing slash, by its file name or with needless escapes. */
export function canonicalAddress(site: Site, pathname: string): string | undefined {
  const address = normalizeEscapes(pathname).replace(/\/(?:index\.html)?$/, "") || "/";
  const moved = site.moved.get(address);
  if (moved !== undefined) return moved;
  return address !== pathname && site.files.has(address) ? address : undefined;
}

/** For which public address the site was built, by its home page's canonical link. */
export function siteUrlOf({ files }: Site): string | undefined {
  const home = files.get("/")?.variants.identity.body.toString() ?? "";
  const href = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
  return href !== undefined && URL.canParse(href) ? new URL(href).origin : undefined;
}

/** Where the forms of its home page go; undefined where it has none. */
export function formsGoTo({ files }: Site): string | undefined {
  const home = files.get("/")?.variants.identity.body.toString() ?? "";
  const [form = ""] = /<form [^>]*method="post"[^>]*>/.exec(home) ?? [];
  return / action="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&");
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .split(sep)
        .join("/"),
    )
    .sort();
}

async function readHashes(buildDir: string): Promise<HashesByFile> {
  const text = await readFile(join(buildDir, "csp.json"), "utf8").catch(() => "{}");
  return JSON.parse(text) as HashesByFile;
}

async function makeSiteFile(
  path: string,
  content: Buffer,
  hashes: InlineHashes | undefined,
  buildDir: string,
  more: HeaderMap = {},
): Promise<SiteFile> {
  const { mime, compresses, isDownload } = contentTypeOf(path);
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 27);
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;
    const headers = {
      ...headersFor(path, hashes),
      ...more,
      "Content-Type": mime,
      "Content-Length": String(body.length),
      ETag: etag,
      ...(compresses ? { Vary: "Accept-Encoding" } : {}),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      ...(isDownload ? { "Accept-Ranges": "bytes" } : {}),
    };
    return { body, etag, headers: Object.entries(headers).flat() };
  };

  const identity = variant(content, "identity");
  if (!compresses) return { variants: { identity, gzip: identity, br: identity }, isDownload };
  const [br, gzip] = await Promise.all([
    compress(content, "br", buildDir),
    compress(content, "gzip", buildDir),
  ]);
  const smaller = (body: Buffer, encoding: Encoding) =>
    body.length < content.length ? variant(body, encoding) : identity;
  return { variants: { identity, gzip: smaller(gzip, "gzip"), br: smaller(br, "br") }, isDownload };
}

const plainNotFoundPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Page not found</title>
<h1>Oops! Page not found</h1><p><a href="/">Return to the home page</a></p></html>
`;
