/** How a promise can be checked from inside the page. */
export type SiteCheck =
  | { kind: "header"; name: string; includes: string[]; excludes?: string[] }
  | { kind: "no-cookies" }
  | { kind: "no-foreign-requests" }
  | { kind: "stores-only"; keys: string[] };

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
    meaning: "None are set, so there is nothing to consent to.",
    shown: "document.cookie is empty",
    check: { kind: "no-cookies" },
  },
  {
    promise: "No third parties",
    meaning: "Fonts, scripts and drawings come from this address. No analytics, no pixels.",
    shown: "every request has this origin",
    check: { kind: "no-foreign-requests" },
  },
  {
    promise: "One thing stored, in your browser",
    meaning: "Paper or blueprint, if you chose one. It is never sent.",
    shown: "localStorage: print",
    check: { kind: "stores-only", keys: ["print"] },
  },
  {
    promise: "Nothing loads unless it is named",
    meaning: "The content policy starts from nothing and lists what may load.",
    shown: "Content-Security-Policy: default-src 'none'",
    check: { kind: "header", name: "content-security-policy", includes: ["default-src 'none'"] },
  },
  {
    promise: "No foreign script",
    meaning: "Scripts come from this site, and inline ones only by their hash.",
    shown: "script-src 'self', no 'unsafe-inline'",
    check: {
      kind: "header",
      name: "content-security-policy",
      includes: ["script-src 'self'", "require-trusted-types-for 'script'"],
      excludes: ["'unsafe-inline'", "'unsafe-eval'"],
    },
  },
  {
    promise: "Forms post here",
    meaning: "What you type in a form goes to this site and nowhere else.",
    shown: "form-action 'self'",
    check: { kind: "header", name: "content-security-policy", includes: ["form-action 'self'"] },
  },
  {
    promise: "No framing",
    meaning: "Nobody can put this site in a frame and have you click through it.",
    shown: "X-Frame-Options: DENY",
    check: { kind: "header", name: "x-frame-options", includes: ["DENY"] },
  },
  {
    promise: "Encrypted transport only",
    meaning: "Once seen, your browser refuses to come back without TLS.",
    shown: "Strict-Transport-Security: max-age=63072000",
    check: {
      kind: "header",
      name: "strict-transport-security",
      includes: ["max-age=63072000", "includeSubDomains"],
    },
  },
  {
    promise: "No guessing at types",
    meaning: "A file is what its label says, even if it looks like a script.",
    shown: "X-Content-Type-Options: nosniff",
    check: { kind: "header", name: "x-content-type-options", includes: ["nosniff"] },
  },
  {
    promise: "Little said about where you were",
    meaning: "Other sites learn the name of this one, never the page.",
    shown: "Referrer-Policy: strict-origin-when-cross-origin",
    check: {
      kind: "header",
      name: "referrer-policy",
      includes: ["strict-origin-when-cross-origin"],
    },
  },
  {
    promise: "No camera, no microphone, no location",
    meaning: "Switched off for the whole site, so that no page can ask.",
    shown: "Permissions-Policy: camera=(), …",
    check: {
      kind: "header",
      name: "permissions-policy",
      includes: ["camera=()", "microphone=()", "geolocation=()"],
    },
  },
];
