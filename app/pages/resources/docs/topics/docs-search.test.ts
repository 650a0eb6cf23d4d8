import { expect, test } from "vitest";

import { docsCountText, docsEntries, type DocsEntry, searchDocs } from "./docs-search.ts";

const titles = (query: string) => searchDocs(docsEntries, query).map(({ title }) => title);

test("a title comes before a keyword, and a keyword before the text", () => {
  const entries: DocsEntry[] = [
    { place: "/resources/docs#a", title: "Files", part: "", keywords: "", text: "limits of size" },
    { place: "/resources/docs#b", title: "Pagination", part: "", keywords: "limit", text: "" },
    { place: "/resources/docs#c", title: "Limits", part: "", keywords: "", text: "" },
  ];
  expect(searchDocs(entries, "limit").map(({ place }) => place.at(-1))).toEqual(["c", "b", "a"]);
});

test("every word must be found, at the start of a word", () => {
  expect(titles("rate limits")[0]).toBe("Rate limits");
  expect(titles("hmac")).toContain("Checking the signature");
  expect(titles("callback_url")).toContain("POST /api/v1/rfq/analyze");
  expect(titles("GET /api/v1/vendors")).toContain("GET /api/v1/vendors");
  expect(titles("429")).toEqual(expect.arrayContaining(["Rate limits", "Errors"]));
  expect(titles("rate zebra")).toEqual([]);
  expect(titles("ebhook")).toEqual([]);
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
  const places = docsEntries.map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
});

test("counts are announced in words", () => {
  expect([0, 1, 2].map(docsCountText)).toEqual([
    "Nothing found.",
    "1 place found.",
    "2 places found.",
  ]);
});
