import fc from "fast-check";
import { expect, test } from "vitest";

import { spreadLabels } from "./strip-lines.tsx";

const space = { top: 0, bottom: 200 };

test("labels with room stay where they are", () => {
  expect(spreadLabels([20, 90, 160], 13, space)).toEqual([20, 90, 160]);
});

test("labels that would touch move apart, and not out of the space", () => {
  expect(spreadLabels([100, 101, 102], 13, space)).toEqual([100, 113, 126]);
  expect(spreadLabels([199, 200, 198], 13, space)).toEqual([187, 200, 174]);
});

test("whatever the heights, labels keep their order and their distance", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 8 }),
      (heights) => {
        const places = spreadLabels(heights, 13, space).toSorted((a, b) => a - b);
        expect(places[0]).toBeGreaterThanOrEqual(space.top);
        expect(places.at(-1)).toBeLessThanOrEqual(space.bottom);
        for (const [index, place] of places.slice(1).entries()) {
          expect(place - places[index]!).toBeGreaterThanOrEqual(13 - 1e-9);
        }
      },
    ),
  );
});
