import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { rareCharacters } from "./fonts-plugin.ts";

test("the second file of a font is fetched for the characters that it holds, and for no other", () => {
  const css = readFileSync(new URL("../../app/styles/fonts.css", import.meta.url), "utf8");
  const declared = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, ranges = ""]) =>
    ranges.split(",").flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  const held = [...rareCharacters].map((character) => character.codePointAt(0) ?? 0);
  expect(declared).toHaveLength(2);
  for (const codes of declared) expect(codes).toEqual(held.toSorted((a, b) => a - b));
});
