import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { demoAgenda } from "./demo-agenda.ts";

test("the operations fill the minutes that the demo is said to take", () => {
  const minutes = demoAgenda.reduce((sum, operation) => sum + operation.minutes, 0);
  expect(`${minutes}-minute`).toBe(claims.demoLength.figure);
});
