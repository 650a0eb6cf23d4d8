import { expect, test } from "vitest";

import { arrivalOf, sourcePageOf } from "./arrival.ts";

test.each([
  [
    "utm_source=google&utm_campaign=spring&referrer=https%3A%2F%2Fwww.google.com%2F",
    { utm_source: "google", utm_campaign: "spring", referrer: "www.google.com" },
  ],
  ["referrer=https://user:pw@news.example/a/b?reader=ana%23x", { referrer: "news.example/a/b" }],
  ["utm_source=%0Aone%00two&utm_evil=1&email=a@b.example", { utm_source: "one two" }],
  ["referrer=javascript:alert(1)&utm_medium=%20", {}],
  [`utm_term=${"ü".repeat(300)}`, { utm_term: "ü".repeat(200) }],
  ["", {}],
])("of %j is kept %j", (header, arrival) => {
  expect(arrivalOf(header, "/demo?utm_source=page")).toEqual(arrival);
});

test("without a script the form's own address says it", () => {
  expect(arrivalOf(undefined, "/demo?utm_source=mail&message=Hello")).toEqual({
    utm_source: "mail",
  });
  expect(arrivalOf(undefined, null)).toEqual({});
});

const hosts = ["localhost:3000", "localhost:80", "www.quotewright.example"];

test.each([
  ["http://localhost:3000/company/contact", "/company/contact"],
  ["https://www.quotewright.example/", "/"],
  ["http://localhost:80/pricing", "/pricing"],
  [
    "https://www.quotewright.example/company/contact?message=I+apply%3A+Buyer#form",
    "/company/contact?message=I+apply%3A+Buyer",
  ],
  [`https://www.quotewright.example/pricing?x=${"a".repeat(2000)}`, "/pricing"],
  ["https://evil.example/company/contact", null],
  ["about:client", null],
  ["/company/contact", null],
  ["", null],
  [undefined, null],
])("the page behind %s is %s", (referer, page) => {
  expect(sourcePageOf(referer, hosts)).toBe(page);
});
