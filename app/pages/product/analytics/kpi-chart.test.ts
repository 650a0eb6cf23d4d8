import { expect, test } from "vitest";

import {
  type ChartSignal,
  kpiCharts,
  rangesToLimit,
  signalLanes,
  trendText,
  workedLimits,
} from "./kpi-chart.ts";

const signal = (firstWeek: number, lastWeek: number): ChartSignal => ({
  kpi: "cycle",
  rule: 2,
  firstWeek,
  lastWeek,
});

test("a pocket calculator gets from the printed lines to the limits that the chart prints", () => {
  for (const chart of kpiCharts({ plant: null, weeks: null })) {
    const { center, range, reach, lower, upper } = workedLimits(chart);
    expect(reach).toBeCloseTo(range * rangesToLimit, 2);
    expect(upper).toBeCloseTo(center + reach, 2);
    const { limits } = chart.phases.at(-1)!;
    expect(upper).toBeCloseTo(limits.upper, 1);
    expect(lower).toBeCloseTo(limits.lower, 1);
  }
});

test("marks that would touch get lanes of their own, and a lane is used again once it is free", () => {
  expect(signalLanes([signal(1, 8), signal(9, 9), signal(10, 12)], 2)).toEqual([0, 1, 0]);
  expect(signalLanes([signal(3, 3), signal(20, 20)], 2)).toEqual([0, 0]);
});

test("hours and costs move in percent and a share in points, whichever way they go", () => {
  const charts = kpiCharts({ plant: null, weeks: null });
  const turned = charts.map((chart) => ({ ...chart, phases: chart.phases.toReversed() }));
  const form = (unit: RegExp) => expect.stringMatching(unit) as string;
  const less = form(/^\d+% less$/);
  const more = form(/^\d+% more$/);
  const faster = form(/^[\d.]+x faster$/);
  expect(charts.map(trendText)).toEqual([less, faster, less, form(/^[\d.]+ points more$/)]);
  expect(turned.map(trendText)).toEqual([more, more, more, form(/^[\d.]+ points less$/)]);
});
