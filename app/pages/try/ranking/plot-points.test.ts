import { expect, test } from "vitest";

import { plotPoints } from "./plot-points.ts";

const box = { left: 0, right: 100, top: 0, bottom: 50 };
const offer = (rank: number, total: number, leadTimeDays: number | null) => ({
  id: `o${rank}`,
  rank,
  cost: { total },
  leadTimeDays,
});

test("the cheapest stands lowest and the fastest to the left", () => {
  const plot = plotPoints([offer(1, 200, 10), offer(2, 100, 30), offer(3, 150, 20)], box);
  expect(plot?.points).toEqual([
    { id: "o1", rank: 1, x: 0, y: 0 },
    { id: "o2", rank: 2, x: 100, y: 50 },
    { id: "o3", rank: 3, x: 50, y: 25 },
  ]);
  expect(plot?.cost).toEqual({ least: 100, most: 200 });
});

test("offers without a lead time have no place, and equal ones stand in the middle", () => {
  expect(plotPoints([offer(1, 100, 10), offer(2, 100, null)], box)).toBeNull();
  expect(plotPoints([offer(1, 100, 10), offer(2, 100, 10)], box)?.points[0]).toMatchObject({
    x: 50,
    y: 25,
  });
});
