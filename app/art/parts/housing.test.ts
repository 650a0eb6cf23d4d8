import { expect, test } from "vitest";

import { clipPolyline } from "../clipping.ts";
import { path } from "../geometry.ts";
import { meshingGears } from "./housing.ts";

test("the teeth of one gear stand in the gaps of the other and cross none of them", () => {
  const [wheel = [], pinion = []] = meshingGears();
  const reach = (from: number) => Math.max(...wheel.map(([x]) => x)) - from;

  expect(reach(Math.min(...pinion.map(([x]) => x)))).toBeGreaterThan(0);
  expect(clipPolyline(wheel, path(pinion, true))).toBe("");
  expect(clipPolyline(pinion, path(wheel, true))).toBe("");
});
