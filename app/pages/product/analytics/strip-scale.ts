import { percentOf } from "#app/ui/drafting/percent-of.ts";

import type { KpiChart } from "./kpi-chart.ts";

/** Heights moved apart just enough that labels do not touch, in their order, within the space given. */
export function spreadLabels(
  heights: readonly number[],
  gap: number,
  { top, bottom }: { top: number; bottom: number },
): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const places: number[] = [];
  let above = top - gap;
  for (const index of order) above = places[index] = Math.max(heights[index]!, above + gap);
  let below = bottom + gap;
  for (const index of order.toReversed()) {
    below = places[index] = Math.min(places[index]!, below - gap);
  }
  return places;
}

/** Pixels. Two lanes of marks stand above the plot, the weeks below it. */
export const stripHeight = 232;
export const plot = { top: 48, bottom: 206 };
const laneHeight = 20;
const firstLane = 11;

export type StripScale = ReturnType<typeof stripScale>;

/** From weeks to shares of the width, from values to pixels of the `room`. */
export function stripScale({ points, phases }: Pick<KpiChart, "points" | "phases">, room = plot) {
  const heights = [
    ...points.map(({ value }) => value),
    ...phases.flatMap(({ limits }) => [limits.lower, limits.upper]),
  ];
  const [least, greatest] = [Math.min(...heights), Math.max(...heights)];
  const firstWeek = points[0]!.week;
  const weeks = points.length;
  const perUnit = (room.bottom - room.top) / (greatest - least || 1);
  return {
    firstWeek,
    lastWeek: firstWeek + weeks - 1,
    weeks,
    plot: room,
    x: (week: number) => percentOf(week - firstWeek + 0.5, weeks),
    y: (value: number) => Number((room.bottom - (value - least) * perUnit).toFixed(1)),
    lane: (lane: number) => firstLane + Math.min(lane, 1) * laneHeight,
    weekAt: (share: number) =>
      firstWeek + Math.min(Math.max(Math.floor(share * weeks), 0), weeks - 1),
    valueAt: (week: number) => points[week - firstWeek]!.value,
  };
}
