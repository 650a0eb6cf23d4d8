import { toCents } from "#app/format/format-price.ts";
import { type RequestPlant, requestPlants } from "#app/samples/approvals.ts";
import { choiceCodec } from "#app/page/state/choice-codec.ts";

import { controlLimits, findSignals, meanMovingRange } from "./control-chart.ts";
import {
  type Counter,
  type Kpi,
  loggedCauses,
  logPhases,
  operationsKpis,
  operationsLog,
} from "./operations-log.ts";

/** One measure, week by week, with limits for each phase and the points that a rule picks out. */
export function kpiChart(
  kpi: Kpi,
  phases: readonly { firstWeek: number; lastWeek: number }[],
  plant: RequestPlant | null,
) {
  const valueOf = (week: number) => {
    const lines = operationsLog.filter(
      (line) => line.week === week && (!plant || line.plant === plant),
    );
    const sum = (counter: Counter) => lines.reduce((total, line) => total + line[counter], 0);
    return (sum(kpi.of) / sum(kpi.per)) * (kpi.unit === "%" ? 100 : 1);
  };
  const charted = phases.map(({ firstWeek, lastWeek }) => {
    const values = Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) =>
      valueOf(firstWeek + index),
    );
    const limits = controlLimits(values, { min: 0, max: kpi.max });
    const signals = findSignals(values, limits).map(({ rule, first, last }) => ({
      kpi: kpi.id,
      rule,
      firstWeek: firstWeek + first,
      lastWeek: firstWeek + last,
    }));
    const points = values.map((value, index) => ({
      week: firstWeek + index,
      value,
      /** The rules that are met with this point. */
      rules: signals
        .filter(({ lastWeek }) => lastWeek === firstWeek + index)
        .map(({ rule }) => rule),
    }));
    return { phase: { firstWeek, lastWeek, limits }, points, signals };
  });
  return {
    kpi,
    points: charted.flatMap(({ points }) => points),
    phases: charted.map(({ phase }) => phase),
    signals: charted.flatMap(({ signals }) => signals),
  };
}

export type KpiChart = ReturnType<typeof kpiChart>;
export type ChartPoint = KpiChart["points"][number];
export type ChartSignal = KpiChart["signals"][number];
/** A stretch of weeks in which the process was left alone, with limits of its own. */
export type ChartPhase = KpiChart["phases"][number];

/** How the center line moved from the first phase to the last, the way its claim tells it. */
export function trendText({ kpi, phases }: KpiChart): string {
  const before = phases[0]!.limits.center;
  const after = phases.at(-1)!.limits.center;
  const direction = after > before ? "more" : "less";
  // A share of a whole moves by points, all else by a part of what it was.
  if (kpi.max === 100) return `${Math.abs(after - before).toFixed(1)} points ${direction}`;
  if (before / after >= 4) return `${Number((before / after).toFixed(1))}x faster`;
  return `${Math.round(Math.abs(1 - after / before) * 100)}% ${direction}`;
}

/** 348 h, 91.0%. */
export function kpiText({ unit, fractionDigits }: Kpi, value: number): string {
  const figure = value.toFixed(fractionDigits);
  return unit === "%" ? `${figure}%` : `${figure} ${unit}`;
}

/** The arithmetic of a phase's limits, each line worked from the lines above it as they are printed. */
export function workedLimits({ points, phases }: KpiChart) {
  const { firstWeek, lastWeek } = phases.at(-1)!;
  const values = points
    .filter(({ week }) => week >= firstWeek && week <= lastWeek)
    .map(({ value }) => value);
  const center = toCents(controlLimits(values).center);
  const range = toCents(meanMovingRange(values));
  const reach = toCents(range * rangesToLimit);
  return {
    weeks: values.length,
    center,
    range,
    reach,
    lower: toCents(center - reach),
    upper: toCents(center + reach),
  };
}

/** Three standard deviations, in mean moving ranges. */
export const rangesToLimit = 2.66;

/** A lane for each signal's mark, so that marks over the same weeks stand one above the other. */
export function signalLanes(signals: readonly ChartSignal[], gapWeeks: number): number[] {
  const takenUntil: number[] = [];
  return signals.map(({ firstWeek, lastWeek }) => {
    const free = takenUntil.findIndex((week) => firstWeek - week >= gapWeeks);
    const lane = free === -1 ? takenUntil.length : free;
    takenUntil[lane] = lastWeek;
    return lane;
  });
}

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
