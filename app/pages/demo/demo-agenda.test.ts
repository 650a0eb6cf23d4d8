import { expect, test } from "vitest";
import parts from "records:demo/agenda";

import { claims } from "#app/site/claims.ts";

test("the operations fill the minutes that the demo is said to take", () => {
  const steps = Object.values(parts[0].items);
  const minutes = steps.reduce((sum, [each]) => sum + Number(each), 0);
  expect(`${minutes}-minute`).toBe(claims.demoLength.figure);
});
