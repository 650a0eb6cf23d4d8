import { expect, test } from "vitest";

import { inShort, Progress } from "./progress.ts";

test("says how many are done and how long the rest takes, every 15 seconds and at the end", () => {
  const progress = new Progress("Journeys", 4, 0);
  expect(progress.count(undefined, 10_000)).toBeUndefined();
  expect(progress.count("menus.spec.ts: closes", 60_000)).toBe(
    "Journeys: 2 of 4, 1 failed (menus.spec.ts: closes), about 60 s left",
  );
  expect(progress.count(undefined, 300_000)).toBe(
    "Journeys: 3 of 4, 1 failed (menus.spec.ts: closes), about 2 min left",
  );
  expect(progress.count(undefined, 301_000)).toBe(
    "Journeys: 4 of 4, 1 failed (menus.spec.ts: closes), about 0 s left",
  );
});

test("names the first five that failed and counts the others", () => {
  expect(inShort([])).toBe("0 failed");
  expect(inShort([..."abcdefg"])).toBe("7 failed (a; b; c; d; e; 2 more)");
});

test("says no time before a tenth is done", () => {
  expect(new Progress("Files", 400, 0).count(undefined, 20_000)).toBe("Files: 1 of 400");
});
