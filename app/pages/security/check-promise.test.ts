import { expect, test } from "vitest";

import { isKept, type SiteEvidence } from "./check-promise.ts";

const evidence: SiteEvidence = {
  headers: new Headers({
    "X-Frame-Options": "DENY",
    "X-Policy": "script-src 'self' 'unsafe-eval'",
  }),
  cookies: "",
  storedKeys: ["print"],
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

test("one cookie, one more stored key or one foreign request breaks the promise", () => {
  expect(isKept({ kind: "no-cookies" }, evidence)).toBe(true);
  expect(isKept({ kind: "no-cookies" }, { ...evidence, cookies: "a=1" })).toBe(false);

  const storesOnly = { kind: "stores-only" as const, keys: ["print"] };
  expect(isKept(storesOnly, evidence)).toBe(true);
  expect(isKept(storesOnly, { ...evidence, storedKeys: ["print", "visitor"] })).toBe(false);

  const requests = ["https://site.example/a.js", "https://cdn.example/b.js"];
  expect(isKept({ kind: "no-foreign-requests" }, evidence)).toBe(true);
  expect(isKept({ kind: "no-foreign-requests" }, { ...evidence, requests })).toBe(false);
});
