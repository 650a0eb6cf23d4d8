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

/** Whether a promise holds for what was seen. */
export function isKept(check: SiteCheck, evidence: SiteEvidence): boolean {
  switch (check.kind) {
    case "header": {
      const value = evidence.headers.get(check.name) ?? "";
      return (
        check.includes.every((part) => value.includes(part)) &&
        !check.excludes?.some((part) => value.includes(part))
      );
    }
    case "no-cookies":
      return evidence.cookies === "";
    case "stores-only":
      return Object.entries(check.names).every(([store, known]) =>
        evidence.stored[store as keyof StoredNames].every((name) =>
          known.some((own) => (/[-:]$/.test(own) ? name.startsWith(own) : name === own)),
        ),
      );
    case "no-foreign-requests":
      return evidence.requests.every((address) => new URL(address).origin === evidence.ownOrigin);
  }
}

/** How a promise can be checked from inside the page. */
export type SiteCheck =
  | { kind: "header"; name: string; includes: string[]; excludes?: string[] }
  | { kind: "no-cookies" }
  | { kind: "no-foreign-requests" }
  | { kind: "stores-only"; names: StoredNames };

/** Names in each store of a browser. */
export type StoredNames = Readonly<Record<keyof typeof storedNames, readonly string[]>>;

export interface SitePromise {
  promise: string;
  /** What it means for a visitor. */
  meaning: string;
  /** What to look at, as it is written there. */
  shown: string;
  check: SiteCheck;
}

/** What this very site does. A journey in a browser holds each line to what the server really sends. */
export const sitePromises: SitePromise[] = [
  {
    promise: "No cookies",
    meaning: `This site sets none, so it needs no consent banner. ${visitsCounted}`,
    shown: "document.cookie is empty",
    check: { kind: "no-cookies" },
  },
  {
    promise: "No third parties",
    meaning: "Fonts, scripts and drawings come from this address. No analytics service, no pixels.",
    shown: "every request has this origin",
    check: { kind: "no-foreign-requests" },
  },
  {
    promise: "Your browser stores only this",
    meaning: keptOnDevice.promise,
    shown: "names in localStorage, sessionStorage, IndexedDB and caches",
    check: { kind: "stores-only", names: storedNames },
  },
  {
    promise: "Only listed content loads",
    meaning: "The content security policy blocks everything that it does not list.",
    shown: "Content-Security-Policy: default-src 'none'",
    check: { kind: "header", name: "content-security-policy", includes: ["default-src 'none'"] },
  },
  {
    promise: "No scripts from other sites",
    meaning: "Scripts come from this site. Inline scripts run only with a matching hash.",
    shown: "script-src 'self', no 'unsafe-inline'",
    check: {
      kind: "header",
      name: "content-security-policy",
      includes: ["script-src 'self'", "require-trusted-types-for 'script'"],
      excludes: ["'unsafe-inline'", "'unsafe-eval'"],
    },
  },
  {
    promise: "Forms are sent to this site only",
    meaning: `What you type in a form goes to this site only. ${keptOnDevice.arrival}`,
    shown: "form-action 'self'",
    check: { kind: "header", name: "content-security-policy", includes: ["form-action 'self'"] },
  },
  {
    promise: "No framing",
    meaning: "Other sites cannot show this site in a frame to trick you into clicking.",
    shown: "X-Frame-Options: DENY",
    check: { kind: "header", name: "x-frame-options", includes: ["DENY"] },
  },
  {
    promise: "Encrypted transport only",
    meaning: "After your first visit, your browser refuses connections without TLS.",
    shown: "Strict-Transport-Security: max-age=63072000",
    check: {
      kind: "header",
      name: "strict-transport-security",
      includes: ["max-age=63072000", "includeSubDomains"],
    },
  },
  {
    promise: "No type guessing",
    meaning: "The browser treats each file as the type the server states.",
    shown: "X-Content-Type-Options: nosniff",
    check: { kind: "header", name: "x-content-type-options", includes: ["nosniff"] },
  },
  {
    promise: "Limited referrer",
    meaning: "Other sites see the name of this site, not the page you came from.",
    shown: "Referrer-Policy: strict-origin-when-cross-origin",
    check: {
      kind: "header",
      name: "referrer-policy",
      includes: ["strict-origin-when-cross-origin"],
    },
  },
  {
    promise: "No camera, no microphone, no location",
    meaning: "Switched off for the whole site. No page can ask for them.",
    shown: "Permissions-Policy: camera=(), …",
    check: {
      kind: "header",
      name: "permissions-policy",
      includes: ["camera=()", "microphone=()", "geolocation=()"],
    },
  },
];
