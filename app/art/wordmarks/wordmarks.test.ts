import { expect, test } from "vitest";
import { flatten } from "../clipping.ts";
import { readMarks } from "../covers/ink-map.ts";
import { wordmark, wordmarkKeys } from "./wordmarks.ts";

test("there are six customers, each under its own name", () => {
  expect(wordmarkKeys).toHaveLength(6);
  expect(new Set(wordmarkKeys.map((key) => wordmark(key).label)).size).toBe(6);
});

test.for(wordmarkKeys)("the wordmark %s fits its sheet and takes the color of the text", (key) => {
  const { body, width, height } = wordmark(key);
  const marks = readMarks(body);
  expect(marks.map(({ attributes }) => attributes.get("fill"))).toEqual(
    marks.map(() => "currentColor"),
  );
  for (const { attributes } of marks) {
    // A quadratic curve lies within its control points.
    const outline = (attributes.get("d") ?? "").replaceAll("Q", "L");
    for (const [x, y] of flatten(outline).flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  }
});
