import { addressOf, isPage } from "./site-address.ts";

/**
 * The rules for response headers, as data. The Node server asks `headersFor` for each file it serves; the build
 * writes the same rules as a `_headers` file for static hosts.
 */

export type HeaderMap = Readonly<Record<string, string>>;

/** Path of a file below `build/client`, with forward slashes. */
type SitePath = string;

/** Only names that browsers know: an unknown one is a warning in the visitor's console. */
const features = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Preloading binds the whole domain in every browser and takes months to undo, so it is asked for (HSTS_PRELOAD). */
const preload = process.env["HSTS_PRELOAD"]?.trim() === "true" ? "; preload" : "";

/** Sent with every answer, whatever it is. */
export const commonHeaders: HeaderMap = {
  "Strict-Transport-Security": `max-age=63072000; includeSubDomains${preload}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
};

/** Where a static host's build sends forms; the build has checked it. */
const formEndpoint = process.env["FORM_ENDPOINT"]?.trim() ?? "";
const formOrigins = URL.canParse(formEndpoint)
  ? ["'self'", new URL(formEndpoint).origin]
  : ["'self'"];

const pageDirectives: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  // Also governs `<use href="/drawing.svg#part">`: Chromium and Firefox fetch it as an image.
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": formOrigins.join(" "),
  "manifest-src": "'self'",
  "form-action": formOrigins.join(" "),
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  // No code of the site writes HTML from strings, so none may be allowed to; one policy names the worker's script.
  "trusted-types": "quote-worker",
};

/**
 * A worker has a policy of its own. This one holds a visitor's quotes, so it may fetch its code and send nothing. Text
 * recognition is WebAssembly, whose bytes the page hands over.
 */
export const workerSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'";

/** It fetches the files of /try and puts them away, and nothing else. */
export const offlineSecurityPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
const offlineScript = "try-offline.js";

/** Of the scripts and styles written into a page, as in build/csp.json: `sha256-…`, without quotes. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const nothingInline: InlineHashes = { scripts: [], styles: [] };

export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const inline: Readonly<Record<string, readonly string[]>> = {
    "script-src": scripts,
    "style-src": styles,
  };
  return Object.entries(pageDirectives)
    .map(([name, value]) =>
      [name, value, ...(inline[name] ?? []).map((hash) => `'${hash}'`)].join(" "),
    )
    .join("; ");
}

export const cachePolicies = {
  /** The name changes with the content. */
  hashed: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
} as const;

export function isWorker(path: SitePath): boolean {
  return /^assets\/quote-worker-[\w-]+\.js$/.test(path);
}

/** Every header of a file's answer that does not depend on the request. */
export function headersFor(path: SitePath, inline: InlineHashes = nothingInline): HeaderMap {
  return {
    ...commonHeaders,
    ...(isPage(path) ? { "Content-Security-Policy": contentSecurityPolicy(inline) } : {}),
    ...(isWorker(path) ? { "Content-Security-Policy": workerSecurityPolicy } : {}),
    ...(path === offlineScript ? { "Content-Security-Policy": offlineSecurityPolicy } : {}),
    "Cache-Control": path.startsWith("assets/") ? cachePolicies.hashed : cachePolicies.revalidated,
  };
}

/**
 * The text of `_headers`, for these pages and files of `assets/`. No header stands in two rules that match the same address, because hosts differ on
 * whether the later value wins or both are joined; revalidation is every such host's default.
 */
export function renderHeadersFile(
  hashesByPage: Readonly<Record<SitePath, InlineHashes>>,
  assets: readonly SitePath[],
): string {
  const rules: [address: string, headers: HeaderMap][] = [
    ["/*", commonHeaders],
    ["/assets/*", { "Cache-Control": cachePolicies.hashed }],
    [`/${offlineScript}`, { "Content-Security-Policy": offlineSecurityPolicy }],
    ...assets
      .filter(isWorker)
      .map((path): [string, HeaderMap] => [
        addressOf(path),
        { "Content-Security-Policy": workerSecurityPolicy },
      ]),
    ...Object.entries(hashesByPage)
      .filter(([path]) => isPage(path) && !path.startsWith("server-pages/"))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hashes]): [string, HeaderMap] => [
        addressOf(path),
        { "Content-Security-Policy": contentSecurityPolicy(hashes) },
      ]),
  ];
  return rules
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        "\n",
      ),
    )
    .join("\n\n")
    .concat("\n");
}
