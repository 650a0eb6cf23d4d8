import { expect, test } from "vitest";

import { docsCountText, docsEntries, searchDocs } from "./docs-search.ts";

const titles = (query: string) => searchDocs(docsEntries, query).map(({ title }) => title);

test("a title comes before a keyword, and a keyword before the text", () => {
  const entries = [
    { id: "a", title: "Files", part: "", keywords: "", text: "limits of size" },
    { id: "b", title: "Pagination", part: "", keywords: "limit", text: "" },
    { id: "c", title: "Limits", part: "", keywords: "", text: "" },
  ];
  expect(searchDocs(entries, "limit").map(({ id }) => id)).toEqual(["c", "b", "a"]);
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
  const ids = docsEntries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("counts are announced in words", () => {
  expect([0, 1, 2].map(docsCountText)).toEqual([
    "Nothing found.",
    "1 place found.",
    "2 places found.",
  ]);
});
