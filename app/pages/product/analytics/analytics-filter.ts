import { choiceCodec } from "#app/page/state/choice-codec.ts";
import { type RequestPlant, requestPlants } from "#app/samples/approvals.ts";
import { loggedCauses, logPhases, operationsKpis } from "./operations-log.ts";

import { type ChartSignal, kpiChart, type KpiChart } from "./kpi-chart.ts";

/** The filter in an address. Null is all of them. */
export const analyticsFilterCodec = choiceCodec({ plant: requestPlants, weeks: logPhases });

export type AnalyticsFilter = ReturnType<typeof analyticsFilterCodec.read>;

export function kpiCharts({ plant, weeks }: AnalyticsFilter): KpiChart[] {
  const phases = weeks ? [logPhases[weeks]] : Object.values(logPhases);
  return operationsKpis.map((kpi) => kpiChart(kpi, phases, plant));
}

/** What was logged about a signal, when the plant that it was logged for is among those shown. */
export function causeOf(signal: ChartSignal, plant: RequestPlant | null) {
  return loggedCauses.find(
    (cause) =>
      cause.kpi === signal.kpi &&
      cause.firstWeek <= signal.lastWeek &&
      cause.lastWeek >= signal.firstWeek &&
      (cause.plant === null || plant === null || cause.plant === plant),
  );
}

/** The charts as rows of a table file, the header first; limits stand beside each value. */
export function chartRows(charts: readonly KpiChart[], plant: RequestPlant | null): string[][] {
  return [
    ["Week", "Plant", "Measure", "Unit", "Value", "Center", "Lower limit", "Upper limit", "Rules"],
    ...charts.flatMap(({ kpi, points, phases }) =>
      points.map(({ week, value, rules }) => {
        const { center, lower, upper } = phases.find(({ lastWeek }) => week <= lastWeek)!.limits;
        return [
          String(week),
          plant ? requestPlants[plant] : "All plants",
          kpi.name,
          kpi.unit,
          ...[value, center, lower, upper].map((number) => number.toFixed(kpi.fractionDigits)),
          rules.join(" "),
        ];
      }),
    ),
  ];
}

/** What a filter came to, in one sentence. */
export function filterSummary(charts: readonly KpiChart[], plant: RequestPlant | null): string {
  const signals = charts.reduce((sum, chart) => sum + chart.signals.length, 0);
  const [first, last] = [charts[0]!.points[0]!.week, charts[0]!.points.at(-1)!.week];
  const where = plant ? requestPlants[plant] : "All plants";
  const found = signals === 1 ? "1 signal" : `${signals || "no"} signals`;
  return `${where}, weeks ${first} to ${last}: ${found} on ${charts.length} charts.`;
}
