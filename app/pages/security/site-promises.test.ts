import { expect, test } from "vitest";

import {
  asksOnlyItself,
  hasNoCookies,
  header,
  type SiteEvidence,
  storesOnlyThis,
} from "./site-promises.ts";

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
  const holds = (...parts: Parameters<typeof header>) => header(...parts)(evidence);
  expect(holds("x-frame-options", ["DENY"])).toBe(true);
  expect(holds("x-policy", ["script-src", "'self'"])).toBe(true);
  expect(holds("x-policy", ["script-src", "'none'"])).toBe(false);
  expect(holds("x-policy", ["script-src"], ["'unsafe-eval'"])).toBe(false);
  expect(holds("x-missing", ["anything"])).toBe(false);
});

test("one cookie, one more stored name or one foreign request breaks the promise", () => {
  expect(hasNoCookies(evidence)).toBe(true);
  expect(hasNoCookies({ ...evidence, cookies: "a=1" })).toBe(false);

  expect(storesOnlyThis(evidence)).toBe(true);
  for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"] as const) {
    const stored = { ...evidence.stored, [store]: [...evidence.stored[store], "visitor"] };
    expect(storesOnlyThis({ ...evidence, stored }), store).toBe(false);
  }

  const requests = ["https://site.example/a.js", "https://cdn.example/b.js"];
  expect(asksOnlyItself(evidence)).toBe(true);
  expect(asksOnlyItself({ ...evidence, requests })).toBe(false);
});
