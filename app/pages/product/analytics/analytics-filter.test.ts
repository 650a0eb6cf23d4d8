import { expect, test } from "vitest";

import { requestPlants } from "#app/samples/approvals.ts";
import { claims } from "#app/site/claims.ts";
import { loggedCauses, logPhases, operationsLog } from "./operations-log.ts";

import {
  analyticsFilterCodec,
  causeOf,
  chartRows,
  filterSummary,
  kpiCharts,
  kpiText,
  trendText,
} from "./kpi-chart.ts";

const everything = { plant: null, weeks: null };
const chartOf = (id: string, filter = {}) =>
  kpiCharts({ ...everything, ...filter }).find(({ kpi }) => kpi.id === id)!;

test("every plant logged every week, and counters are possible", () => {
  for (const plant of Object.keys(requestPlants)) {
    const weeks = operationsLog.filter((line) => line.plant === plant).map(({ week }) => week);
    expect(weeks).toEqual(Array.from({ length: logPhases.after.lastWeek }, (_, i) => i + 1));
  }
  for (const { awards, asked, quotedInTime, approvalHours, cycleHours } of operationsLog) {
    expect(awards).toBeGreaterThan(0);
    expect(quotedInTime).toBeLessThanOrEqual(asked);
    expect(approvalHours).toBeLessThan(cycleHours);
  }
});

test("a week of all plants is the sums divided, not a mean of means", () => {
  const lines = operationsLog.filter(({ week }) => week === 9);
  const hours = lines.reduce((sum, line) => sum + line.cycleHours, 0);
  const awards = lines.reduce((sum, line) => sum + line.awards, 0);
  expect(chartOf("cycle").points[8]).toMatchObject({ week: 9, value: hours / awards });
});

test("the sample holds what the claims say", () => {
  const { center: before } = chartOf("cycle", { weeks: "before" }).phases[0]!.limits;
  const { center: after } = chartOf("cycle", { weeks: "after" }).phases[0]!.limits;
  const [least = 0, most = 0] = claims.cycleTime.figure.match(/\d+/g)!.map(Number);
  expect(1 - after / before).toBeGreaterThanOrEqual(least / 100);
  expect(1 - after / before).toBeLessThanOrEqual(most / 100);
  expect(trendText(chartOf("approval"))).toBe(`${claims.approvals.figure} faster`);
  expect(trendText(chartOf("landed"))).toBe(`${claims.landedCost.figure} less`);
});

test("the center line on the chart is the mean of the points beside it", () => {
  for (const { points, phases } of kpiCharts(everything)) {
    for (const { firstWeek, lastWeek, limits } of phases) {
      const values = points
        .filter(({ week }) => week >= firstWeek && week <= lastWeek)
        .map(({ value }) => value);
      expect(limits.center).toBeCloseTo(
        values.reduce((sum, value) => sum + value, 0) / values.length,
      );
    }
  }
});

test("each rule finds one signal in the sample, and each has its cause in the log", () => {
  const signals = kpiCharts(everything).flatMap((chart) => chart.signals);
  expect(signals.map(({ rule }) => rule).sort()).toEqual([1, 2, 3, 4]);
  expect(signals.map((signal) => causeOf(signal, null))).toEqual(
    expect.arrayContaining([...loggedCauses]),
  );
});

test("limits of a phase do not depend on the weeks shown beside it", () => {
  expect(chartOf("approval", { weeks: "after" }).phases[0]).toEqual(chartOf("approval").phases[1]);
});

test("a plant's cause is not given for another plant", () => {
  const signal = { kpi: "cycle", rule: 1, firstWeek: 9, lastWeek: 9 } as const;
  expect(causeOf(signal, "monterrey")?.plant).toBe("monterrey");
  expect(causeOf(signal, "dayton")).toBeUndefined();
});

test("an address keeps the filter, and what it does not know is ignored", () => {
  const filter = { plant: "aachen", weeks: "after" } as const;
  const query = analyticsFilterCodec.write(new URLSearchParams("from=mail&plant=old"), filter)!;
  expect(query.toString()).toBe("from=mail&plant=aachen&weeks=after");
  expect(analyticsFilterCodec.read(query)).toEqual(filter);
  expect(analyticsFilterCodec.read(new URLSearchParams("plant=mars&weeks=toString"))).toEqual(
    everything,
  );
});

test("the file has a line for each point, with the figures that the chart prints", () => {
  const charts = kpiCharts({ plant: "dayton", weeks: "before" });
  const [, ...rows] = chartRows(charts, "dayton");
  expect(rows).toHaveLength(charts.length * 13);
  const [{ kpi, points }] = charts as [(typeof charts)[0]];
  expect(rows[0]?.slice(0, 5)).toEqual([
    "1",
    "Dayton, OH",
    kpi.name,
    "h",
    points[0]!.value.toFixed(0),
  ]);
});

test("the summary counts what is shown", () => {
  expect(filterSummary(kpiCharts(everything), null)).toBe(
    "All plants, weeks 1 to 26: 4 signals on 4 charts.",
  );
});

test("figures carry their unit", () => {
  const [cycle, , landed] = kpiCharts(everything);
  expect(kpiText(cycle!.kpi, 101.7)).toBe("102 h");
  expect(kpiText(landed!.kpi, 91)).toBe("91.0%");
});
