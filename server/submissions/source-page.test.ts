import { expect, test } from "vitest";
import { sourcePageOf } from "./source-page.ts";

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
