import { expect, test } from "vitest";

import { trialWish, withTrialWish } from "./trial-wish.ts";

test("the wish is the first line, once, and goes again", () => {
  const once = withTrialWish("Fourteen quotes.", true);
  expect(once).toBe("Start my 14-day free trial.\n\nFourteen quotes.");
  expect(withTrialWish(once, true)).toBe(once);
  expect(withTrialWish(once, false)).toBe("Fourteen quotes.");
  expect(withTrialWish("", true)).toBe(trialWish);
  expect(withTrialWish(trialWish, false)).toBe("");
});
