import fc from "fast-check";
import { expect, test } from "vitest";

import { nearestPages } from "./nearest-pages.ts";
import { indexedPaths } from "#app/page/related-sheets.ts";

test.each([
  ["/prices", "/pricing"],
  ["/pricing.html", "/pricing"],
  ["/Product/RFQ-Analyser/", "/product/rfq-analyzer"],
  ["/analytics", "/product/analytics"],
  ["/careers", "/company/careers"],
  ["/resources/blog/none", "/resources/blog"],
  ["/solution/evtol", "/solutions/evtol"],
  ["/product/scorecards", "/product/vendor-scorecards"],
])("%s was meant to be %s", (askedFor, meant) => {
  expect(nearestPages(askedFor, indexedPaths, 2)).toContain(meant);
});

test("a section without a page of its own leads to the pages in it", () => {
  expect(nearestPages("/company", indexedPaths, 3)).toEqual([
    "/company/about",
    "/company/careers",
    "/company/contact",
  ]);
});

test("nothing is suggested for an address that resembles none", () => {
  expect(nearestPages("/wp-login.php", indexedPaths, 4)).toEqual([]);
  expect(nearestPages("/x/y/z", indexedPaths, 4)).toEqual([]);
});

test("an address that exists is its own nearest page", () => {
  for (const path of indexedPaths) expect(nearestPages(path, indexedPaths, 1)).toEqual([path]);
});

test("any address gives at most the number asked for, each once and from the list", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.nat(6), (askedFor, limit) => {
      const nearest = nearestPages(askedFor, indexedPaths, limit);
      expect(nearest.length).toBeLessThanOrEqual(limit);
      expect(new Set(nearest).size).toBe(nearest.length);
      for (const path of nearest) expect(indexedPaths).toContain(path);
    }),
  );
});
