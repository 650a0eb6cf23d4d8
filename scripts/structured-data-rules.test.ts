import { expect, test } from "vitest";

import { structuredDataProblems } from "./structured-data-rules.ts";

const trail = {
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, name: "Home", item: "https://x.example/" }],
};
const page = (...things: object[]) => [JSON.stringify({ "@graph": [trail, ...things] })];

test("a page with its breadcrumbs is in order", () => {
  expect(structuredDataProblems("/legal/terms", page())).toEqual([]);
});

test("a page without data, or without the type of its kind, is named", () => {
  expect(structuredDataProblems("/legal/terms", [])).toHaveLength(1);
  expect(structuredDataProblems("/company/careers/welder", page())).toEqual([
    expect.stringContaining("JobPosting"),
  ]);
});

test("a missing property, an address that is not absolute, and a date that is none are found", () => {
  const site = { "@type": "WebSite", name: "Q" };
  expect(structuredDataProblems("/x", page(site))).toEqual(["@graph: WebSite has no url"]);
  expect(structuredDataProblems("/x", page({ ...site, url: "/relative" }))).toHaveLength(1);
  expect(
    structuredDataProblems("/x", page({ ...site, url: "https://x.example", dateModified: "soon" })),
  ).toHaveLength(1);
});

test("types that the site does not use are refused: reviews above all", () => {
  const rated = { "@type": "AggregateRating", ratingValue: 4.9 };
  expect(structuredDataProblems("/x", page(rated))).toEqual([
    expect.stringContaining("AggregateRating"),
  ]);
});
