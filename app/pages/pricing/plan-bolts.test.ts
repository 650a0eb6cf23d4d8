import { expect, test } from "vitest";

import { plans } from "#app/site/plans/plans.ts";

import { boltAlone } from "./plan-bolts.ts";

test("every plan's bolt takes the same room, so that the page does not move with the plan that is found", () => {
  const shapes = plans.map(({ name }) => {
    const { width, height } = boltAlone(name).of;
    return (height / width).toFixed(6);
  });
  expect(new Set(shapes).size).toBe(1);
});
