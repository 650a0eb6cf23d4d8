import fc from "fast-check";
import { expect, test } from "vitest";

import { glossed } from "./gloss.ts";
import { plausibleQuestion } from "./testing/arbitrary-questions.ts";
import { understand } from "./understand.ts";

const glossesOf = (question: string) =>
  glossed(question, understand(question)).flatMap(({ text, gloss }) =>
    gloss ? [[text, gloss.slot, gloss.reading]] : [],
  );

test("every word that counts says what it was read as", () => {
  expect(glossesOf("Which plant paid the most freight on castings last quarter?")).toEqual([
    ["plant", "split", "by plant"],
    ["most", "order", "highest first"],
    ["freight", "figure", "freight"],
    ["castings", "category", "Castings and forgings"],
    ["last quarter", "period", "Q2 2026"],
  ]);
  expect(glossesOf("Which three suppliers got the most money this year?")).toContainEqual([
    "three",
    "limit",
    "3",
  ]);
  expect(glossesOf("On-time rate by supplier, worst first")).toContainEqual([
    "worst first",
    "order",
    "lowest first",
  ]);
  expect(glossesOf("Who is best on RFQ-2417?")).toEqual([
    ["best", "figure", "score"],
    ["RFQ-2417", "RFQ", "RFQ-2417"],
  ]);
  expect(glossesOf("spend on titanium")).toContainEqual(["titanium", "not known", "skipped"]);
});

test("the pieces put together are the question", () => {
  fc.assert(
    fc.property(fc.oneof(plausibleQuestion, fc.string()), (question) => {
      const pieces = glossed(question, understand(question));
      expect(pieces.map(({ text }) => text).join("")).toBe(question);
    }),
  );
});
