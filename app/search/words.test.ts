import { expect, test } from "vitest";

import { indexedWords, queryWords } from "./words.ts";

test("compounds give their parts and the whole", () => {
  expect(indexedWords("Node.js, SOC-2 and the supplier’s callback_url").join(" ")).toBe(
    "node js nodejs soc 2 soc2 and the supplier s suppliers callback url",
  );
});

test("a query keeps the words that tell something, each once", () => {
  expect(queryWords("How do I route an RFQ? route!")).toEqual(["route", "rfq"]);
  expect(queryWords("GET /api/v1/vendors")).toEqual(["api", "v1", "vendors"]);
});

test("a query of stop words alone is taken at its word", () => {
  expect(queryWords("who")).toEqual(["who"]);
  expect(queryWords("  ")).toEqual([]);
});
