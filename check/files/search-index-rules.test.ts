import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import {
  firstResultProblems,
  searchIndexBudget,
  searchIndexProblems,
} from "./search-index-rules.ts";

const page = (path: string, body = "") => ({
  html: `<link rel="canonical" href="https://x.example${path}"/>${body}`,
});
const index = (...paths: string[]) => JSON.stringify({ entries: paths.map((path) => ({ path })) });

test("an index of every listed page, and of places on them, is in order", () => {
  const pages = [page("/"), page("/docs", '<h2 id="limits">'), { html: "<p>unlisted</p>" }];
  expect(searchIndexProblems(index("/", "/docs", "/docs#limits"), pages)).toEqual([]);
});

test("what is missing, doubled or leads nowhere is named", () => {
  const pages = [page("/"), page("/docs"), page("/demo")];
  expect(
    searchIndexProblems(index("/", "/demo", "/demo", "/docs#limits", "/construction"), pages),
  ).toEqual([
    "lacks /docs",
    "/docs#limits leads nowhere, or is unlisted",
    "/construction leads nowhere, or is unlisted",
    "has /demo twice",
  ]);
});

test("a heading is linked to only where it is", () => {
  const pages = [page("/docs", '<h2 id="limits">')];
  const entry = {
    path: "/docs",
    headings: ["Limits", "Keys", "Notes"],
    ids: ["limits", "keys", ""],
  };
  expect(searchIndexProblems(JSON.stringify({ entries: [entry] }), pages)).toEqual([
    "/docs#keys leads nowhere, or is unlisted",
  ]);
});

test("an index over its budget says by how much", () => {
  const noise = randomBytes(searchIndexBudget).toString("base64");
  const json = JSON.stringify({ entries: [{ path: "/", words: noise }] });
  expect(searchIndexProblems(json, [page("/")])).toEqual([
    expect.stringMatching(/^is \d+ bytes gzip, the budget is 60000$/),
  ]);
});

test("a later page of the blog may be absent, an article may not", () => {
  const pages = [page("/"), page("/resources/blog/old"), page("/resources/blog/page/2")];
  expect(searchIndexProblems(index("/"), pages)).toEqual(["lacks /resources/blog/old"]);
});

test("a question that another page answers first is named, and so is one without an answer", () => {
  const entry = { path: "/demo", name: "SSO", title: "", headings: [], description: "", words: "" };
  expect(firstResultProblems(JSON.stringify({ entries: [entry] }))).toEqual(
    expect.arrayContaining([
      "“SSO” finds /demo first, not /pricing",
      "“phone number” finds nothing first, not /company/contact",
    ]),
  );
});
