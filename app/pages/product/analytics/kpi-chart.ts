import type { RequestPlant } from "#app/samples/approval-rules.ts";

import {
  type ControlLimits,
  controlLimits,
  findSignals,
  meanMovingRange,
  type RuleNumber,
} from "./control-chart.ts";
import type { Kpi, KpiId } from "./operations-kpis.ts";
import type { LoggedWeek } from "./operations-log.ts";

/** A stretch of weeks in which the process was left alone, with limits of its own. */
export interface ChartPhase {
  firstWeek: number;
  lastWeek: number;
  limits: ControlLimits;
}

export interface ChartPoint {
  week: number;
  value: number;
  /** The rules that are met with this point. */
  rules: RuleNumber[];
}

export interface ChartSignal {
  kpi: KpiId;
  rule: RuleNumber;
  firstWeek: number;
  lastWeek: number;
}

export interface KpiChart {
  kpi: Kpi;
  points: ChartPoint[];
  phases: ChartPhase[];
  signals: ChartSignal[];
}

/** The counters of the log that each measure divides, and by what. */
const ratios: Record<KpiId, (sum: (counter: keyof Counters) => number) => number> = {
  cycle: (sum) => sum("cycleHours") / sum("awards"),
  approval: (sum) => sum("approvalHours") / sum("awards"),
  landed: (sum) => (sum("landedCost") / sum("budget")) * 100,
  response: (sum) => (sum("quotedInTime") / sum("asked")) * 100,
};

type Counters = Omit<LoggedWeek, "week" | "plant">;

/** One measure, week by week, with limits for each phase and the points that a rule picks out. */
export function kpiChart(
  kpi: Kpi,
  log: readonly LoggedWeek[],
  phases: readonly { firstWeek: number; lastWeek: number }[],
  plant: RequestPlant | null,
): KpiChart {
  const bounds = { min: kpi.min, ...(kpi.max === undefined ? {} : { max: kpi.max }) };
  const charted = phases.map(({ firstWeek, lastWeek }) => {
    const values = Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) =>
      weekValue(kpi.id, log, firstWeek + index, plant),
    );
    const limits = controlLimits(values, bounds);
    const signals = findSignals(values, limits).map(({ rule, first, last }) => ({
      kpi: kpi.id,
      rule,
      firstWeek: firstWeek + first,
      lastWeek: firstWeek + last,
    }));
    const points = values.map((value, index) => ({
      week: firstWeek + index,
      value,
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

function weekValue(
  kpi: KpiId,
  log: readonly LoggedWeek[],
  week: number,
  plant: RequestPlant | null,
): number {
  const lines = log.filter((line) => line.week === week && (!plant || line.plant === plant));
  return ratios[kpi]((counter) => lines.reduce((sum, line) => sum + line[counter], 0));
}

/** How the center line moved from the first phase to the last, the way its claim tells it. */
export function trendText({ kpi, phases }: KpiChart): string {
  const before = phases[0]!.limits.center;
  const after = phases.at(-1)!.limits.center;
  if (kpi.better === "higher") return `${(after - before).toFixed(1)} points more`;
  if (before / after >= 4) return `${Number((before / after).toFixed(1))}x faster`;
  return `${Math.round((1 - after / before) * 100)}% less`;
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
  const center = cents(controlLimits(values).center);
  const range = cents(meanMovingRange(values));
  const reach = cents(range * rangesToLimit);
  return {
    weeks: values.length,
    center,
    range,
    reach,
    lower: cents(center - reach),
    upper: cents(center + reach),
  };
}

/** Three standard deviations, in mean moving ranges. */
export const rangesToLimit = 2.66;

const cents = (value: number) => Math.round(value * 100) / 100;

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
