import { randomBytes } from "node:crypto";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

import { forms } from "#contract/forms.ts";

import {
  firstResultProblems,
  formEndpointProblems,
  llmsTxtProblems,
  searchIndexBudget,
  searchIndexProblems,
  staticFormProblems,
} from "./file-rules.ts";

const service = "https://forms.example.com/f/1";
const page = (action: string) => ({
  file: "/demo/index.html",
  document: new JSDOM(`<form method="post" action="${action}"></form><form></form>`).window
    .document,
});
const headers = (origins: string) =>
  `/demo\n  Content-Security-Policy: connect-src ${origins}; form-action ${origins}; img-src 'self'\n`;

test.each([
  ["/", "'self'"],
  [service, "'self' https://forms.example.com"],
])("pages and policy that follow %s are left alone", (endpoint, origins) => {
  expect(formEndpointProblems(endpoint, [page(endpoint)], headers(origins))).toEqual([]);
});

test("a form or a policy that does not follow is found", () => {
  const told = headers("'self' https://forms.example.com");
  expect(formEndpointProblems(service, [page("/")], told)).toEqual([
    `a form of /demo/index.html goes to / and not to ${service}`,
  ]);
  expect(formEndpointProblems(service, [page(service)], headers("'self'"))).toHaveLength(1);
  expect(formEndpointProblems("/", [page("/")], told)).toHaveLength(1);
  expect(formEndpointProblems("/", [page("/")], "")).toEqual(["_headers has no policy for forms"]);
});

const written = (attributes: string, changed = (html: string) => html) => {
  const html = Object.values(forms).map(
    ({ name, fields }) => `<form name="${name}" ${attributes}><input name="bot-field">
      <input type="hidden" name="form-name" value="${name}">
      ${fields.map((field) => `<input name="${field.name}" required>`).join("")}</form>`,
  );
  return [{ file: "/", document: new JSDOM(changed(html.join(""))).window.document }];
};
const detected = 'data-netlify="true" netlify-honeypot="bot-field"';

test("a static host finds the forms that it takes, and those only", () => {
  expect(staticFormProblems("/", written(detected))).toEqual([]);
  expect(staticFormProblems(service, written(""))).toEqual([]);
  expect(staticFormProblems("/", written(""))).toContain("demo: a static host does not find it");
  expect(staticFormProblems(service, written(detected))).toContain(
    "demo: a static host would take it",
  );
});

test("a form that lacks a field, or is on no page, is found wherever it goes", () => {
  const lacking = written("", (html) => html.replace('<input name="company" required>', ""));
  expect(staticFormProblems(service, lacking)).toEqual([
    expect.stringMatching(/^(demo|contact): field company is missing$/),
  ]);
  const absent = written("", (html) => html.replace('name="newsletter"', ""));
  expect(staticFormProblems(service, absent)).toEqual(["newsletter is on no page"]);
});

const files = new Set(["/index.html", "/pricing/index.html", "/docs/index.html", "/docs.md"]);
const text = (...paths: string[]) =>
  paths.map((path) => `- [Page](https://x.example${path}): Words.`).join("\n");

test("pages by their address, and a Markdown twin by its own, are in order", () => {
  expect(llmsTxtProblems(text("/", "/pricing", "/docs.md"), files)).toEqual([]);
});

test("a twin that is not named, and an address without a page, are found", () => {
  expect(llmsTxtProblems(text("/docs", "/none"), files)).toEqual([
    "/docs.md is not named",
    "/none leads nowhere",
  ]);
});

const indexedPage = (path: string, body = "") => ({
  html: `<link rel="canonical" href="https://x.example${path}"/>${body}`,
});
const index = (...paths: string[]) => JSON.stringify({ entries: paths.map((path) => ({ path })) });

test("an index of every listed page, and of places on them, is in order", () => {
  const pages = [
    indexedPage("/"),
    indexedPage("/docs", '<h2 id="limits">'),
    { html: "<p>unlisted</p>" },
  ];
  expect(searchIndexProblems(index("/", "/docs", "/docs#limits"), pages)).toEqual([]);
});

test("what is missing, doubled or leads nowhere is named", () => {
  const pages = [indexedPage("/"), indexedPage("/docs"), indexedPage("/demo")];
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
  const pages = [indexedPage("/docs", '<h2 id="limits">')];
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
  expect(searchIndexProblems(json, [indexedPage("/")])).toEqual([
    expect.stringMatching(/^is \d+ bytes gzip, the budget is 60000$/),
  ]);
});

test("a later page of the blog may be absent, an article may not", () => {
  const pages = [
    indexedPage("/"),
    indexedPage("/resources/blog/old"),
    indexedPage("/resources/blog/page/2"),
  ];
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
