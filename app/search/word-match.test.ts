import fc from "fast-check";
import { expect, test } from "vitest";

import { editDistances } from "./edit-distances.ts";
import { allowedEdits, highlight, matchQuality } from "./word-match.ts";

const quality = (asked: string, word: string) =>
  matchQuality({ word: asked, edits: allowedEdits(asked) }, word);

test("the same word is worth more than a longer one, and that more than a mistyped one", () => {
  const qualities = [
    quality("limit", "limit"),
    quality("limit", "limits"),
    quality("limit", "limitations"),
    quality("limti", "limit"),
    quality("limti", "limitations"),
    quality("limit", "summit"),
  ];
  expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
  expect(new Set(qualities).size).toBe(qualities.length);
  expect(qualities.at(-1)).toBe(0);
});

test("dropped, added, changed and swapped letters count one each", () => {
  const whole = (from: string, to: string) => editDistances(from, to, 3).whole;
  expect(whole("webhok", "webhook")).toBe(1);
  expect(whole("webhoook", "webhook")).toBe(1);
  expect(whole("wabhook", "webhook")).toBe(1);
  expect(whole("wbehook", "webhook")).toBe(1);
  expect(whole("wbehok", "webhook")).toBe(2);
});

const letters = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 8 });

test("distances are the same both ways, and within the longer word", () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const longer = Math.max(a.length, b.length);
      const { whole, beginning } = editDistances(a, b, longer);
      expect(whole).toBe(editDistances(b, a, longer).whole);
      expect(whole).toBeLessThanOrEqual(longer);
      expect(whole === 0).toBe(a === b);
      if (b.length >= a.length) expect(beginning).toBeLessThanOrEqual(whole);
    }),
  );
});

test("the limit changes no distance within it", () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      const { whole } = editDistances(a, b, 8);
      const limited = editDistances(a, b, limit).whole;
      if (whole <= limit) expect(limited).toBe(whole);
      else expect(limited).toBeGreaterThan(limit);
    }),
  );
});

test("any single slip in a word of four letters or more is forgiven", () => {
  const word = fc.string({ unit: fc.constantFrom(..."acelorst"), minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom("change", "swap", "add"), (right, seed, slip) => {
      const at = seed % (right.length - 1);
      const [before, first, second, after] = [
        right.slice(0, at),
        right[at]!,
        right[at + 1]!,
        right.slice(at + 2),
      ];
      const wrong = {
        change: `${before}z${second}${after}`,
        swap: before + second + first + after,
        add: `${before}${first}z${second}${after}`,
      }[slip];
      expect(quality(wrong, right)).toBeGreaterThan(0);
    }),
  );
});

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
