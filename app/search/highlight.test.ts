import fc from "fast-check";
import { expect, test } from "vitest";

import { highlight } from "./highlight.ts";

const marked = (text: string, ...words: { word: string; edits: number }[]) =>
  highlight(text, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test("marks what was typed of a word, and all of one that was mistyped", () => {
  expect(marked("Pricing, and the price", { word: "pric", edits: 0 })).toBe(
    "[Pric]ing, and the [pric]e",
  );
  expect(marked("Pricing plans", { word: "pricng", edits: 1 })).toBe("[Pricing] plans");
  expect(marked("Société", { word: "soc", edits: 0 })).toBe("[Soc]iété");
  expect(marked("Pricing", { word: "icing", edits: 0 })).toBe("Pricing");
});

test("the text stays what it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ minLength: 1 }), (text, word) => {
      const stretches = highlight(text, [{ word: word.toLowerCase(), edits: 1 }]);
      expect(stretches.map((stretch) => stretch.text).join("")).toBe(text);
    }),
  );
});
