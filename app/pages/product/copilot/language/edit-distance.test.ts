import fc from "fast-check";
import { expect, test } from "vitest";

import { editDistance } from "./edit-distance.ts";

test("letters added, left out, changed and swapped each count as one", () => {
  expect(editDistance("freight", "freight", 2)).toBe(0);
  expect(editDistance("speend", "spend", 2)).toBe(1);
  expect(editDistance("suplier", "supplier", 2)).toBe(1);
  expect(editDistance("dutt", "duty", 2)).toBe(1);
  expect(editDistance("frieght", "freight", 2)).toBe(1);
});

test("beyond the limit it is one more than the limit, whichever way round", () => {
  expect(editDistance("dayton", "monterrey", 2)).toBe(3);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(3), (a, b, limit) => {
      const distance = editDistance(a, b, limit);
      expect(distance).toBe(editDistance(b, a, limit));
      expect(distance).toBeLessThanOrEqual(limit + 1);
    }),
  );
});
