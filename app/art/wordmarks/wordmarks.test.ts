import { expect, test } from "vitest";
import { flatten } from "../clipping.ts";
import { wordmark, wordmarkKeys } from "./wordmarks.ts";

test("there are six customers, each under its own name", () => {
  expect(wordmarkKeys).toHaveLength(6);
  expect(new Set(wordmarkKeys.map((key) => wordmark(key).label)).size).toBe(6);
});

test.for(wordmarkKeys)("the wordmark %s fits its sheet and takes the color of the text", (key) => {
  const { body, width, height } = wordmark(key);
  const marks = [...body.matchAll(/<path[^>]* d="([^"]*)"[^>]*>/g)];
  expect(marks.length).toBeGreaterThan(0);
  for (const [mark, d = ""] of marks) {
    expect(mark).toContain('fill="currentColor"');
    // A quadratic curve lies within its control points.
    const outline = d.replaceAll("Q", "L");
    for (const [x, y] of flatten(outline).flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  }
});
