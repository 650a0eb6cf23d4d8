import { classNames } from "#app/ui/class-names.ts";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

import { type ChartPhase, type ChartPoint, type KpiChart, kpiText } from "./kpi-chart.ts";
import { controlRules } from "./control-chart.ts";

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

export interface ScaledChart {
  chart: KpiChart;
  scale: StripScale;
}

interface StripLinesProps extends ScaledChart {
  /** Of the box, in pixels. */
  height: number;
}

/** Weeks are shares of this width, so that a path that shows fewer of them can move to its new place. */
const width = 100;

/** What may stretch: the band between the limits, the lines, and the track of the values. */
export function StripLines({ chart, scale, height }: StripLinesProps) {
  const { y, firstWeek, weeks, plot } = scale;
  const at = (week: number) => Number((((week - firstWeek) / weeks) * width).toFixed(2));
  const track = ({ firstWeek, lastWeek }: ChartPhase) =>
    chart.points
      .filter(({ week }) => week >= firstWeek && week <= lastWeek)
      .map(({ week, value }) => `${at(week + 0.5)} ${y(value)}`)
      .join("L");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className="fill-none stroke-current"
    >
      {chart.phases.map((phase) => {
        const { firstWeek: first, lastWeek, limits } = phase;
        const across = (value: number) => `M${at(first)} ${y(value)}H${at(lastWeek + 1)}`;
        return (
          <g key={first}>
            <path
              d={`${across(limits.upper)}V${y(limits.lower)}H${at(first)}Z`}
              className="fill-ink/5 stroke-none redraws"
            />
            <path
              d={across(limits.center)}
              strokeWidth="0.9"
              strokeDasharray="14 3 3 3"
              vectorEffect="non-scaling-stroke"
              className="redraws"
            />
            <path
              d={across(limits.upper) + across(limits.lower)}
              strokeDasharray="5 3"
              vectorEffect="non-scaling-stroke"
              className="redraws"
            />
            {phase !== chart.phases[0] && (
              <path
                d={`M${at(first)} ${plot.top - 8}V${plot.bottom + 8}`}
                strokeWidth="1.9"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <path
              d={`M${track(phase)}`}
              strokeWidth="1.9"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="redraws"
            />
          </g>
        );
      })}
    </svg>
  );
}

export interface StripPointsProps {
  chart: KpiChart;
  scale: StripScale;
  /** The week that all strips point at. */
  shownWeek: number;
  /** Focus of the point at this place in the strip. */
  stop: (index: number) => object;
}

/** The weeks. Filled where nothing is to be said, open within a signal, ringed where a rule is met. */
export function StripPoints({ chart, scale, shownWeek, stop }: StripPointsProps) {
  const inSignal = (week: number) =>
    chart.signals.some(({ firstWeek, lastWeek }) => week >= firstWeek && week <= lastWeek);
  return (
    <>
      <line
        aria-hidden="true"
        x1={scale.x(shownWeek)}
        x2={scale.x(shownWeek)}
        y1={plot.top - 8}
        y2={plot.bottom + 8}
        className="stroke-line-2"
      />
      {chart.points.map((point, index) => {
        const isMet = point.rules.length > 0;
        return (
          <circle
            key={point.week}
            role="img"
            aria-label={`${chart.kpi.name}, ${pointText(chart, point)}`}
            {...stop(index)}
            cx={scale.x(point.week)}
            cy={scale.y(point.value)}
            r={isMet || point.week === shownWeek ? 5.5 : 3.2}
            strokeWidth={isMet ? 2.5 : 1.5}
            className={classNames(
              isMet ? "stroke-signal-ink" : "stroke-ink",
              inSignal(point.week) ? "fill-(--fill)" : "fill-ink",
              "redraws focus-visible:outline-offset-4",
            )}
          />
        );
      })}
    </>
  );
}

/** Week 9: 512 h. Outside the limits. */
function pointText({ kpi }: KpiChart, { week, value, rules }: ChartPoint): string {
  return [`week ${week}: ${kpiText(kpi, value)}`, ...ruleNames(rules)].join(". ");
}

export function ruleNames(rules: ChartPoint["rules"]): string[] {
  return rules.map((rule) => controlRules.find(({ number }) => number === rule)!.name);
}
