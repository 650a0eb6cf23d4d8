import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

import { forms } from "#contract/forms.ts";

import { formEndpointProblems, staticFormProblems } from "./form-endpoint-rules.ts";

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
