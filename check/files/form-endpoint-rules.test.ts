import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

import { formEndpointProblems } from "./form-endpoint-rules.ts";

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
