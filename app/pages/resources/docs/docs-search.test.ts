import { expect, test } from "vitest";

import { docsPlaces } from "#make/docs/places.ts";

import type { DocsPlace } from "./docs-data.ts";
import { docsCountText, docsSearch } from "./docs-search.ts";

const places = docsPlaces();
const placesFor = docsSearch(places);
const titles = (query: string) => placesFor(query).map(({ name }) => name);

test("a title comes before a keyword, and a keyword before the text", () => {
  const made: DocsPlace[] = [
    { path: "/resources/docs#a", name: "Files", part: "", keywords: "", text: "limits of size" },
    { path: "/resources/docs#b", name: "Pagination", part: "", keywords: "limit", text: "" },
    { path: "/resources/docs#c", name: "Limits", part: "", keywords: "", text: "" },
  ];
  expect(docsSearch(made)("limit").map(({ path }) => path.at(-1))).toEqual(["c", "b", "a"]);
});

test("every word must be found, at the start of a word", () => {
  expect(titles("rate limits")[0]).toBe("Rate limits");
  expect(titles("hmac")).toContain("Checking the signature");
  expect(titles("callback_url")).toContain("POST /api/v1/rfq/analyze");
  expect(titles("GET /api/v1/vendors")).toContain("GET /api/v1/vendors");
  expect(titles("429")).toEqual(expect.arrayContaining(["Rate limits", "Errors"]));
  expect(titles("rate zebra")).toEqual([]);
});

test("a mistyped word is forgiven where nothing begins with it as it was typed", () => {
  expect(titles("authentcation")[0]).toBe("Authentication");
  expect(titles("webhoks")[0]).toBe("Webhooks");
  expect(titles("rate limts")[0]).toBe("Rate limits");
  expect(titles("v9")).toEqual([]);
  const asTyped = titles("sign");
  expect(asTyped).toContain("Checking the signature");
  expect(asTyped).not.toContain("Idempotency");
});

test("the topics that the specification names are found by name", () => {
  for (const topic of ["Authentication", "Endpoints", "Webhooks", "Rate limits"]) {
    expect(titles(topic)[0]).toBe(topic);
  }
});

test("an empty query finds nothing", () => {
  expect(titles(" ")).toEqual([]);
});

test("places are unique, so that each result leads to its own", () => {
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
});

test("counts are announced in words", () => {
  expect([0, 1, 2].map(docsCountText)).toEqual([
    "Nothing found.",
    "1 place found.",
    "2 places found.",
  ]);
});
