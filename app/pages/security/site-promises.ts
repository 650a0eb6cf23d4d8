import { keptOnDevice, storedNames } from "#app/site/facts/kept-on-device.ts";
import { visitsCounted } from "#app/site/facts/visits-counted.ts";

/** What a page can see of itself. */
export interface SiteEvidence {
  /** The page's own response headers. */
  headers: Headers;
  cookies: string;
  stored: StoredNames;
  ownOrigin: string;
  /** Addresses of everything that was requested. */
  requests: string[];
}

/** Names in each store of a browser. */
export type StoredNames = Readonly<Record<keyof typeof storedNames, readonly string[]>>;

/** Whether a promise holds for what was seen. */
type SiteCheck = (evidence: SiteEvidence) => boolean;

/** The header holds every one of these parts, and none of those. */
export const header =
  (name: string, parts: string[], without: string[] = []): SiteCheck =>
  ({ headers }) => {
    const value = headers.get(name) ?? "";
    return (
      parts.every((part) => value.includes(part)) && !without.some((part) => value.includes(part))
    );
  };

export const hasNoCookies: SiteCheck = ({ cookies }) => cookies === "";

export const asksOnlyItself: SiteCheck = ({ requests, ownOrigin }) =>
  requests.every((address) => new URL(address).origin === ownOrigin);

export const storesOnlyThis: SiteCheck = ({ stored }) =>
  Object.entries<readonly string[]>(storedNames).every(([store, known]) =>
    stored[store as keyof StoredNames].every((name) =>
      known.some((own) => (/[-:]$/.test(own) ? name.startsWith(own) : name === own)),
    ),
  );

interface SitePromise {
  promise: string;
  /** What to look at, as it is written there. */
  shown: string;
  meaning: string;
  isKept: SiteCheck;
}

/** What this very site does. A journey in a browser holds each line to what the server really sends. */
export const sitePromises: readonly SitePromise[] = [
  {
    promise: "No cookies",
    isKept: hasNoCookies,
    shown: "document.cookie is empty",
    meaning: `This site sets none, so it needs no consent banner. ${visitsCounted}`,
  },
  {
    promise: "No third parties",
    isKept: asksOnlyItself,
    shown: "every request has this origin",
    meaning: "Fonts, scripts and drawings come from this address. No analytics service, no pixels.",
  },
  {
    promise: "Your browser stores only this",
    isKept: storesOnlyThis,
    shown: "names in localStorage, sessionStorage, IndexedDB and caches",
    meaning: keptOnDevice.promise,
  },
  {
    promise: "Only listed content loads",
    isKept: header("content-security-policy", ["default-src 'none'"]),
    shown: "Content-Security-Policy: default-src 'none'",
    meaning: "The content security policy blocks everything that it does not list.",
  },
  {
    promise: "No scripts from other sites",
    isKept: header(
      "content-security-policy",
      ["script-src 'self'", "require-trusted-types-for 'script'"],
      ["'unsafe-inline'", "'unsafe-eval'"],
    ),
    shown: "script-src 'self', no 'unsafe-inline'",
    meaning: "Scripts come from this site. Inline scripts run only with a matching hash.",
  },
  {
    promise: "Forms are sent to this site only",
    isKept: header("content-security-policy", ["form-action 'self'"]),
    shown: "form-action 'self'",
    meaning: `What you type in a form goes to this site only. ${keptOnDevice.arrival}`,
  },
  {
    promise: "No framing",
    isKept: header("x-frame-options", ["DENY"]),
    shown: "X-Frame-Options: DENY",
    meaning: "Other sites cannot show this site in a frame to trick you into clicking.",
  },
  {
    promise: "Encrypted transport only",
    isKept: header("strict-transport-security", ["max-age=63072000", "includeSubDomains"]),
    shown: "Strict-Transport-Security: max-age=63072000",
    meaning: "After your first visit, your browser refuses connections without TLS.",
  },
  {
    promise: "No type guessing",
    isKept: header("x-content-type-options", ["nosniff"]),
    shown: "X-Content-Type-Options: nosniff",
    meaning: "The browser treats each file as the type the server states.",
  },
  {
    promise: "Limited referrer",
    isKept: header("referrer-policy", ["strict-origin-when-cross-origin"]),
    shown: "Referrer-Policy: strict-origin-when-cross-origin",
    meaning: "Other sites see the name of this site, not the page you came from.",
  },
  {
    promise: "No camera, no microphone, no location",
    isKept: header("permissions-policy", ["camera=()", "microphone=()", "geolocation=()"]),
    shown: "Permissions-Policy: camera=(), …",
    meaning: "Switched off for the whole site. No page can ask for them.",
  },
];
