import { expect, test } from "vitest";

import { Progress } from "./progress.ts";

test("says how many are done and how long the rest takes, every 15 seconds and at the end", () => {
  const progress = new Progress("Journeys", 4, 0);
  expect(progress.count(true, 10_000)).toBeUndefined();
  expect(progress.count(false, 60_000)).toBe("Journeys: 2 of 4, 1 failed, about 60 s left");
  expect(progress.count(true, 300_000)).toBe("Journeys: 3 of 4, 1 failed, about 2 min left");
  expect(progress.count(true, 301_000)).toBe("Journeys: 4 of 4, 1 failed, about 0 s left");
});

test("says no time before a tenth is done", () => {
  expect(new Progress("Files", 400, 0).count(true, 20_000)).toBe("Files: 1 of 400");
});
