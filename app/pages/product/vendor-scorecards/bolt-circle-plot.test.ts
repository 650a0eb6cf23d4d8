import { expect, test } from "vitest";

import { onAxis, outline, scorePoints } from "./bolt-circle-plot.tsx";

test("the axes begin at the top and go clockwise, sixty degrees apart", () => {
  expect(onAxis(0, 100)).toEqual({ x: 0, y: -100 });
  expect(onAxis(1, 100)).toEqual({ x: 86.6, y: -50 });
  expect(onAxis(3, 100)).toEqual({ x: 0, y: 100 });
  expect(onAxis(5, 100)).toEqual({ x: -86.6, y: -50 });
});

test("a score is a distance from the center, 100 on the bolt circle", () => {
  const points = scorePoints([100, 50, 0, 80, 20, 60], 150);
  const distances = points.map(({ x, y }) => Math.round(Math.hypot(x, y)));
  expect(distances).toEqual([150, 75, 0, 120, 30, 90]);
});

test("the outline is closed and passes each point in turn", () => {
  expect(outline([onAxis(0, 10), onAxis(3, 10)])).toBe("M0 -10L0 10Z");
});
