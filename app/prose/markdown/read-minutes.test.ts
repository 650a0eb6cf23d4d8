import { expect, test } from "vitest";

import type { ProseNode } from "../prose.ts";

import { readMinutes, wordCount } from "./read-minutes.ts";

const words = (count: number): ProseNode[] => [{ tag: "p", children: ["word ".repeat(count)] }];

test("words are counted wherever they stand, signs are not", () => {
  expect(
    wordCount([
      { tag: "h2", id: "a", children: ["Two words"] },
      { tag: "p", children: ["one ", { tag: "strong", children: ["two"] }, " × 3 = 4"] },
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["a"] },
          { tag: "li", children: ["b"] },
        ],
      },
      {
        tag: "table",
        caption: "A caption",
        columns: [{ align: "left", head: ["Head"] }],
        rows: [[["$1,200.50"]]],
      },
    ]),
  ).toBe(2 + 4 + 2 + 4);
});

test("whole minutes at 238 words a minute, at least one", () => {
  expect(readMinutes(words(20))).toBe(1);
  expect(readMinutes(words(238 * 3))).toBe(3);
  expect(readMinutes(words(238 * 6 + 200))).toBe(7);
});
