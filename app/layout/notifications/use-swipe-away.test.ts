import fc from "fast-check";
import { expect, test } from "vitest";

import { isSwipedAway, swipeAxis, swipeDistancePx } from "./use-swipe-away.ts";

test("a swipe goes right or down, whichever the pointer went further", () => {
  expect(swipeAxis({ dx: 20, dy: 5 })).toBe("right");
  expect(swipeAxis({ dx: 5, dy: 20 })).toBe("down");
});

test("left, up and a trembling finger are no swipes", () => {
  fc.assert(
    fc.property(
      fc.double({ max: 3.9, noNaN: true }),
      fc.double({ max: 3.9, noNaN: true }),
      (dx, dy) => {
        expect(swipeAxis({ dx, dy })).toBeNull();
      },
    ),
  );
});

test("only travel along the axis counts, and never backwards", () => {
  expect(swipeDistancePx("right", { dx: 30, dy: 80 })).toBe(30);
  expect(swipeDistancePx("down", { dx: 30, dy: 80 })).toBe(80);
  expect(swipeDistancePx("right", { dx: -30, dy: 0 })).toBe(0);
});

test("a slow swipe must go 45 px, a flick less, a tap never dismisses", () => {
  expect(isSwipedAway(44, 1000)).toBe(false);
  expect(isSwipedAway(45, 1000)).toBe(true);
  expect(isSwipedAway(20, 50)).toBe(true);
  expect(isSwipedAway(20, 51)).toBe(false);
  expect(isSwipedAway(0, 0)).toBe(false);
});
