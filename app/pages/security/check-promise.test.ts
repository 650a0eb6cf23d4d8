import { expect, test } from "vitest";

import { storedNames } from "#app/site/facts/kept-on-device.ts";

import { isKept, type SiteEvidence } from "./site-promises.ts";

const evidence: SiteEvidence = {
  headers: new Headers({
    "X-Frame-Options": "DENY",
    "X-Policy": "script-src 'self' 'unsafe-eval'",
  }),
  cookies: "",
  stored: {
    localStorage: ["print"],
    sessionStorage: ["reloaded-for:/try"],
    indexedDB: ["try-it"],
    caches: ["try-0123456789ab", "scan-reader", "second-reader"],
  },
  ownOrigin: "https://site.example",
  requests: ["https://site.example/a.js"],
};

test("a header must be there, hold every part, and none that is excluded", () => {
  const header = (name: string, includes: string[], excludes: string[] = []) =>
    isKept({ kind: "header", name, includes, excludes }, evidence);
  expect(header("x-frame-options", ["DENY"])).toBe(true);
  expect(header("x-policy", ["script-src", "'self'"])).toBe(true);
  expect(header("x-policy", ["script-src", "'none'"])).toBe(false);
  expect(header("x-policy", ["script-src"], ["'unsafe-eval'"])).toBe(false);
  expect(header("x-missing", ["anything"])).toBe(false);
});

test("one cookie, one more stored name or one foreign request breaks the promise", () => {
  expect(isKept({ kind: "no-cookies" }, evidence)).toBe(true);
  expect(isKept({ kind: "no-cookies" }, { ...evidence, cookies: "a=1" })).toBe(false);

  const storesOnly = { kind: "stores-only" as const, names: storedNames };
  expect(isKept(storesOnly, evidence)).toBe(true);
  for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"] as const) {
    const stored = { ...evidence.stored, [store]: [...evidence.stored[store], "visitor"] };
    expect(isKept(storesOnly, { ...evidence, stored }), store).toBe(false);
  }

  const requests = ["https://site.example/a.js", "https://cdn.example/b.js"];
  expect(isKept({ kind: "no-foreign-requests" }, evidence)).toBe(true);
  expect(isKept({ kind: "no-foreign-requests" }, { ...evidence, requests })).toBe(false);
});
