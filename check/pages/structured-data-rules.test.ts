import { expect, test } from "vitest";

import { type Shown, structuredDataProblems } from "./structured-data-rules.ts";

const step = (position: number, name: string, path = `/${name}`) => ({
  "@type": "ListItem",
  position,
  name,
  item: `https://x.example${path}`,
});
const trailOf = (...itemListElement: object[]) => ({ "@type": "BreadcrumbList", itemListElement });
const trail = trailOf(step(1, "Home", "/"), step(2, "Terms"));
const shown: Shown = { crumbs: ["Home", "Terms"], questions: [] };
const graph = (...things: object[]) => [JSON.stringify({ "@graph": things })];
const problems = (...things: object[]) =>
  structuredDataProblems("/x", graph(trail, ...things), shown);

test("a page with its breadcrumbs is in order", () => {
  expect(problems()).toEqual([]);
});

test("a page without data, or without the type of its kind, is named", () => {
  expect(structuredDataProblems("/legal/terms", [], shown)).toHaveLength(1);
  expect(structuredDataProblems("/company/careers/welder", graph(trail), shown)).toEqual([
    expect.stringContaining("JobPosting"),
  ]);
});

test("a missing property, an address that is not absolute, and a date that is none are found", () => {
  const site = { "@type": "WebSite", name: "Q" };
  expect(problems(site)).toEqual(["@graph: WebSite has no url"]);
  expect(problems({ ...site, url: "/relative" })).toHaveLength(1);
  expect(problems({ ...site, url: "https://x.example", dateModified: "soon" })).toHaveLength(1);
});

test("types that the site does not use are refused: reviews above all", () => {
  const rated = { "@type": "AggregateRating", ratingValue: 4.9 };
  expect(problems(rated)).toEqual([expect.stringContaining("AggregateRating")]);
});

test("a level of the trail without an address is found", () => {
  const { item: _, ...legal } = step(2, "Legal");
  const three = trailOf(step(1, "Home", "/"), legal, step(3, "Terms"));
  expect(
    structuredDataProblems("/legal/terms", graph(three), {
      ...shown,
      crumbs: ["Home", "Legal", "Terms"],
    }),
  ).toEqual(["@graph.itemListElement[1]: ListItem has no item"]);
});

test("a trail is the one that the page shows, counted from 1, and names no page twice", () => {
  const check = (...steps: object[]) =>
    structuredDataProblems("/legal/terms", graph(trailOf(...steps)), shown);
  expect(check(step(1, "Home", "/"), step(2, "Prices"))).toEqual([
    "BreadcrumbList says Home > Prices, the page shows Home > Terms",
  ]);
  expect(check(step(0, "Home", "/"), step(1, "Terms"))).toEqual([
    "BreadcrumbList does not count its levels from 1",
  ]);
  expect(check(step(1, "Home", "/"), step(2, "Terms", "/"))).toEqual([
    "BreadcrumbList names an address twice",
  ]);
  const home = graph(
    trailOf(step(1, "Home", "/")),
    { "@type": "Organization", name: "Q" },
    { "@type": "WebSite", name: "Q", url: "https://x.example/" },
  );
  expect(structuredDataProblems("/", home, { crumbs: ["Home"], questions: [] })).toEqual([
    "BreadcrumbList leads from nowhere: it needs two levels",
  ]);
});

test("a role needs its number and its end, may not be over, and is not applied for directly", () => {
  const role = {
    "@type": "JobPosting",
    title: "Welder",
    description: "<p>Welds.</p>",
    identifier: { "@type": "PropertyValue", name: "Q", value: "welder" },
    datePosted: "2026-10-05",
    validThrough: "2999-01-01T23:59:59Z",
    hiringOrganization: { "@id": "https://x.example/#organization" },
    jobLocation: { "@id": "https://x.example/#austin" },
  };
  expect(problems(role)).toEqual([]);
  const { identifier: _, validThrough: __, ...bare } = role;
  expect(problems(bare)).toEqual([
    "@graph: JobPosting has no identifier",
    "@graph: JobPosting has no validThrough",
  ]);
  expect(problems({ ...role, validThrough: "2020-01-01" })).toEqual([
    "@graph.validThrough is over: 2020-01-01",
  ]);
  expect(problems({ ...role, directApply: true })).toEqual([
    "@graph: JobPosting claims directApply",
  ]);
});

test("questions that the page answers are in its data, and no others", () => {
  const asked = { ...shown, questions: ["What does it cost?"] };
  const faq = (name: string) => ({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text: "Nothing." } },
    ],
  });
  const check = (...things: object[]) =>
    structuredDataProblems("/x", graph(trail, ...things), asked);
  expect(check(faq("What does it cost?"))).toEqual([]);
  expect(check()).toEqual([expect.stringContaining("FAQPage")]);
  expect(check(faq("Who pays?"))).toEqual([
    "FAQPage lacks “What does it cost?”",
    "FAQPage has “Who pays?”, which the page does not show",
  ]);
});
