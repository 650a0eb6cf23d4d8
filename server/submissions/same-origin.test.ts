import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const siteUrl = "https://www.quotewright.example";

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "cross-site", origin: siteUrl }, false],
  [{ "sec-fetch-site": "" }, false],
  [{ origin: "http://localhost:3000" }, true],
  [{ origin: "https://localhost:3000" }, true],
  [{ origin: siteUrl }, true],
  [{ origin: "http://localhost:3001" }, false],
  [{ origin: "http://evil.example" }, false],
  [{ origin: "https://www.quotewright.example.evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: "" }, false],
  [{}, true],
])("%o: %s", (headers, expected) => {
  expect(isSameOrigin(headers, "localhost:3000", siteUrl)).toBe(expected);
});
